/** An order that will not be paid: cancelled, and its pieces for sale again. */
import { asc, eq } from 'drizzle-orm';
import type { CancelReason } from '../../domain/order-state.ts';
import { release } from '../../domain/stock.ts';
import type { Executor } from '../db/client.ts';
import { orderItems } from '../db/schema/orders.ts';
import { moveOrder, type OrderRow } from './moves.ts';
import { changeStock, type Pieces } from './stock.ts';

/**
 * Cancels a locked order that awaits its payment and frees what it kept.
 *
 * @throws MoveRefused when it awaits no payment
 */
export async function cancelUnpaid(
  tx: Executor,
  order: OrderRow,
  at: Date,
  reason: CancelReason,
): Promise<void> {
  await moveOrder(tx, order, 'cancelled', at, { reason });
  await changeStock(tx, await piecesOf(tx, order.id), release);
}

/** What an order is made of. */
export async function piecesOf(tx: Executor, orderId: string): Promise<Pieces[]> {
  return tx
    .select({ partId: orderItems.partId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.partId));
}
