/** An order that will not be paid: cancelled, and its pieces for sale again. */
import { asc, eq } from 'drizzle-orm';
import type { CancelReason } from '../../../domain/order-state.ts';
import { release } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { moveOrder, type OrderRow } from './moves.ts';
import { changeStock, type Pieces } from './stock.ts';

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

/** What an order is made of. */
export async function piecesOf(tx: Executor, orderId: string): Promise<Pieces[]> {
  return tx
    .select({ partId: orderItems.partId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.partId));
}
