/** Money that had gone back to a buyer, and has come back to the shop: it is owed again. */
import { and, arrayContains, eq, not, sql } from 'drizzle-orm';
import { paymentEvents, payments, refunds } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { RefundFailure } from '../../payments/provider.ts';
import { reportRefundFailed } from './failed-refunds.ts';

/**
 * Takes a notice whose signature was checked, once: the refund counts as asked for, and is asked for anew
 * (`retryStrandedRefunds`). It is remembered of a refund that is still being asked for too, whose answer is on its way
 * (`markDone`). One that is not the shop's, or was made by hand meanwhile, changes nothing else.
 *
 * @param provider the name of the one that tells it
 */
export async function reopenRefund(
  { database: { db }, jobs, clock }: Deps,
  provider: string,
  failure: RefundFailure,
) {
  const { id, type, refundId, reference } = failure;
  await db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id, type, receivedAt: clock() })
      .onConflictDoNothing()
      .returning();
    const [found] = await tx
      .select({ payment: payments })
      .from(payments)
      .innerJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(and(eq(refunds.id, refundId), eq(payments.provider, provider)))
      .for('update', { of: payments });
    if (!isNew || !found) return;
    await tx
      .update(refunds)
      .set({ failedReferences: sql`array_append(${refunds.failedReferences}, ${reference})` })
      .where(and(eq(refunds.id, refundId), not(arrayContains(refunds.failedReferences, [reference]))));
    const [again] = await tx
      .update(refunds)
      .set({ state: 'asked', reference: null, doneAt: null })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'done'), eq(refunds.reference, reference)))
      .returning();
    if (!again) return;
    await reportRefundFailed(tx, jobs, refundId, clock());
    if (found.payment.state !== 'refunded') return;
    const state = again.reason === 'late_payment' ? 'to_refund' : 'paid';
    await tx.update(payments).set({ state }).where(eq(payments.id, found.payment.id));
  });
}
