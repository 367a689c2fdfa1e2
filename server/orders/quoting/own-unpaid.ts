/** Whose pieces are kept for a person already: who comes back from the page of a payment finds the own cart sold out otherwise. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';

/** @returns by part the number of the person's order that keeps pieces of it and is to be paid yet, the latest one */
export async function ownUnpaidOrders(
  db: Executor,
  userId: string,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .select({ partId: orderItems.partId, orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'awaiting_payment'),
        inArray(orderItems.partId, [...partIds]),
      ),
    )
    .orderBy(asc(orders.placedAt));
  return new Map(rows.map(({ partId, orderNumber }) => [partId, orderNumber]));
}
