/** A bank transfer arrived: the shopkeeper says so, since no provider does. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { orders, payments } from '../db/schema.ts';
import type { Jobs } from '../jobs/job-data.ts';
import { lockOrder } from './moves.ts';
import { payOrder } from './pay-order.ts';

/** `paid_before`, `not_a_transfer`, `pieces_gone` and `unknown` changed nothing. */
export type TransferOutcome = 'paid' | 'paid_before' | 'not_a_transfer' | 'pieces_gone' | 'unknown';

/**
 * Makes an order paid whose money is on the shop's account, in one transaction: payment, order, stock and the buyer's mail.
 * An order that was cancelled meanwhile is honoured while its pieces are there (api, "Buying").
 *
 * @param orderNumber as the transfer's reason says
 */
export async function receiveTransfer(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<TransferOutcome> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!found) return 'unknown';
  return db.transaction(async (tx) => {
    // Order first, then payment, then parts: everybody locks in this order.
    const order = await lockOrder(tx, found.id);
    if (!order) return 'unknown';
    if (order.paymentMethod !== 'bank_transfer') return 'not_a_transfer';
    if (order.state !== 'awaiting_payment' && order.state !== 'cancelled') return 'paid_before';
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, order.id)).for('update');
    if (!(await payOrder(tx, jobs, order, now))) return 'pieces_gone';
    await tx.update(payments).set({ state: 'paid', settledAt: now }).where(eq(payments.orderId, order.id));
    return 'paid';
  });
}
