/** What buyers gave back, for the shopkeeper: what is still to be done about it, that it arrived, and that it is paid back. */
import { nameWithNumber } from '../../../domain/part-number.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { refundOf } from '../../../domain/refund.ts';
import { takeBack } from '../../../domain/stock.ts';
import type { Db, Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { moveItems, withItems, type ItemOutcome, type Which } from '../lifecycle/item-moves.ts';
import { moveOrder } from '../lifecycle/moves.ts';
import { changeStock } from '../lifecycle/stock.ts';
import { complete } from '../reading/load-orders.ts';
import { askRefund, leftOf, lockTakenPayment } from '../refunding/refunds.ts';

/** What was given back has arrived: it is for sale again. */
export async function receiveReturns(db: Db, orderNumber: string, which: Which): Promise<ItemOutcome> {
  return withItems(db, orderNumber, which, 'returned', async (tx, { items }) => {
    await moveItems(tx, items, 'received');
    await changeStock(tx, items, takeBack);
    return { done: items.length, cents: 0 };
  });
}

/** What has arrived is paid back, each item its share; with the last of an order the order is refunded. */
export async function refundReturns(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  which: Which,
  now: Date,
): Promise<ItemOutcome> {
  return withItems(db, orderNumber, which, 'received', async (tx, { order, items }) => {
    const payment = await lockTakenPayment(tx, order);
    const [whole] = await complete(tx, [order]);
    if (!whole) throw new Error(`order ${order.orderNumber} has nothing in it`);
    let cents = 0;
    for (const item of items) {
      const ordered = whole.items.find(({ id }) => id === item.id);
      if (!ordered) throw new Error(`${item.id} is no item of order ${order.orderNumber}`);
      const amount = Math.min(refundOf(whole, ordered).total, await leftOf(tx, payment));
      if (amount > 0)
        await askRefund(tx, jobs, { payment, itemId: item.id, amount, reason: 'withdrawal' }, now);
      cents += amount;
    }
    await moveItems(tx, items, 'refunded');
    const given = new Set(items.map(({ id }) => id));
    const isWhole = whole.items.every(({ id, state }) => state === 'refunded' || given.has(id));
    if (isWhole) await moveOrder(tx, order, 'refunded', now);
    return { done: items.length, cents };
  });
}

/** An item that was given back. Cents. */
export type ReturnedItem = Pick<
  typeof orderItems.$inferSelect,
  | 'id'
  | 'sku'
  | 'name'
  | 'serialNumber'
  | 'quantity'
  | 'discountedPrice'
  | 'state'
  | 'returnedAt'
  | 'returnReason'
> & {
  readonly orderNumber: string;
  /** Its place in the order as `orders show` lists it, from 1. */
  readonly nth: number;
};

/** Those that have not arrived or are not paid back yet, the longest waiting first. */
export async function listReturns(db: Executor): Promise<ReturnedItem[]> {
  const open = await db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(inArray(orderItems.state, ['returned', 'received']));
  const ids = [...new Set(open.map(({ orderId }) => orderId))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({ item: orderItems, orderNumber: orders.orderNumber })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.id));
  const places = new Map<string, number>();
  return rows
    .map(({ item, orderNumber }) => {
      const nth = (places.get(orderNumber) ?? 0) + 1;
      places.set(orderNumber, nth);
      return { ...item, orderNumber, nth };
    })
    .filter(({ state }) => state === 'returned' || state === 'received')
    .toSorted((one, other) => (one.returnedAt?.getTime() ?? 0) - (other.returnedAt?.getTime() ?? 0));
}

/** @returns the pieces of an order that the buyer has withdrawn from: they are not to be sent */
export async function returnedItemsOf(db: Executor, orderNumber: string): Promise<string[]> {
  const items = await db
    .select({ sku: orderItems.sku, name: orderItems.name, serialNumber: orderItems.serialNumber })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), ne(orderItems.state, 'ordered')))
    .orderBy(asc(orderItems.id));
  return items.map(({ sku, name, serialNumber }) => `${sku} · ${nameWithNumber(name, serialNumber)}`);
}
