/** Money that the provider would not give back, and that the shopkeeper has sent by their own transfer. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, payments, refunds } from '../../db/schema/orders.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { withOrder } from '../lifecycle/moves.ts';
import { markDone } from './refunds.ts';

/**
 * What went back by hand now, in cents. `still_asked`: the provider is still being asked for it, or may just be doing it, and the
 * buyer would get it twice.
 */
export type ByHandOutcome =
  | { readonly cents: number; readonly refundIds: readonly string[] }
  | 'nothing_asked'
  | 'still_asked'
  | 'unknown';

/** Says of every refund of an order that is still asked for that it was made by hand: once its job has been given up. */
export async function confirmRefund(
  db: Db,
  jobs: Pick<JobQueue, 'send' | 'isOrdered'>,
  orderNumber: string,
  now: Date,
): Promise<ByHandOutcome> {
  const asked = await askedFor(db, orderNumber);
  for (const { refundId } of asked)
    if (await jobs.isOrdered('refund-payment', { refundId })) return 'still_asked';
  return withOrder(db, orderNumber, async (tx, order) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id)).for('update');
    if (!payment || asked.length === 0) return 'nothing_asked';
    let cents = 0;
    for (const { refundId, amount } of asked)
      if (await markDone(tx, jobs, { refundId, payment, reference: null }, now)) cents += amount;
    return { cents, refundIds: asked.map(({ refundId }) => refundId) };
  });
}

async function askedFor(db: Db, orderNumber: string): Promise<{ refundId: string; amount: number }[]> {
  const isAsked = and(eq(refunds.state, 'asked'), eq(orders.orderNumber, orderNumber));
  return db
    .select({ refundId: refunds.id, amount: refunds.amount })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isAsked);
}
