/** How the shopkeeper's command line names electronic invoices, and reads what is said of their buyers. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { compactFiscalCode, compactVatNumber } from '../../../domain/fiscal.ts';
import { invoiceNumberShape } from '../../../domain/invoicing/issued-invoices.ts';
import type { DocumentKind } from '../../../domain/invoicing/fattura.ts';
import { violationsInWords } from '../../../domain/invoicing/violation-words.ts';
import type { Executor } from '../../db/client.ts';
import type { InvoiceDetails } from '../../db/schema/invoices.ts';
import { wrongDetail } from '../../orders/electronic-invoices/ask-for-invoice.ts';
import { InvoiceRefused } from '../../orders/electronic-invoices/issue-invoices.ts';
import { listInvoices, type ListedInvoice } from '../../orders/electronic-invoices/list-invoices.ts';
import { asTyped, oneOrMore, operand, option, type Reader } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';

export const kindWords: Record<DocumentKind, InBoth> = {
  TD01: { it: 'fattura', en: 'invoice' },
  TD04: { it: 'nota di credito', en: 'credit note' },
};

const words = {
  it: {
    noNumber: (typed: string) => `"${typed}" non è un numero di fattura: si scrive come W-2026-12.`,
    noDay: (name: string, typed: string) => `${name} vuole un giorno, come 2026-03-31, non "${typed}".`,
    unknown: (number: string) => `La fattura ${number} non c’è.`,
    wouldBeRefused: (what: string, why: string) =>
      `${what} verrebbe scartata, quindi non è stato emesso niente. ${why}`,
  },
  en: {
    noNumber: (typed: string) => `"${typed}" is no number of an invoice: it is written as W-2026-12.`,
    noDay: (name: string, typed: string) => `${name} is a day, as 2026-03-31, not "${typed}".`,
    unknown: (number: string) => `There is no invoice ${number}.`,
    wouldBeRefused: (what: string, why: string) => `${what} would be refused, so nothing was issued. ${why}`,
  },
} satisfies InBoth<object>;

export const invoiceNumber = operand(
  { it: 'FATTURA', en: 'INVOICE' },
  { it: 'il numero del documento, come W-2026-12', en: 'the document’s number, as W-2026-12' },
  (typed, _name, language) => {
    if (!invoiceNumberShape.test(typed)) throw new UsageError(words[language].noNumber(typed));
    return typed.toUpperCase();
  },
);

export const invoiceNumbers = oneOrMore(invoiceNumber);

/** A day in Rome. @throws UsageError */
export const dayTyped: Reader<string> = (typed, name, language) => {
  const noon = new Date(`${typed}T12:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(typed) ||
    Number.isNaN(noon.getTime()) ||
    !noon.toISOString().startsWith(typed)
  )
    throw new UsageError(words[language].noDay(name, typed));
  return typed;
};

const codePlaceholder: InBoth = { it: 'CODICE', en: 'CODE' };

/** What may be said of a buyer where the order does not say it, or says it wrong. */
export const detailOptions = {
  fiscalCode: option(
    codePlaceholder,
    { it: 'il codice fiscale di chi compra', en: 'the buyer’s codice fiscale' },
    (typed) => compactFiscalCode(typed),
  ),
  vatNumber: option(
    { it: 'NUMERO', en: 'NUMBER' },
    {
      it: 'la partita IVA di chi compra; se è estera, con le lettere del paese',
      en: 'the buyer’s VAT number, of another country with its letters',
    },
    (typed) => compactVatNumber(typed),
  ),
  company: option(
    { it: 'NOME', en: 'NAME' },
    { it: 'come si chiama la ditta', en: 'what the company is called' },
    asTyped,
  ),
  sdi: option(
    codePlaceholder,
    { it: 'il codice destinatario, sette caratteri', en: 'the recipient code, seven signs' },
    (typed) => typed.trim().toUpperCase(),
  ),
  pec: option(
    { it: 'INDIRIZZO', en: 'ADDRESS' },
    { it: 'la PEC, dove il codice non c’è', en: 'the PEC address, where there is no code' },
    (typed) => typed.trim().toLowerCase(),
  ),
};

/** @throws UsageError about the first that is mistyped */
export function readDetails(
  given: { readonly [Name in keyof typeof detailOptions]: string | undefined },
  language: Locale,
): InvoiceDetails {
  const { fiscalCode, vatNumber, company, sdi, pec } = given;
  const details: InvoiceDetails = {
    ...(fiscalCode && { fiscalCode }),
    ...(vatNumber && { vatNumber }),
    ...(company && { companyName: company }),
    ...(sdi && { uniqueCode: sdi }),
    ...(pec && { pecAddress: pec }),
  };
  const wrong = wrongDetail(details);
  if (wrong) throw new UsageError(wrong.sentence[language]);
  return details;
}

export const unknownInvoice = (number: string, language: Locale): string => words[language].unknown(number);

/** The documents of these numbers, in their order. @throws Refused */
export async function findInvoices(
  db: Executor,
  numbers: readonly string[],
  language: Locale,
): Promise<ListedInvoice[]> {
  const found = await listInvoices(db, { numbers });
  return numbers.map((number) => {
    const one = found.find((each) => each.number === number);
    if (!one) throw new Refused(unknownInvoice(number, language));
    return one;
  });
}

/** Says why SdI would not take a document. */
export const orRefused = async <Result>(
  what: string,
  work: Promise<Result>,
  language: Locale,
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InvoiceRefused)
      throw new Refused(words[language].wouldBeRefused(what, violationsInWords(error.violations, language)));
    throw error;
  }
};
