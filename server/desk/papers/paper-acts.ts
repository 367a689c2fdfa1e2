/** What is done with invoices and credit notes, with a line in the log: at the desk and on the command line. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import type { Executor } from '../../db/client.ts';
import { invoiceFiles, invoiceRequests, type InvoiceDetails } from '../../db/schema/invoices.ts';
import type { Deps } from '../../deps.ts';
import { askForInvoice } from '../../orders/electronic-invoices/ask-for-invoice.ts';
import { issueDue, type IssuedAll } from '../../orders/electronic-invoices/due-invoices.ts';
import { correctInvoice, markRefused, markSent } from '../../orders/electronic-invoices/hand-over.ts';
import { issueInvoices } from '../../orders/electronic-invoices/issue-invoices.ts';
import { listInvoices, type ListedInvoice } from '../../orders/electronic-invoices/list-invoices.ts';
import { withOrder } from '../../orders/lifecycle/moves.ts';
import { logAction, type Actor } from '../action-log.ts';

export type Papers = Pick<Deps, 'database' | 'clock'>;

/** One document's file. */
type OnFile = Pick<ListedInvoice, 'number' | 'fileId'>;

/** Somebody wants an invoice, or wants it to name them otherwise. @returns as `askForInvoice` */
export const askAndLog = (
  { database: { db }, clock }: Papers,
  who: Actor,
  orderNumber: string,
  details: InvoiceDetails,
): ReturnType<typeof askForInvoice> =>
  withOrder(db, orderNumber, async (tx, { id }) => {
    const now = clock();
    const [before] = await tx.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, id));
    const outcome = await askForInvoice(tx, orderNumber, details, now);
    const [after] = await tx.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, id));
    if (!isDeepStrictEqual(before, after))
      await logAction(
        tx,
        who,
        { action: 'invoice_asked', subject: orderNumber, before: before?.details, after: after?.details },
        now,
      );
    return outcome;
  });

/** @returns as `issueInvoices`. @throws InvoiceRefused */
export const issueAndLog = (
  { database: { db }, clock }: Papers,
  who: Actor,
  terms: Invoicing,
  orderNumber: string,
): ReturnType<typeof issueInvoices> => issuingBy(who)(db, terms, orderNumber, clock());

/** Issues all that is due. */
export const issueDueAndLog = (
  { database: { db }, clock }: Papers,
  who: Actor,
  terms: Invoicing,
): Promise<IssuedAll> => issueDue(db, terms, clock(), issuingBy(who));

const issuingBy =
  (who: Actor): typeof issueInvoices =>
  (db, terms, orderNumber, now) =>
    db.transaction(async (tx) => {
      const made = await issueInvoices(tx, terms, orderNumber, now);
      if (typeof made === 'string') return made;
      for (const { number, kind, total } of made) {
        const after = { paper: kind, orderNumber, total };
        await logAction(tx, who, { action: 'invoice_issued', subject: number, after }, now);
      }
      return made;
    });

/** A file was brought away, or once more. @returns whether it could be: one that SdI refused cannot */
export const sentAndLog = ({ database: { db }, clock }: Papers, who: Actor, on: OnFile): Promise<boolean> =>
  db.transaction((tx) => sendInside(tx, who, on, clock()));

/** As `sentAndLog`, within a larger act. */
export async function sendInside(
  tx: Executor,
  who: Actor,
  { number, fileId }: OnFile,
  now: Date,
): Promise<boolean> {
  const file = await lockFile(tx, fileId);
  if (!(await markSent(tx, fileId, now))) return false;
  const { fileName, timesSent } = file;
  await logAction(
    tx,
    who,
    { action: 'invoice_sent', subject: number, after: { fileName, timesSent: timesSent + 1 } },
    now,
  );
  return true;
}

/** SdI refused a file. @returns whether it could: only what was sent, and once */
export const refusedAndLog = (
  { database: { db }, clock }: Papers,
  who: Actor,
  { number, fileId }: OnFile,
  refusal: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock();
    const { fileName } = await lockFile(tx, fileId);
    if (!(await markRefused(tx, fileId, refusal, now))) return false;
    const after = { fileName, refusal };
    await logAction(tx, who, { action: 'invoice_refused', subject: number, after }, now);
    return true;
  });

/** @returns as `correctInvoice`. @throws InvoiceRefused */
export const correctAndLog = (
  { database: { db }, clock }: Papers,
  who: Actor,
  terms: Invoicing,
  number: string,
): ReturnType<typeof correctInvoice> =>
  db.transaction(async (tx) => {
    const now = clock();
    const outcome = await correctInvoice(tx, terms, number, now);
    if (outcome !== 'corrected') return outcome;
    const [made] = await listInvoices(tx, { numbers: [number] });
    const after = { fileName: made?.fileName };
    await logAction(tx, who, { action: 'invoice_corrected', subject: number, after }, now);
    return outcome;
  });

/** Takes a file for the rest of the transaction: whoever else marks it waits. */
export async function lockFile(tx: Executor, fileId: string) {
  const [file] = await tx
    .select({
      fileName: invoiceFiles.fileName,
      timesSent: invoiceFiles.timesSent,
      refusal: invoiceFiles.refusal,
    })
    .from(invoiceFiles)
    .where(eq(invoiceFiles.id, fileId))
    .for('update');
  if (!file) throw new Error(`there is no file ${fileId}`);
  return file;
}
