/** What the shopkeeper does about refunds: paying a whole order back, and saying that one was made by hand. */
import { and, eq } from 'drizzle-orm';
import { takeBack } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { itemsOf, moveItems } from '../lifecycle/item-moves.ts';
import { moveOrder, withOrder } from '../lifecycle/moves.ts';
import { changeStock } from '../lifecycle/stock.ts';
import { balancedOrder } from '../reading/balanced-order.ts';
import { askRefund, lockTakenPayment, markDone, readBalance } from './refunds.ts';

type RefundOutcome =
  | { readonly cents: number; readonly isInYard: boolean }
  | 'unknown'
  | 'not_paid'
  | 'refunded_before';

/**
 * All that is left of a paid order is paid back, but for what was withheld of pieces that came back worse. Pieces that have not left yet are for sale again; those that have are not:
 * should they come back, the shopkeeper counts them in (`parts quantity`).
 */
export async function refundOrder(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<RefundOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    if (order.state === 'refunded') return 'refunded_before';
    if (order.state === 'awaiting_payment' || order.state === 'cancelled') return 'not_paid';
    const payment = await lockTakenPayment(tx, order);
    const items = await itemsOf(tx, order);
    const isInYard = order.state === 'paid';
    const there = items.filter(({ state }) => state === 'ordered' || state === 'returned');
    const { left, withheld } = await readBalance(tx, balancedOrder(order, items), payment);
    if (isInYard) await changeStock(tx, there, takeBack);
    await moveItems(tx, there, 'refunded', isInYard ? { restockedAt: now } : {});
    await moveItems(
      tx,
      items.filter(({ state }) => state === 'received'),
      'refunded',
    );
    await moveOrder(tx, order, 'refunded', now, { reason: 'by_shopkeeper' });
    const cents = left - withheld;
    const refund = { payment, itemId: null, amount: cents, shipping: null, reason: 'by_shopkeeper' } as const;
    if (cents > 0) await askRefund(tx, jobs, refund, now);
    return { cents, isInYard };
  });
}

/**
 * What went back by hand now, in cents. `still_asked`: the provider is still being asked for it, or may just be doing it, and the
 * buyer would get it twice.
 */
type ByHandOutcome =
  | { readonly cents: number; readonly refundIds: readonly string[] }
  | 'nothing_asked'
  | 'still_asked'
  | 'unknown';

/** Says of every refund of an order that is still asked for that it was made by hand: once its job has been given up. */
export async function confirmRefund(
  db: Executor,
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

async function askedFor(db: Executor, orderNumber: string): Promise<{ refundId: string; amount: number }[]> {
  const isAsked = and(eq(refunds.state, 'asked'), eq(orders.orderNumber, orderNumber));
  return db
    .select({ refundId: refunds.id, amount: refunds.amount })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(isAsked);
}
