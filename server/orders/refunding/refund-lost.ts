/** A parcel that its courier lost is given up: what was in it is paid back, and never for sale again. */
import type { Executor } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf, moveItems } from '../lifecycle/item-moves.ts';
import { moveOrder, withOrder } from '../lifecycle/moves.ts';
import { balancedOrder } from '../reading/balanced-order.ts';
import { askRefund, lockTakenPayment, readBalance } from './refunds.ts';

/** `cents` go back. */
export type RefundLostOutcome = { readonly cents: number } | 'refunded_before' | 'not_shipped' | 'unknown';

/**
 * Pays back all that is left of an order whose parcel is lost, shipping with it (art. 61 and 63 Codice del consumo: until the buyer holds
 * them the goods are at the seller's risk). Said twice it changes nothing.
 *
 * @param note what the buyer is told beside
 */
export async function refundLost(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  note: string | null,
  now: Date,
): Promise<RefundLostOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<RefundLostOutcome> => {
    const items = await itemsOf(tx, order);
    if (order.state === 'refunded' && items.some(({ outcome }) => outcome === 'lost'))
      return 'refunded_before';
    if (order.state !== 'shipped') return 'not_shipped';
    const payment = await lockTakenPayment(tx, order);
    const { left, withheld, shippingLeft } = await readBalance(tx, balancedOrder(order, items), payment);
    // What its buyer had withdrawn from meanwhile was in the parcel too; what has come back was not.
    const lost = items.filter(({ state }) => state === 'ordered' || state === 'returned');
    await moveItems(tx, lost, 'refunded', { outcome: 'lost', outcomeNote: note });
    await moveItems(
      tx,
      items.filter(({ state }) => state === 'received'),
      'refunded',
    );
    await moveOrder(tx, order, 'refunded', now, { reason: 'parcel_lost' });
    const cents = left - withheld;
    const shipping = Math.min(shippingLeft, cents);
    const refund = { payment, itemId: null, amount: cents, shipping, reason: 'lost', note } as const;
    if (cents > 0) await askRefund(tx, jobs, refund, now);
    return { cents };
  });
}
