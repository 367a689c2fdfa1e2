/** Gives orders their numbers and their past in the database, so that they are the same in every run. */
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { orderNumber } from '../../domain/order-number.ts';
import type { Db, Executor } from '../../server/db/client.ts';
import { orderHistory, orders } from '../../server/db/schema/orders.ts';
import { payments } from '../../server/db/schema/payments.ts';
import { lockOrder, moveOrder, type OrderRow } from '../../server/orders/lifecycle/moves.ts';
import type { OrderStory } from './order-stories.ts';

/** @param seed another one is another number @returns the number that the order has from now on */
export async function nameOrder(db: Db, orderId: string, seed: string): Promise<string> {
  const number = orderNumber(2026, createHash('sha256').update(seed).digest());
  await db.update(orders).set({ orderNumber: number }).where(eq(orders.id, orderId));
  return number;
}

/** Sets when an order was placed, and takes it through what became of it since. */
export async function liveThrough(db: Db, orderId: string, story: OrderStory): Promise<void> {
  const { placed, shipped, delivered, refunded } = story;
  await db.transaction(async (tx) => {
    const { state, purchasedAt } = await lock(tx, orderId);
    await setPlaced(tx, orderId, new Date(placed), purchasedAt !== null);
    // However long the pictures take: nobody else waits for these pieces.
    const dueAt = new Date('2026-12-31');
    if (state === 'awaiting_payment')
      await tx.update(orders).set({ dueAt, reservedUntil: dueAt }).where(eq(orders.id, orderId));
    if (shipped) {
      const shippedAt = new Date(shipped);
      const shipment = { courier: 'GLS', trackingCode: 'GL2611190042', shippedAt };
      await moveOrder(tx, await lock(tx, orderId), 'shipped', shippedAt, shipment);
    }
    if (delivered) {
      const deliveredAt = new Date(delivered);
      await moveOrder(tx, await lock(tx, orderId), 'delivered', deliveredAt, { deliveredAt });
    }
    if (refunded) {
      await moveOrder(tx, await lock(tx, orderId), 'refunded', new Date(refunded));
      await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.orderId, orderId));
    }
  });
}

async function lock(tx: Executor, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** It was paid or given up three minutes later, if it was. */
async function setPlaced(tx: Executor, orderId: string, placedAt: Date, isPaid: boolean): Promise<void> {
  const settledAt = new Date(placedAt.getTime() + 3 * 60_000);
  const dates = { placedAt, ...(isPaid && { purchasedAt: settledAt }) };
  await tx.update(orders).set(dates).where(eq(orders.id, orderId));
  const isOfOrder = eq(orderHistory.orderId, orderId);
  await tx.update(orderHistory).set({ at: placedAt }).where(isOfOrder);
  await tx
    .update(orderHistory)
    .set({ at: settledAt })
    .where(and(isOfOrder, gt(orderHistory.position, 0)));
}
