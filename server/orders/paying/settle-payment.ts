/** What a provider's event does to an order (design 3.3): nothing else makes one paid by card. */
import { and, eq, type SQL } from 'drizzle-orm';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { paymentEvents, payments } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentEvent } from '../../payments/provider.ts';
import { lastReason, type OrderRow } from '../lifecycle/moves.ts';
import { lockToPay, payOrder, type LockedOrder } from './pay-order.ts';
import { askRefund } from '../refunding/refunds.ts';
import { cancelUnpaid } from '../lifecycle/cancel-order.ts';

type PaymentRow = typeof payments.$inferSelect;
type Locked = LockedOrder & { readonly payment: PaymentRow };

/**
 * Takes an event whose signature was checked. The same event twice changes nothing, however close together:
 * its id is written first, and whoever comes second waits for that row.
 *
 * One that names none of the shop's payments is somebody else's, who has the same account, and changes nothing.
 *
 * @param provider the name of the one that tells it
 * @throws Problem `not_found` for an id of a payment that is not here, `invalid_body` when the amount is not the payment's;
 * then the event counts as not taken
 */
export async function settlePayment(deps: Deps, provider: string, event: PaymentEvent): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const meant = whichPayment(provider, event);
    const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(meant);
    if (!found && event.paymentId === undefined) return;
    if (!found) throw new Problem('not_found');
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    const locked = await lockPayment(tx, found.orderId, meant);
    const { payment } = locked;
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      throw new Problem('invalid_body', { errors: [{ path: 'amount', code: 'not_the_amount_due' }] });
    }
    // The answer that would have brought the provider's name for it may have been lost.
    const named = { ...locked, payment: { ...payment, reference: event.reference } };
    await (event.type === 'payment.paid' ? paid(tx, deps, named, now) : failed(tx, deps, named, now));
  });
}

const whichPayment = (provider: string, { paymentId, reference }: PaymentEvent): SQL | undefined =>
  and(
    eq(payments.provider, provider),
    paymentId === undefined ? eq(payments.reference, reference) : eq(payments.id, paymentId),
  );

async function lockPayment(tx: Executor, orderId: string, meant: SQL | undefined): Promise<Locked> {
  const locked = await lockToPay(tx, orderId);
  const [payment] = await tx.select().from(payments).where(meant).for('update');
  if (!locked || !payment) throw new Problem('not_found');
  return { ...locked, payment };
}

async function paid(tx: Executor, deps: Deps, locked: Locked, now: Date): Promise<void> {
  const { order, payment } = locked;
  if (payment.state !== 'pending' && payment.state !== 'failed') return;
  const isHonoured =
    (await isStillWanted(tx, order)) && (await payOrder(tx, deps.jobs, locked, now)) === 'paid';
  await settle(tx, payment, isHonoured ? 'paid' : 'to_refund', now);
  // The part or its price is gone, or the order was paid another way or refused: the money goes back.
  if (!isHonoured)
    await askRefund(
      tx,
      deps.jobs,
      { payment, itemId: null, amount: payment.amount, shipping: null, reason: 'late_payment' },
      now,
    );
}

/** One that ran out is; one that the shopkeeper cancelled is not, whatever the buyer did meanwhile. */
async function isStillWanted(tx: Executor, { id, state }: OrderRow): Promise<boolean> {
  if (state !== 'cancelled') return state === 'awaiting_payment';
  return (await lastReason(tx, id)) !== 'by_shopkeeper';
}

async function failed(tx: Executor, { jobs }: Deps, { order, payment }: Locked, now: Date): Promise<void> {
  if (payment.state !== 'pending') return;
  await settle(tx, payment, 'failed', now);
  if (order.state === 'awaiting_payment') await cancelUnpaid(tx, jobs, order, now, 'payment_failed');
}

async function settle(
  tx: Executor,
  { id, reference }: PaymentRow,
  state: PaymentRow['state'],
  now: Date,
): Promise<void> {
  await tx.update(payments).set({ state, reference, settledAt: now }).where(eq(payments.id, id));
}
