/** What became of the orders in the pictures, told as the database tells it. */
import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { PaymentMethod } from '../../domain/contract/buying.ts';
import { orderNumber } from '../../domain/order-number.ts';
import type { Db } from '../../server/db/client.ts';
import { orderHistory, orders, payments } from '../../server/db/schema/orders.ts';
import { lockOrder, moveOrder } from '../../server/orders/moves.ts';
import { cards } from '../steps/buying.ts';

/** Days are those of the pictures' calendar, in which it is the 20th of November 2026. */
export type OrderStory = {
  readonly name: string;
  /** How many pieces of each part. */
  readonly pieces: readonly number[];
  readonly method?: PaymentMethod;
  /** The card that was tried, if any. */
  readonly card?: string;
  readonly placed?: string;
  readonly shipped?: string;
  readonly delivered?: string;
  readonly refunded?: string;
  /** How many of its parts were given back. */
  readonly returns?: number;
};

/** One person has orders that are under way, the other those that are over, or nearly so: the latest last. */
export const stories = {
  buyer: [
    { name: 'cancelled', pieces: [1], card: cards.declined, placed: '2026-11-17' },
    { name: 'paid', pieces: [1, 2], card: cards.good, placed: '2026-11-19' },
    { name: 'byTransfer', pieces: [1], method: 'bank_transfer' },
    { name: 'toPay', pieces: [1, 1, 1] },
  ],
  regular: [
    {
      name: 'over',
      pieces: [1],
      card: cards.good,
      placed: '2026-09-28',
      shipped: '2026-09-29',
      delivered: '2026-10-01',
    },
    { name: 'refunded', pieces: [1], card: cards.good, placed: '2026-10-19', refunded: '2026-10-21' },
    {
      name: 'delivered',
      pieces: [1, 1],
      card: cards.good,
      placed: '2026-11-05',
      shipped: '2026-11-06',
      delivered: '2026-11-10',
      returns: 1,
    },
    { name: 'sent', pieces: [2], card: cards.good, placed: '2026-11-18', shipped: '2026-11-19' },
  ],
} as const satisfies Record<string, readonly OrderStory[]>;

/** Gives an order the number that it has in every picture. @returns that number */
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
    const lock = async () => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Error(`There is no order ${orderId}.`);
      return order;
    };
    const { state, purchasedAt } = await lock();
    if (placed) {
      const [ordered, settled] = [at(placed, '09:12'), at(placed, '09:15')];
      await tx
        .update(orders)
        .set({ placedAt: ordered, ...(purchasedAt && { purchasedAt: settled }) })
        .where(eq(orders.id, orderId));
      await tx.update(orderHistory).set({ at: ordered }).where(eq(orderHistory.orderId, orderId));
      const isLater = and(eq(orderHistory.orderId, orderId), gt(orderHistory.position, 0));
      await tx.update(orderHistory).set({ at: settled }).where(isLater);
    }
    // However long the pictures take: nobody else waits for these pieces.
    if (state === 'awaiting_payment')
      await tx
        .update(orders)
        .set({ reservedUntil: at('2026-12-31', '12:00') })
        .where(eq(orders.id, orderId));
    if (shipped) {
      const shippedAt = at(shipped, '15:40');
      const shipment = { courier: 'GLS', trackingCode: 'GL2611190042', shippedAt };
      await moveOrder(tx, await lock(), 'shipped', shippedAt, shipment);
    }
    if (delivered) {
      const deliveredAt = at(delivered, '10:05');
      await moveOrder(tx, await lock(), 'delivered', deliveredAt, { deliveredAt });
    }
    if (refunded) {
      await moveOrder(tx, await lock(), 'refunded', at(refunded, '16:20'));
      await tx.update(payments).set({ state: 'refunded' }).where(eq(payments.orderId, orderId));
    }
  });
}
