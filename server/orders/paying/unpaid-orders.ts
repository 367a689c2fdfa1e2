/** Reservations that ran out: the pieces are for sale again (api, "Buying"). */
import { and, eq, lte } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { lockOrder } from '../lifecycle/moves.ts';
import { cancelUnpaid } from '../lifecycle/cancel-order.ts';

/** Cancels every order whose time to pay is up, each in its own transaction, so that a payment now waits for one only. */
export async function releaseExpired({ database: { db }, jobs, clock }: Deps): Promise<void> {
  const now = clock();
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'awaiting_payment'), lte(orders.reservedUntil, now)));
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
