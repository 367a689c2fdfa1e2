/** Orders go when the law no longer asks for them (art. 2220 of the civil code), with all that is written about their buyers. */
import { inArray, lte } from 'drizzle-orm';
import { bookkeepingYears } from '../../../domain/constants.ts';
import { endOfDay, yearInRome } from '../../../domain/working-days.ts';
import type { Db } from '../../db/client.ts';
import { orderHistory, orderItems, orders, payments, refunds } from '../../db/schema/orders.ts';

/** Forgets the orders of a year once so many whole years have followed it. */
export async function forgetOldOrders(db: Db, now: Date): Promise<void> {
  const lastDay = new Date(Date.UTC(yearInRome(now) - bookkeepingYears - 1, 11, 31));
  const isOld = lte(orders.placedAt, endOfDay(lastDay, 0));
  await db.transaction(async (tx) => {
    const old = tx.select({ id: orders.id }).from(orders).where(isOld);
    for (const { orderId, table } of [
      { table: refunds, orderId: refunds.orderId },
      { table: payments, orderId: payments.orderId },
      { table: orderHistory, orderId: orderHistory.orderId },
      { table: orderItems, orderId: orderItems.orderId },
    ])
      await tx.delete(table).where(inArray(orderId, old));
    await tx.delete(orders).where(isOld);
  });
}
