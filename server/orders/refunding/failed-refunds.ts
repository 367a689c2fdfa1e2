/** Money that should have gone back to a buyer and did not: whoever runs the shop hears of it. */
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { refunds } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';

/** Orders the mail about a refund that failed, in the transaction that writes the failure down. */
export async function reportRefundFailed(
  tx: Executor,
  jobs: Jobs,
  refundId: string,
  failedAt: Date,
): Promise<void> {
  await tx.update(refunds).set({ failureToldAt: failedAt }).where(eq(refunds.id, refundId));
  await jobs.send(tx, 'refund-failed-mail', { refundId, failedAt: failedAt.toISOString() });
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
