/** Documents leave the shop, and what comes of it is written down. Who brings them to SdI is behind a port. */
import { join } from 'node:path';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import type { Executor } from '../../db/client.ts';
import { invoiceFiles, invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { writeAtomically } from '../../files/atomic-write.ts';
import { withOrder } from '../lifecycle/moves.ts';
import { findPaidOrder } from '../reading/paid-orders.ts';
import { openSchema } from './check-xml.ts';
import { composeFattura } from './compose.ts';
import { creditsOf, detailsOf, documentsOf, keepFile, lastFileOf, makeFile } from './issue-invoices.ts';
import { bytesOf, type ListedInvoice } from './list-invoices.ts';

/** A way to SdI: an intermediary's folder today, a web service or a PEC mailbox as well. The same file may come twice, after a crash. */
export type InvoiceChannel = {
  deliver(file: { readonly fileName: string; readonly xml: Uint8Array }): Promise<void>;
};

/** @param folder that is there and that the intermediary's program watches: a file appears in it whole */
export const folderChannel = (folder: string): InvoiceChannel => ({
  deliver: ({ fileName, xml }) => writeAtomically(join(folder, fileName), (file) => file.writeFile(xml)),
});

/** Brings a document's latest file away; whoever asks for it marks it as sent afterwards. */
export async function deliverInvoice(
  db: Executor,
  channel: InvoiceChannel,
  { fileId, fileName }: Pick<ListedInvoice, 'fileId' | 'fileName'>,
): Promise<void> {
  await channel.deliver({ fileName, xml: await bytesOf(db, fileId) });
}

/** A file was brought away, whoever did it; again after a file was lost on its way. @returns false for one that was refused */
export async function markSent(db: Executor, fileId: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(invoiceFiles)
    .set({ sentAt: now, timesSent: sql`${invoiceFiles.timesSent} + 1` })
    .where(and(eq(invoiceFiles.id, fileId), isNull(invoiceFiles.refusedAt)))
    .returning({ id: invoiceFiles.id });
  return marked.length > 0;
}

/** SdI refused a file that was sent: the document counts as not issued. @returns false for one that was not sent, or refused before */
export async function markRefused(db: Executor, fileId: string, reason: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(invoiceFiles)
    .set({ refusedAt: now, refusal: reason })
    .where(
      and(
        eq(invoiceFiles.id, fileId),
        isNull(invoiceFiles.refusedAt),
        sql`${invoiceFiles.sentAt} is not null`,
      ),
    )
    .returning({ id: invoiceFiles.id });
  return marked.length > 0;
}

/**
 * A refused document is made anew, with its number and its day, from the order and what is known of the buyer now, in a file of
 * another name: SdI knows the old one (decision 0058).
 *
 * @throws InvoiceRefused
 */
export async function correctInvoice(
  db: Executor,
  terms: Invoicing,
  number: string,
  now: Date,
): Promise<'corrected' | 'not_refused' | 'unknown'> {
  const [found] = await db
    .select({ invoice: invoices, orderNumber: orders.orderNumber })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(invoices.number, number));
  if (!found) return 'unknown';
  const { invoice } = found;
  const check = await openSchema();
  return withOrder(db, found.orderNumber, async (tx, order) => {
    const last = await lastFileOf(tx, invoice.id);
    if (last.refusedAt === null) return 'not_refused';
    const paid = await findPaidOrder(tx, order.id);
    if (!paid) throw new Error(`the order of ${number} is not paid any more`);
    const details = await detailsOf(tx, order.id);
    const issued = await documentsOf(tx, order.id);
    const first = issued.find(({ kind }) => kind === 'TD01') ?? invoice;
    const credit = creditsOf(paid, first, issued).find(({ refundId }) => refundId === invoice.refundId);
    const made = await makeFile(tx, invoice, {
      terms,
      now,
      check,
      compose: (heading) => composeFattura(paid, details, terms, heading, credit ?? null),
    });
    await keepFile(tx, invoice.id, last.attempt + 1, made, now);
    return 'corrected';
  });
}
