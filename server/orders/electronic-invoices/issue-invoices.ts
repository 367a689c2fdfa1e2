/** Invoices and credit notes are issued: numbered, checked and kept as bytes, in one transaction, or not at all. */
import { createHash } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { violationsOf } from '../../../domain/invoicing/control-table.ts';
import type { DocumentKind, Fattura } from '../../../domain/invoicing/fattura.ts';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { violationsInWords, type Violation } from '../../../domain/invoicing/violation-words.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { shop } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { invoiceFiles, invoiceRequests, invoices, type InvoiceDetails } from '../../db/schema/invoices.ts';
import { withOrder } from '../lifecycle/moves.ts';
import { findPaidOrder, type PaidOrder } from '../reading/paid-orders.ts';
import { openSchema } from './check-xml.ts';
import { composeFattura } from './compose.ts';
import { drawProgressive, drawSerial } from './draw-number.ts';
import { writeXml } from './write-xml.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** A document that SdI would refuse; nothing was issued, and no number used. */
export class InvoiceRefused extends Error {
  override readonly name = 'InvoiceRefused';
  readonly violations: readonly Violation[];
  constructor(violations: readonly Violation[]) {
    super(violationsInWords(violations, 'en'));
    this.violations = violations;
  }
}

/**
 * Issues what an order has to have and has not: its invoice, and a credit note for each refund that has gone. Done again it
 * issues nothing.
 *
 * @returns what was issued now, in the order of the numbers of each year
 * @throws InvoiceRefused
 */
export async function issueInvoices(
  db: Executor,
  terms: Invoicing,
  orderNumber: string,
  now: Date,
): Promise<InvoiceRow[] | 'unknown' | 'not_paid'> {
  const check = await openSchema();
  return withOrder(db, orderNumber, async (tx, order) => {
    const paid = await findPaidOrder(tx, order.id);
    if (!paid) return 'not_paid';
    const issued = await documentsOf(tx, order.id);
    const issue = (kind: DocumentKind, refundId: string | null, day: string, compose: Compose) =>
      issueOne(tx, { orderId: order.id, kind, refundId, day }, { terms, now, check, compose });
    const details = await detailsOf(tx, order.id);
    const known = issued.find(({ kind }) => kind === 'TD01');
    const invoice =
      known ??
      (await issue('TD01', null, dayInRome(paid.row.purchasedAt), (heading) =>
        composeFattura(paid, details, terms, heading, null),
      ));
    const made = known ? [] : [invoice];
    for (const credit of creditsOf(paid, invoice, issued)) {
      if (issued.some(({ refundId }) => refundId === credit.refundId)) continue;
      made.push(
        await issue('TD04', credit.refundId, dayInRome(now), (heading) =>
          composeFattura(paid, details, terms, heading, credit),
        ),
      );
    }
    return made;
  });
}

/** The documents of an order, in the order in which they were issued. */
export const documentsOf = (tx: Executor, orderId: string): Promise<InvoiceRow[]> =>
  tx
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.year), asc(invoices.serial));

/**
 * What a credit note is about, for each refund whose money has gone: those that have theirs as they were issued, then the others as
 * they went, so that a note made anew says the same again.
 */
export function creditsOf(
  { refunds }: PaidOrder,
  invoice: Pick<InvoiceRow, 'number' | 'day'>,
  issued: readonly InvoiceRow[],
) {
  const placeOf = (id: string): number => {
    const at = issued.findIndex(({ refundId }) => refundId === id);
    return at === -1 ? issued.length : at;
  };
  return refunds
    .filter(({ id, state }) => state === 'done' || placeOf(id) < issued.length)
    .toSorted(
      (one, other) =>
        placeOf(one.id) - placeOf(other.id) ||
        (one.doneAt?.getTime() ?? 0) - (other.doneAt?.getTime() ?? 0) ||
        (one.id < other.id ? -1 : 1),
    )
    .map(({ amount, ...refund }) => ({ ...refund, cents: amount }))
    .map((refund, at, all) => ({
      refundId: refund.id,
      refund,
      earlier: all.slice(0, at),
      corrects: { number: invoice.number, day: invoice.day },
    }));
}

export async function detailsOf(tx: Executor, orderId: string): Promise<InvoiceDetails> {
  const [asked] = await tx.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, orderId));
  return asked?.details ?? {};
}

type Compose = (heading: Pick<Fattura, 'progressive' | 'number' | 'day'>) => Fattura;

type Making = {
  readonly terms: Invoicing;
  readonly now: Date;
  readonly check: (xml: string) => string[];
  readonly compose: Compose;
};

async function issueOne(
  tx: Executor,
  document: Pick<InvoiceRow, 'orderId' | 'kind' | 'refundId' | 'day'>,
  making: Making,
): Promise<InvoiceRow> {
  const { series } = making.terms;
  const year = Number(document.day.slice(0, 4));
  const serial = await drawSerial(tx, series, year);
  const number = `${series}-${year}-${serial}`;
  const made = await makeFile(tx, { ...document, number }, making);
  const [row] = await tx
    .insert(invoices)
    .values({
      ...document,
      id: uuidv7({ msecs: making.now.getTime() }),
      series,
      year,
      serial,
      number,
      total: made.total,
      issuedAt: making.now,
    })
    .returning();
  if (!row) throw new Error(`the document ${number} was not written down`);
  await keepFile(tx, row.id, 1, made, making.now);
  return row;
}

type MadeFile = { readonly progressive: string; readonly xml: Buffer; readonly total: number };

/** @throws InvoiceRefused */
export async function makeFile(
  tx: Executor,
  { number, day }: Pick<InvoiceRow, 'number' | 'day'>,
  { terms, now, check, compose }: Making,
): Promise<MadeFile> {
  const progressive = await drawProgressive(tx, terms.series);
  const fattura = compose({ progressive, number, day });
  const broken = violationsOf(fattura, dayInRome(now));
  if (broken.length > 0) throw new InvoiceRefused(broken);
  const xml = writeXml(fattura);
  const misshapen = check(xml);
  if (misshapen.length > 0) throw new InvoiceRefused(misshapen.map((detail) => ({ code: '00200', detail })));
  return { progressive, xml: Buffer.from(xml), total: fattura.total };
}

export async function keepFile(
  tx: Executor,
  invoiceId: string,
  attempt: number,
  { progressive, xml }: MadeFile,
  now: Date,
): Promise<void> {
  await tx.insert(invoiceFiles).values({
    id: uuidv7({ msecs: now.getTime() }),
    invoiceId,
    attempt,
    fileName: `IT${shop.company.vatNumber}_${progressive}.xml`,
    xml,
    sha256: createHash('sha256').update(xml).digest('hex'),
    madeAt: now,
  });
}

/** The latest file of a document. */
export async function lastFileOf(tx: Executor, invoiceId: string) {
  const [last] = await tx
    .select()
    .from(invoiceFiles)
    .where(eq(invoiceFiles.invoiceId, invoiceId))
    .orderBy(desc(invoiceFiles.attempt))
    .limit(1);
  if (!last) throw new Error(`the document ${invoiceId} has no file`);
  return last;
}
