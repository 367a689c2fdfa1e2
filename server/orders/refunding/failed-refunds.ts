/** Money that should have gone back to a buyer and did not: whoever runs the shop hears of it. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { refunds } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';

/** Orders the mail about a refund that failed, in the transaction that writes the failure down. */
export async function tellRefundFailed(
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
export async function tellOfFailedRefunds({ database: { db }, jobs }: Deps): Promise<void> {
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
        await tellRefundFailed(tx, jobs, id, failedAt);
    }
  });
}
