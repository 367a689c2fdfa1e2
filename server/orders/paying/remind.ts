/** Transfers that have not come on the last day: their buyers are reminded, once. */
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { transferReminderHours } from '../../../domain/constants.ts';
import type { Db } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';

/** Two processes at once remind of an order once: the second waits for the row, and finds it done. */
export async function remindOfTransfers(db: Db, jobs: Jobs, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + transferReminderHours * 60 * 60 * 1000);
  await db.transaction(async (tx) => {
    const due = await tx
      .update(orders)
      .set({ remindedAt: now })
      .where(
        and(
          eq(orders.state, 'awaiting_payment'),
          eq(orders.paymentMethod, 'bank_transfer'),
          isNull(orders.remindedAt),
          gt(orders.reservedUntil, now),
          lte(orders.reservedUntil, soon),
        ),
      )
      .returning({ id: orders.id });
    for (const { id } of due) await jobs.send(tx, 'transfer-reminder-mail', { orderId: id });
  });
}
