/** What a provider's event does to an order (design 3.3): nothing else makes one paid by card. */
import { and, eq } from 'drizzle-orm';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { paymentEvents, payments } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { lockToPay, type LockedOrder, type OrderRow } from './moves.ts';
import { payOrder } from './pay-order.ts';
import { askRefund } from './refunds.ts';
import { cancelUnpaid } from './release.ts';

type PaymentRow = typeof payments.$inferSelect;
type Locked = LockedOrder & { readonly payment: PaymentRow };

/**
 * Takes an event whose signature was checked. The same event twice changes nothing, however close together:
 * its id is written first, and whoever comes second waits for that row.
 *
 * @throws Problem `not_found` for a payment that is not ours, `invalid_body` when the amount is not the payment's;
 * then the event counts as not taken
 */
export async function settlePayment(deps: Deps, event: PaymentEvent): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    const locked = await lockPayment(tx, deps.payments.name, event.reference);
    const { order, payment } = locked;
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      throw new Problem('invalid_body', { errors: [{ path: 'amount', code: 'not_the_amount_due' }] });
    }
    if (event.type === 'payment.paid') await paid(tx, deps, locked, now);
    else await failed(tx, order, payment, now);
  });
}

async function lockPayment(tx: Executor, provider: string, reference: string): Promise<Locked> {
  const named = and(eq(payments.provider, provider), eq(payments.reference, reference));
  const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(named);
  const locked = found && (await lockToPay(tx, found.orderId));
  const [payment] = locked ? await tx.select().from(payments).where(named).for('update') : [];
  if (!locked || !payment) throw new Problem('not_found');
  return { ...locked, payment };
}

async function paid(tx: Executor, deps: Deps, locked: Locked, now: Date): Promise<void> {
  const { order, payment } = locked;
  if (payment.state !== 'pending' && payment.state !== 'failed') return;
  const isUnpaid = order.state === 'awaiting_payment' || order.state === 'cancelled';
  const isHonoured = isUnpaid && (await payOrder(tx, deps.jobs, locked, now)) === 'paid';
  await settle(tx, payment, isHonoured ? 'paid' : 'to_refund', now);
  // The part or its price is gone, or the order was paid another way: the money goes back.
  if (!isHonoured)
    await askRefund(
      tx,
      deps.jobs,
      { payment, itemId: null, amount: payment.amount, reason: 'late_payment' },
      now,
    );
}

async function failed(tx: Executor, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.state !== 'pending') return;
  await settle(tx, payment, 'failed', now);
  if (order.state === 'awaiting_payment') await cancelUnpaid(tx, order, now, 'payment_failed');
}

async function settle(
  tx: Executor,
  payment: PaymentRow,
  state: PaymentRow['state'],
  now: Date,
): Promise<void> {
  await tx.update(payments).set({ state, settledAt: now }).where(eq(payments.id, payment.id));
}
