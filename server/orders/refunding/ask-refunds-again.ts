/** Refunds that nobody is at any more, since their job was given up and has left the list: money that is owed is asked for again. */
import { and, eq, lte } from 'drizzle-orm';
import { refunds } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';

/** By then a job has been tried often, and stands in the list. */
const dayMs = 24 * 60 * 60 * 1000;

export async function askRefundsAgain({ database: { db }, jobs, clock }: Deps): Promise<void> {
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
