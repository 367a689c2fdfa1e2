/** How the shopkeeper's command line names electronic invoices, and reads what is said of their buyers. */
import { compactFiscalCode, compactVatNumber } from '../../../domain/fiscal.ts';
import type { DocumentKind } from '../../../domain/invoicing/fattura.ts';
import type { Executor } from '../../db/client.ts';
import type { InvoiceDetails } from '../../db/schema/invoices.ts';
import { whyNotDetails } from '../../orders/electronic-invoices/ask-for-invoice.ts';
import { InvoiceRefused } from '../../orders/electronic-invoices/issue-invoices.ts';
import { listInvoices, type ListedInvoice } from '../../orders/electronic-invoices/list-invoices.ts';
import { asTyped, oneOrMore, operand, option } from '../frame/arguments.ts';
import { Refused, UsageError } from '../frame/command.ts';

export const kindWords: Record<DocumentKind, string> = { TD01: 'invoice', TD04: 'credit note' };

export const invoiceNumber = operand('INVOICE', 'the document’s number, as W-2026-12', (typed) => {
  if (!/^[A-Za-z]-\d{4}-\d{1,9}$/.test(typed))
    throw new UsageError(`"${typed}" is no number of an invoice: it is written as W-2026-12.`);
  return typed.toUpperCase();
});

export const invoiceNumbers = oneOrMore(invoiceNumber);

/** A day in Rome. @throws UsageError */
export const dayTyped = (typed: string, name: string): string => {
  const noon = new Date(`${typed}T12:00:00Z`);
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(typed) ||
    Number.isNaN(noon.getTime()) ||
    !noon.toISOString().startsWith(typed)
  )
    throw new UsageError(`${name} is a day, as 2026-03-31, not "${typed}".`);
  return typed;
};

/** What may be said of a buyer where the order does not say it, or says it wrong. */
export const detailOptions = {
  fiscalCode: option('CODE', 'the buyer’s codice fiscale', compactFiscalCode),
  vatNumber: option(
    'NUMBER',
    'the buyer’s VAT number, of another country with its letters',
    compactVatNumber,
  ),
  company: option('NAME', 'what the company is called', asTyped),
  sdi: option('CODE', 'the recipient code, seven signs', (typed) => typed.trim().toUpperCase()),
  pec: option('ADDRESS', 'the PEC address, where there is no code', (typed) => typed.trim().toLowerCase()),
};

/** @throws UsageError about the first that is mistyped */
export function readDetails(given: {
  readonly [Name in keyof typeof detailOptions]: string | undefined;
}): InvoiceDetails {
  const { fiscalCode, vatNumber, company, sdi, pec } = given;
  const details: InvoiceDetails = {
    ...(fiscalCode && { fiscalCode }),
    ...(vatNumber && { vatNumber }),
    ...(company && { companyName: company }),
    ...(sdi && { uniqueCode: sdi }),
    ...(pec && { pecAddress: pec }),
  };
  const wrong = whyNotDetails(details);
  if (wrong) throw new UsageError(wrong);
  return details;
}

export const unknownInvoice = (number: string): string => `There is no invoice ${number}.`;

/** The documents of these numbers, in their order. @throws Refused */
export async function findInvoices(db: Executor, numbers: readonly string[]): Promise<ListedInvoice[]> {
  const found = await listInvoices(db, { numbers });
  return numbers.map((number) => {
    const one = found.find((each) => each.number === number);
    if (!one) throw new Refused(unknownInvoice(number));
    return one;
  });
}

/** Says why SdI would not take a document. */
export const orRefused = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof InvoiceRefused)
      throw new Refused(`${what} would be refused, so nothing was issued. ${error.message}`);
    throw error;
  }
};
