/** An order that will not be paid: cancelled, and its pieces for sale again. */
import type { CancelReason } from '../../../domain/order-state.ts';
import { release } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { moveOrder, withOrder, type OrderRow } from './moves.ts';
import { changeStock, piecesOf } from './stock.ts';

/**
 * Cancels a locked order that awaits its payment and frees what it kept; its page at the provider is closed after it.
 *
 * @throws MoveRefused when it awaits no payment
 */
export async function cancelUnpaid(
  tx: Executor,
  jobs: Jobs,
  order: OrderRow,
  at: Date,
  reason: CancelReason,
): Promise<void> {
  await moveOrder(tx, order, 'cancelled', at, { reason });
  await changeStock(tx, await piecesOf(tx, order.id), release);
  await jobs.send(tx, 'close-payment', { orderId: order.id });
}

export type CancelOutcome = 'cancelled' | 'cancelled_before' | 'paid' | 'refunded' | 'unknown';

/** An order that awaits its payment will not be: its pieces are for sale again, and the buyer is told. */
export async function cancelOrder(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<CancelOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    if (order.state === 'cancelled') return 'cancelled_before';
    if (order.state === 'refunded') return 'refunded';
    if (order.state !== 'awaiting_payment') return 'paid';
    await cancelUnpaid(tx, jobs, order, now, 'by_shopkeeper');
    await jobs.send(tx, 'order-cancelled-mail', { orderId: order.id });
    return 'cancelled';
  });
}
