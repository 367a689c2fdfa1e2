/** Money that the provider would not give back, and that the shopkeeper has sent by their own transfer. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { payments, refunds } from '../db/schema/orders.ts';
import type { Jobs } from '../jobs/job-data.ts';
import { withOrder } from './moves.ts';
import { markDone } from './refunds.ts';

/** What went back by hand now, in cents. */
export type ByHandOutcome = { readonly cents: number } | 'nothing_asked' | 'unknown';

/** Says of every refund of an order that is still asked for that it was made by hand. Its job then finds nothing to do. */
export async function refundedByHand(
  db: Db,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<ByHandOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id)).for('update');
    const asked = await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'asked')));
    if (!payment || asked.length === 0) return 'nothing_asked';
    let cents = 0;
    for (const { id, amount } of asked)
      if (await markDone(tx, jobs, { refundId: id, payment, reference: null }, now)) cents += amount;
    return { cents };
  });
}
