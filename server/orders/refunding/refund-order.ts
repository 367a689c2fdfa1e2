/** What the shopkeeper does with what buyers gave back, and with orders that will not be: receive, refund, cancel. */
import { and, eq, inArray } from 'drizzle-orm';
import { canItemMove } from '../../../domain/item-state.ts';
import { refundOf } from '../../../domain/refund.ts';
import { takeBack } from '../../../domain/stock.ts';
import type { Db, Executor } from '../../db/client.ts';
import { orderItems, payments } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { complete } from '../reading/load-orders.ts';
import { moveOrder, withOrder, type OrderRow } from '../lifecycle/moves.ts';
import { askRefund, leftOf } from './refunds.ts';
import { cancelUnpaid } from '../lifecycle/cancel-order.ts';
import { changeStock } from '../lifecycle/stock.ts';

type ItemRow = typeof orderItems.$inferSelect;
type Given = { readonly order: OrderRow; readonly items: readonly ItemRow[] };

/** Which items of an order: the n-th as `orders show` lists them, from 1; all that the command is about when left out. */
export type Which = number | undefined;

/** `nothing` where no item is in the state that the command is about. */
export type ItemOutcome =
  | { readonly done: number; readonly cents: number }
  | 'unknown'
  | 'no_such_item'
  | 'nothing';

/** What was given back has arrived: it is for sale again. */
export async function receiveItems(db: Db, orderNumber: string, which: Which): Promise<ItemOutcome> {
  return withItems(db, orderNumber, which, 'returned', async (tx, { items }) => {
    await setState(tx, items, 'received');
    await changeStock(tx, items, takeBack);
    return { done: items.length, cents: 0 };
  });
}

/** What has arrived is paid back, each item its share; with the last of an order the order is refunded. */
export async function refundItems(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  which: Which,
  now: Date,
): Promise<ItemOutcome> {
  return withItems(db, orderNumber, which, 'received', async (tx, { order, items }) => {
    const payment = await lockPayment(tx, order);
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
    await setState(tx, items, 'refunded');
    const given = new Set(items.map(({ id }) => id));
    const isWhole = whole.items.every(({ id, state }) => state === 'refunded' || given.has(id));
    if (isWhole) await moveOrder(tx, order, 'refunded', now);
    return { done: items.length, cents };
  });
}

export type RefundOutcome =
  | { readonly cents: number; readonly isInYard: boolean }
  | 'unknown'
  | 'not_paid'
  | 'refunded_before';

/**
 * All that is left of a paid order is paid back. Pieces that have not left yet are for sale again; those that have are not:
 * should they come back, the shopkeeper counts them in (`parts quantity`).
 */
export async function refundOrder(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<RefundOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    if (order.state === 'refunded') return 'refunded_before';
    if (order.state === 'awaiting_payment' || order.state === 'cancelled') return 'not_paid';
    const payment = await lockPayment(tx, order);
    const items = await itemsOf(tx, order);
    const isInYard = order.state === 'paid';
    const there = items.filter(({ state }) => state === 'ordered' || state === 'returned');
    if (isInYard) await changeStock(tx, there, takeBack);
    await setState(
      tx,
      items.filter(({ state }) => state !== 'refunded'),
      'refunded',
    );
    await moveOrder(tx, order, 'refunded', now, { reason: 'by_shopkeeper' });
    const cents = await leftOf(tx, payment);
    if (cents > 0)
      await askRefund(tx, jobs, { payment, itemId: null, amount: cents, reason: 'by_shopkeeper' }, now);
    return { cents, isInYard };
  });
}

export type CancelOutcome = 'cancelled' | 'cancelled_before' | 'paid' | 'unknown';

/** An order that awaits its payment will not be: its pieces are for sale again, and the buyer is told. */
export async function cancelOrder(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<CancelOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    if (order.state === 'cancelled') return 'cancelled_before';
    if (order.state !== 'awaiting_payment') return 'paid';
    await cancelUnpaid(tx, jobs, order, now, 'by_shopkeeper');
    await jobs.send(tx, 'order-cancelled-mail', { orderId: order.id });
    return 'cancelled';
  });
}

async function withItems(
  db: Db,
  orderNumber: string,
  which: Which,
  state: ItemRow['state'],
  work: (tx: Executor, given: Given) => Promise<ItemOutcome>,
): Promise<ItemOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    const all = await itemsOf(tx, order);
    const meant = which === undefined ? all : all.slice(which - 1, which);
    if (meant.length === 0) return 'no_such_item';
    const items = meant.filter((item) => item.state === state);
    return items.length === 0 ? 'nothing' : work(tx, { order, items });
  });
}

async function lockPayment(tx: Executor, order: OrderRow): Promise<typeof payments.$inferSelect> {
  const [payment] = await tx
    .select()
    .from(payments)
    // All of it may have gone back, and a piece that cost nothing be left.
    .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['paid', 'refunded'])))
    .for('update');
  if (!payment) throw new Error(`order ${order.orderNumber} has no payment that was taken`);
  return payment;
}

const itemsOf = (tx: Executor, order: OrderRow): Promise<ItemRow[]> =>
  tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.id);

async function setState(tx: Executor, items: readonly ItemRow[], state: ItemRow['state']): Promise<void> {
  for (const item of items)
    if (!canItemMove(item.state, state))
      throw new Error(`item ${item.id} cannot go from ${item.state} to ${state}`);
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await tx.update(orderItems).set({ state }).where(inArray(orderItems.id, ids));
}
