/** What buyers gave back has arrived: it is for sale again, and it is paid back. The shopkeeper says so. */
import { refundOf } from '../../../domain/refund.ts';
import { takeBack } from '../../../domain/stock.ts';
import type { Db } from '../../db/client.ts';
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
