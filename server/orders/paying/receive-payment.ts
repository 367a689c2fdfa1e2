/** Money arrived that the shop takes itself: the shopkeeper says so, since no provider does. */
import { eq } from 'drizzle-orm';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import type { Db } from '../../db/client.ts';
import { orders, payments } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { lockToPay, payOrder, type PayOutcome } from './pay-order.ts';

/** All but `paid` changed nothing. */
export type ReceiveOutcome = PayOutcome | 'paid_before' | 'taken_by_provider' | 'unknown';

/**
 * Makes an order paid whose money is with the shop, in one transaction: payment, order, stock and the buyer's mail.
 * An order that was cancelled meanwhile is honoured while its pieces are there at its price (api, "Buying").
 *
 * @param orderNumber as the transfer's reason says
 */
export async function receivePayment(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<ReceiveOutcome> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!found) return 'unknown';
  return db.transaction(async (tx) => {
    const locked = await lockToPay(tx, found.id);
    if (!locked) return 'unknown';
    const { order } = locked;
    if (!isTakenByShop(order.paymentMethod)) return 'taken_by_provider';
    if (order.state !== 'awaiting_payment' && order.state !== 'cancelled') return 'paid_before';
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, order.id)).for('update');
    const outcome = await payOrder(tx, jobs, locked, now);
    if (outcome !== 'paid') return outcome;
    await tx.update(payments).set({ state: 'paid', settledAt: now }).where(eq(payments.orderId, order.id));
    return 'paid';
  });
}
