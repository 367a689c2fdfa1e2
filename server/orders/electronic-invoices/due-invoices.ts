/** Orders that have to have an invoice or a credit note, and have not. */
import { and, asc, eq, gte, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import type { Violation } from '../../../domain/invoicing/violation-words.ts';
import { beginOfDay } from '../../../domain/rome-clock.ts';
import { invoicing } from '../../../shop.config.ts';
import type { Db, Executor } from '../../db/client.ts';
import { invoiceRequests, invoices } from '../../db/schema/invoices.ts';
import { orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import { InvoiceRefused, issueInvoices, type InvoiceRow } from './issue-invoices.ts';

export type DueInvoice = {
  readonly orderNumber: string;
  readonly purchasedAt: Date;
  readonly what: 'invoice' | 'credit_note';
};

/** Who has to have one (decision 0057): companies always, private people where they asked or the owner gives one to everybody. */
export function hasInvoice({ individuals }: Pick<Invoicing, 'individuals'>): SQL | undefined {
  if (individuals === 'always') return sql`true`;
  return or(sql`${orders.buyer}->>'type' = 'legal'`, isNotNull(invoiceRequests.orderId));
}

/**
 * The longest waiting first; nothing as long as the owner has not said since when. Whose invoice was issued, by whatever wish, has its credit notes.
 *
 * @param orderNumber of the one order that is asked about; all of them when left out
 */
export async function listDue(db: Executor, terms: Invoicing, orderNumber?: string): Promise<DueInvoice[]> {
  const isAsked = orderNumber === undefined ? undefined : eq(orders.orderNumber, orderNumber);
  const since = terms.since === null ? undefined : beginOfDay(terms.since);
  const columns = { orderNumber: orders.orderNumber, purchasedAt: orders.purchasedAt };
  const ofOrder = and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'TD01'));
  const missing = since
    ? await db
        .select(columns)
        .from(orders)
        .leftJoin(invoiceRequests, eq(invoiceRequests.orderId, orders.id))
        .leftJoin(invoices, ofOrder)
        .where(and(isAsked, gte(orders.purchasedAt, since), isNull(invoices.id), hasInvoice(terms)))
        .orderBy(asc(orders.purchasedAt), asc(orders.id))
    : [];
  const uncredited = await db
    .selectDistinct({ ...columns, id: orders.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(invoices, ofOrder)
    .where(
      and(
        isAsked,
        eq(refunds.state, 'done'),
        sql`not exists (select 1 from invoices note where note.refund_id = ${refunds.id})`,
      ),
    )
    .orderBy(asc(orders.purchasedAt), asc(orders.id));
  const due = (what: DueInvoice['what']) => (row: { orderNumber: string; purchasedAt: Date | null }) =>
    row.purchasedAt ? [{ orderNumber: row.orderNumber, purchasedAt: row.purchasedAt, what }] : [];
  return [...missing.flatMap(due('invoice')), ...uncredited.flatMap(due('credit_note'))];
}

/** One order that SdI would refuse keeps no other from its invoice. */
export type IssuedAll = {
  readonly issued: readonly InvoiceRow[];
  readonly refused: readonly { readonly orderNumber: string; readonly violations: readonly Violation[] }[];
};

/** Issues all that is due, order by order. @param issue as `issueInvoices`, or with more around it */
export async function issueDue(
  db: Db,
  terms: Invoicing,
  now: Date,
  issue: typeof issueInvoices = issueInvoices,
): Promise<IssuedAll> {
  const issued: InvoiceRow[] = [];
  const refused: { orderNumber: string; violations: readonly Violation[] }[] = [];
  for (const { orderNumber } of await listDue(db, terms)) {
    try {
      const made = await issue(db, terms, orderNumber, now);
      if (typeof made !== 'string') issued.push(...made);
    } catch (error) {
      if (!(error instanceof InvoiceRefused)) throw error;
      refused.push({ orderNumber, violations: error.violations });
    }
  }
  return { issued, refused };
}

/** Once the owner has said since when the shop issues its invoices: what is due. What SdI would refuse stays due, and `invoices issue` says why. */
export async function issueByTheClock(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  terms: Invoicing = invoicing,
): Promise<void> {
  if (terms.since !== null) await issueDue(db, terms, clock());
}
