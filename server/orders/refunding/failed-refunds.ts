/** Money that should have gone back to a buyer and did not, or came back to the shop: it is owed again, and whoever runs the shop hears of it. */
import { and, eq, inArray, lte, arrayContains, not, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { refunds, paymentEvents, payments } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import type { RefundFailure } from '../../payments/provider.ts';

/** Orders the mail about a refund that failed, in the transaction that writes the failure down. */
async function reportRefundFailed(tx: Executor, jobs: Jobs, refundId: string, failedAt: Date): Promise<void> {
  await tx.update(refunds).set({ failureToldAt: failedAt }).where(eq(refunds.id, refundId));
  const failure = { refundId, failedAt: failedAt.toISOString() };
  await jobs.send(tx, 'refund-failed-mail', failure);
  await jobs.send(tx, 'staff-notice', { kind: 'refund_failed', ...failure });
}

/**
 * Tells of refunds whose job was tried in vain and now stands in the shopkeeper's list, each once for each time that it was
 * given up. Run every hour, by any process.
 */
export async function reportFailedRefunds({ database: { db }, jobs }: Deps): Promise<void> {
  const givenUp = new Map<string, Date>();
  for (const { name, data, failedAt } of await jobs.failed.list()) {
    const refundId = data['refundId'];
    // The latest comes first.
    if (name === 'refund-payment' && typeof refundId === 'string' && !givenUp.has(refundId))
      givenUp.set(refundId, failedAt);
  }
  if (givenUp.size === 0) return;
  await db.transaction(async (tx) => {
    const asked = await tx
      .select({ id: refunds.id, failureToldAt: refunds.failureToldAt })
      .from(refunds)
      .where(and(inArray(refunds.id, [...givenUp.keys()]), eq(refunds.state, 'asked')))
      .orderBy(refunds.id)
      .for('update');
    for (const { id, failureToldAt } of asked) {
      const failedAt = givenUp.get(id);
      if (failedAt && (failureToldAt === null || failureToldAt < failedAt))
        await reportRefundFailed(tx, jobs, id, failedAt);
    }
  });
}

/** By then a job has been tried often, and stands in the list. */
const dayMs = 24 * 60 * 60 * 1000;

/** Orders the job anew of refunds that nobody is at any more, since theirs was given up and has left the list: the money is owed yet. */
export async function retryStrandedRefunds({ database: { db }, jobs, clock }: Deps): Promise<void> {
  const old = new Date(clock().getTime() - dayMs);
  const asked = await db
    .select({ refundId: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.state, 'asked'), lte(refunds.askedAt, old)));
  if (asked.length === 0) return;
  const listed = new Set((await jobs.failed.list()).map(({ data }) => data['refundId']));
  for (const { refundId } of asked) {
    if (listed.has(refundId) || (await jobs.isOrdered('refund-payment', { refundId }))) continue;
    await jobs.send(db, 'refund-payment', { refundId });
  }
}

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
