/** All that is left of a paid order goes back to its buyer: the shopkeeper says so. */
import { takeBack } from '../../../domain/stock.ts';
import type { Db } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf, moveItems } from '../lifecycle/item-moves.ts';
import { moveOrder, withOrder } from '../lifecycle/moves.ts';
import { changeStock } from '../lifecycle/stock.ts';
import { askRefund, leftOf, lockTakenPayment } from './refunds.ts';

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
    const payment = await lockTakenPayment(tx, order);
    const items = await itemsOf(tx, order);
    const isInYard = order.state === 'paid';
    const there = items.filter(({ state }) => state === 'ordered' || state === 'returned');
    if (isInYard) await changeStock(tx, there, takeBack);
    await moveItems(
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
