/** Orders that nobody has paid yet: their buyers are reminded, and once their time is over they are cancelled (api, "Buying"). */
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { paymentMethodIds, type PaymentMethod } from '../../../domain/payment-methods.ts';
import type { Db } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { lockOrder } from '../lifecycle/moves.ts';
import { cancelUnpaid } from '../lifecycle/cancel-order.ts';
import { methodOf } from '../payment-methods/registry.ts';

/** Cancels every order whose time to pay is up, each in its own transaction, so that a payment now waits for one only. */
export async function cancelOverdue({ database: { db }, jobs, clock }: Deps): Promise<void> {
  const now = clock();
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'awaiting_payment'), lte(orders.dueAt, now)));
  const failures: unknown[] = [];
  for (const { id } of overdue) {
    await db
      .transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        // It may have been paid, or cancelled by another process, while this one waited for it.
        if (order?.state === 'awaiting_payment')
          await cancelUnpaid(tx, jobs, order, now, 'reservation_expired');
      })
      .catch((error: unknown) => failures.push(error));
  }
  // One that cannot be cancelled keeps no other from sale; the job is told, and tries again.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders were not cancelled`);
}

/** Reminds, once, of payments that have not come as the end of their time is near, where the way to pay has a reminder. */
export async function remindOfPayments(db: Db, jobs: Jobs, now: Date): Promise<void> {
  for (const method of paymentMethodIds) {
    const { reminder } = methodOf(method);
    if (reminder !== null) await remindOf(db, jobs, method, reminder.hoursBefore, now);
  }
}

/** Two processes at once remind of an order once: the second waits for the row, and finds it done. */
async function remindOf(
  db: Db,
  jobs: Jobs,
  method: PaymentMethod,
  hoursBefore: number,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + hoursBefore * 60 * 60 * 1000);
  await db.transaction(async (tx) => {
    const due = await tx
      .update(orders)
      .set({ remindedAt: now })
      .where(
        and(
          eq(orders.state, 'awaiting_payment'),
          eq(orders.paymentMethod, method),
          isNull(orders.remindedAt),
          gt(orders.dueAt, now),
          lte(orders.dueAt, soon),
        ),
      )
      .returning({ id: orders.id });
    for (const { id } of due) await jobs.send(tx, 'payment-reminder-mail', { orderId: id });
  });
}
