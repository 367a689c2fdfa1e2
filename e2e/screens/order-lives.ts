/** Gives orders their numbers and days in the database, so that they are the same in every run. */
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { orderNumber } from '../../domain/order-number.ts';
import type { Db, Executor } from '../../server/db/client.ts';
import { orderHistory, orders, payments } from '../../server/db/schema/orders.ts';
import { lockOrder, moveOrder, type OrderRow } from '../../server/orders/moves.ts';
import type { OrderStory } from './order-stories.ts';

/** @param seed another one is another number @returns the number that the order has from now on */
export async function nameOrder(db: Db, orderId: string, seed: string): Promise<string> {
  const number = orderNumber(2026, createHash('sha256').update(seed).digest());
  await db.update(orders).set({ orderNumber: number }).where(eq(orders.id, orderId));
  return number;
}

const at = (day: string, time: string): Date => new Date(`${day}T${time}:00Z`);

/** Sets an order's days, and takes it through those that were still to come. */
export async function liveThrough(db: Db, orderId: string, story: OrderStory): Promise<void> {
  const { placed, shipped, delivered, refunded } = story;
  await db.transaction(async (tx) => {
    const { state, purchasedAt } = await lock(tx, orderId);
    if (placed) await setPlaced(tx, orderId, placed, purchasedAt !== null);
    // However long the pictures take: nobody else waits for these pieces.
    const reservedUntil = state === 'awaiting_payment' ? at('2026-12-31', '12:00') : null;
    await tx.update(orders).set({ reservedUntil }).where(eq(orders.id, orderId));
    if (shipped) {
      const shippedAt = at(shipped, '15:40');
      const shipment = { courier: 'GLS', trackingCode: 'GL2611190042', shippedAt };
      await moveOrder(tx, await lock(tx, orderId), 'shipped', shippedAt, shipment);
    }
    if (delivered) {
      const deliveredAt = at(delivered, '10:05');
      await moveOrder(tx, await lock(tx, orderId), 'delivered', deliveredAt, { deliveredAt });
    }
    if (refunded) {
      await moveOrder(tx, await lock(tx, orderId), 'refunded', at(refunded, '16:20'));
      await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.orderId, orderId));
    }
  });
}

async function lock(tx: Executor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** Ordered on that day, and paid or given up three minutes later. */
async function setPlaced(tx: Executor, orderId: string, day: string, isPaid: boolean): Promise<void> {
  const [placedAt, settledAt] = [at(day, '09:12'), at(day, '09:15')];
  const dates = { placedAt, ...(isPaid && { purchasedAt: settledAt }) };
  await tx.update(orders).set(dates).where(eq(orders.id, orderId));
  const isOfOrder = eq(orderHistory.orderId, orderId);
  await tx.update(orderHistory).set({ at: placedAt }).where(isOfOrder);
  await tx
    .update(orderHistory)
    .set({ at: settledAt })
    .where(and(isOfOrder, gt(orderHistory.position, 0)));
}
