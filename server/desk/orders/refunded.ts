/** What has gone back of orders so far, or is on its way. */
import { and, inArray, isNotNull, sum } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';

/** What has gone back of each order or is on its way, in cents; those of which nothing has are not in it. */
export async function refundedByOrder(
  db: Executor,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sums = await db
    .select({ orderId: refunds.orderId, cents: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .groupBy(refunds.orderId);
  return new Map(sums.map(({ orderId, cents }) => [orderId, cents]));
}

/** The same of each item, without what went back of an order as a whole. */
export async function refundedByItem(
  db: Executor,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = rows.map(({ id }) => id);
  const sums = await db
    .select({ itemId: refunds.itemId, cents: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), isNotNull(refunds.itemId)))
    .groupBy(refunds.itemId);
  return new Map(sums.map(({ itemId, cents }) => [itemId ?? '', cents]));
}
