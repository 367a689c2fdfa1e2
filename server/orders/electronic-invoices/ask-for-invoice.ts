/** Somebody wants an invoice for an order, or wants it to say something else of them than the order does. */
import { eq } from 'drizzle-orm';
import type { InBoth } from '../../../domain/constants.ts';
import { isFiscalCode, isUniqueCode, isVatNumber } from '../../../domain/fiscal.ts';
import type { Executor } from '../../db/client.ts';
import { invoiceRequests, invoices, type InvoiceDetails } from '../../db/schema/invoices.ts';
import { withOrder } from '../lifecycle/moves.ts';

/** A detail that is mistyped, with a sentence about it in both languages. */
export type WrongDetail = { readonly field: keyof InvoiceDetails; readonly sentence: InBoth };

/** @returns the first detail that is mistyped; undefined for none */
export function wrongDetail({
  fiscalCode,
  vatNumber,
  uniqueCode,
  pecAddress,
}: InvoiceDetails): WrongDetail | undefined {
  if (fiscalCode !== undefined && !isFiscalCode(fiscalCode))
    return {
      field: 'fiscalCode',
      sentence: {
        it: `${fiscalCode} non è un codice fiscale: la lunghezza o la lettera di controllo non torna.`,
        en: `${fiscalCode} is no codice fiscale: its length or its check letter is wrong.`,
      },
    };
  if (vatNumber !== undefined && !isVatOfAnyCountry(vatNumber))
    return {
      field: 'vatNumber',
      sentence: {
        it: `${vatNumber} non è una partita IVA: undici cifre che tornano fra loro, oppure un paese e il suo numero, come DE123456789.`,
        en: `${vatNumber} is no VAT number: eleven digits that fit each other, or a country and its number, as DE123456789.`,
      },
    };
  if (uniqueCode !== undefined && !(isUniqueCode(uniqueCode) && uniqueCode.length === 7))
    return {
      field: 'uniqueCode',
      sentence: {
        it: `${uniqueCode} non è un codice destinatario: sono sette lettere e cifre.`,
        en: `${uniqueCode} is no recipient code: seven letters and digits.`,
      },
    };
  if (pecAddress !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(pecAddress))
    return {
      field: 'pecAddress',
      sentence: {
        it: `${pecAddress} non è un indirizzo PEC.`,
        en: `${pecAddress} is no PEC address.`,
      },
    };
  return undefined;
}

const isVatOfAnyCountry = (number: string): boolean =>
  /^[A-Z]{2}/.test(number) ? /^(?!IT)[A-Z]{2}[A-Z0-9]{2,26}$/.test(number) : isVatNumber(number);

/**
 * Writes down that an order is to have an invoice. What was said before stays where nothing else is said.
 *
 * @returns `issued` when it has one already: what it says is then changed by a correction alone
 */
export async function askForInvoice(
  db: Executor,
  orderNumber: string,
  details: InvoiceDetails,
  now: Date,
): Promise<'asked' | 'issued' | 'unknown'> {
  return withOrder(db, orderNumber, async (tx, { id: orderId }) => {
    const [asked] = await tx.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, orderId));
    const whole = { ...asked?.details, ...details };
    await tx
      .insert(invoiceRequests)
      .values({ orderId, askedAt: now, details: whole })
      .onConflictDoUpdate({ target: invoiceRequests.orderId, set: { details: whole } });
    const issued = await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId));
    return issued.length > 0 ? 'issued' : 'asked';
  });
}
