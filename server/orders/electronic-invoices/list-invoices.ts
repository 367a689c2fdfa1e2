/** Documents with what became of them. */
import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { buyerName } from '../../../domain/buyer.ts';
import type { InvoiceState } from '../../../domain/invoicing/issued-invoices.ts';
import type { DocumentKind } from '../../../domain/invoicing/fattura.ts';
import type { Executor } from '../../db/client.ts';
import { invoiceFiles, invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';

export type InvoiceFilter = {
  readonly state?: InvoiceState | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly orderNumber?: string | undefined;
  /** Days of the documents, both taken. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly numbers?: readonly string[] | undefined;
  /** Those that stand in the list after the one of this number. */
  readonly after?: string | undefined;
  /** How many at most; all when left out. */
  readonly limit?: number | undefined;
};

/** Cents; days in Rome. The file is the latest. */
export type ListedInvoice = Awaited<ReturnType<typeof listInvoices>>[number];

const state = sql<InvoiceState>`case
  when ${invoiceFiles.refusedAt} is not null then 'refused'
  when ${invoiceFiles.sentAt} is not null then 'sent' else 'issued' end`;

/** By year and number, the latest first. */
export async function listInvoices(db: Executor, filter: InvoiceFilter = {}) {
  const wanted: (SQL | undefined)[] = [
    filter.state && sql`${state} = ${filter.state}`,
    filter.kind && eq(invoices.kind, filter.kind),
    filter.orderNumber === undefined ? undefined : eq(orders.orderNumber, filter.orderNumber),
    filter.from === undefined ? undefined : gte(invoices.day, filter.from),
    filter.to === undefined ? undefined : lte(invoices.day, filter.to),
    filter.numbers && inArray(invoices.number, [...filter.numbers]),
    filter.after === undefined ? undefined : isAfter(filter.after),
  ];
  const latest = sql`${invoiceFiles.attempt} = (select max(attempt) from invoice_files each where each.invoice_id = ${invoices.id})`;
  const found = db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      day: invoices.day,
      total: invoices.total,
      orderNumber: orders.orderNumber,
      buyer: orders.buyer,
      state,
      attempt: invoiceFiles.attempt,
      fileId: invoiceFiles.id,
      fileName: invoiceFiles.fileName,
      sha256: invoiceFiles.sha256,
      madeAt: invoiceFiles.madeAt,
      sentAt: invoiceFiles.sentAt,
      timesSent: invoiceFiles.timesSent,
      refusedAt: invoiceFiles.refusedAt,
      refusal: invoiceFiles.refusal,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .innerJoin(invoiceFiles, and(eq(invoiceFiles.invoiceId, invoices.id), latest))
    .where(and(...wanted))
    .orderBy(desc(invoices.year), asc(invoices.series), desc(invoices.serial))
    .$dynamic();
  const rows = await (filter.limit === undefined ? found : found.limit(filter.limit));
  return rows.map(({ buyer, ...row }) => ({ ...row, buyer: buyerName(buyer) }));
}

/** In the order of the list. @param number as `invoiceNumberShape` has it */
function isAfter(number: string): SQL | undefined {
  const [series = '', year, serial] = number.split('-');
  const isOfYear = eq(invoices.year, Number(year));
  return or(
    lt(invoices.year, Number(year)),
    and(isOfYear, gt(invoices.series, series)),
    and(isOfYear, eq(invoices.series, series), lt(invoices.serial, Number(serial))),
  );
}

/** Every file of a document, the first one first, without its bytes. */
export const filesOf = (db: Executor, invoiceId: string) =>
  db
    .select({
      id: invoiceFiles.id,
      attempt: invoiceFiles.attempt,
      fileName: invoiceFiles.fileName,
      sha256: invoiceFiles.sha256,
      madeAt: invoiceFiles.madeAt,
      sentAt: invoiceFiles.sentAt,
      timesSent: invoiceFiles.timesSent,
      refusedAt: invoiceFiles.refusedAt,
      refusal: invoiceFiles.refusal,
    })
    .from(invoiceFiles)
    .where(eq(invoiceFiles.invoiceId, invoiceId))
    .orderBy(asc(invoiceFiles.attempt));

/** @throws Error when the bytes are not those that were issued */
export async function bytesOf(db: Executor, fileId: string): Promise<Buffer> {
  const [file] = await db.select().from(invoiceFiles).where(eq(invoiceFiles.id, fileId));
  if (!file) throw new Error(`there is no file ${fileId}`);
  if (createHash('sha256').update(file.xml).digest('hex') !== file.sha256)
    throw new Error(`${file.fileName} is not what was issued: its bytes have changed`);
  return file.xml;
}
