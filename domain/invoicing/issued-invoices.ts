/** Invoices and credit notes as they are known once they are issued: by a number, and by what became of them. */

/** A document's number, as people type it too: `W-2026-12`. */
export const invoiceNumberShape = /^[A-Za-z]-\d{4}-\d{1,9}$/;

/** `issued`: to be sent, the first time or anew. `refused`: SdI took it for not issued, and it is to be corrected. */
export const invoiceStates = ['issued', 'sent', 'refused'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
