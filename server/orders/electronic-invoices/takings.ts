/** The register of takings out of the orders: sales that have no invoice and are to have none. */
import { and, gte, lte, not, or, sql } from 'drizzle-orm';
import { createDailyTotals, type DailyTotal } from '../../../domain/invoicing/daily-totals.ts';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { beginOfDay, dayInRome, endOfDay } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { paidOrdersWhere } from '../reading/paid-orders.ts';
import { saleOf } from './compose.ts';

/**
 * Takings of each day, less what went back on it, whenever that had been bought.
 *
 * @param from a day in Rome, as `to`; both are taken
 */
export async function takingsOf(
  db: Executor,
  { ordinaryRatePercent, individuals }: Invoicing,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DailyTotal[]> {
  if (individuals === 'always') return [];
  const [begin, end] = [beginOfDay(from), endOfDay(beginOfDay(to), 0)];
  const wasInvoiced = sql`(${orders.buyer}->>'type' = 'legal'
    or exists (select 1 from invoice_requests asked where asked.order_id = ${orders.id})
    or exists (select 1 from invoices made where made.order_id = ${orders.id}))`;
  const movedThen = or(
    and(gte(orders.purchasedAt, begin), lte(orders.purchasedAt, end)),
    sql`exists (select 1 from refunds back where back.order_id = ${orders.id} and back.state = 'done'
      and back.done_at between ${begin.toISOString()}::timestamptz and ${end.toISOString()}::timestamptz)`,
  );
  const totals = createDailyTotals(ordinaryRatePercent);
  for await (const paid of paidOrdersWhere(db, and(movedThen, not(wasInvoiced))))
    totals.add({
      day: dayInRome(paid.row.purchasedAt),
      sale: saleOf(paid),
      refunds: paid.refunds
        .flatMap(({ itemId, amount, shipping, state, doneAt }) =>
          state === 'done' && doneAt ? [{ itemId, cents: amount, shipping, doneAt }] : [],
        )
        .toSorted((one, other) => one.doneAt.getTime() - other.doneAt.getTime())
        .map(({ doneAt, ...refund }) => ({ ...refund, day: dayInRome(doneAt) })),
    });
  return totals.between(from, to);
}
