/** Money goes back to a buyer: written down with what causes it, carried by a job, told by mail. */
import { and, asc, eq, inArray, sum } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { balanceOf, type Balance, type BalancedOrder } from '../../../domain/exceptions/balance.ts';
import type { Db, Executor } from '../../db/client.ts';
import type { RefundReason } from '../../../domain/refund-reasons.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { providerNamed } from '../../payments/provider.ts';
import type { OrderRow } from '../lifecycle/moves.ts';
import { isWithShop } from '../payment-methods/registry.ts';

type PaymentRow = typeof payments.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;

/** Cents; `itemId` of the item that it is about, null for the order. */
export type AskedRefund = {
  /** Whoever asks may have a name for it, under which it is asked for once. */
  readonly id?: string;
  readonly payment: PaymentRow;
  readonly itemId: string | null;
  readonly amount: number;
  /** What of it is shipping; null where that is as the items have it. */
  readonly shipping: number | null;
  readonly reason: RefundReason;
  /** What the buyer is told beside the reason. */
  readonly note?: string | null;
};

/**
 * Writes a refund down, in the transaction of what causes it. A provider is asked by a job, as often as it takes; money that the
 * shop took itself goes back the same way, by the shopkeeper's hand.
 *
 * @param payment locked
 */
export async function askRefund(
  tx: Executor,
  jobs: Jobs,
  { payment, itemId, amount, shipping, reason, note = null, ...named }: AskedRefund,
  now: Date,
): Promise<void> {
  const id = named.id ?? uuidv7({ msecs: now.getTime() });
  const byHand = isWithShop(payment);
  await tx.insert(refunds).values({
    id,
    orderId: payment.orderId,
    paymentId: payment.id,
    itemId,
    amount,
    shipping,
    reason,
    note,
    state: byHand ? 'done' : 'asked',
    askedAt: now,
    doneAt: byHand ? now : null,
  });
  if (byHand) await settleRefund(tx, payment, now);
  await jobs.send(tx, byHand ? 'refund-mail' : 'refund-payment', { refundId: id });
}

/**
 * Takes the payment of a locked order for the rest of the transaction.
 *
 * @throws Error for an order of which no money was taken
 */
export async function lockTakenPayment(tx: Executor, order: OrderRow): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    // All of it may have gone back, and a piece that cost nothing be left.
    .where(and(eq(payments.orderId, order.id), inArray(payments.state, ['paid', 'refunded'])))
    .for('update');
  if (!payment) throw new Error(`order ${order.orderNumber} has no payment that was taken`);
  return payment;
}

/** All that went back of an order, or was asked to; the earliest first. */
export const refundsOf = (db: Executor, orderId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));

/** What of an order's money can still go back. @param payment locked, so that of two refunds at once the second sees the first */
export async function readBalance(tx: Executor, order: BalancedOrder, payment: PaymentRow): Promise<Balance> {
  return balanceOf(order, payment.amount, await refundsOf(tx, payment.orderId));
}

/** The job: asks the provider, under the refund's own id, and writes down that it was done. */
export async function carryOutRefund(
  { database, payments: providers, jobs, clock }: Deps,
  refundId: string,
): Promise<void> {
  const found = await find(database.db, refundId);
  if (!found || found.refund.state === 'done') return;
  const { refund, payment } = found;
  const provider = providerNamed(providers, payment.provider);
  if (!provider)
    throw new Error(`the payment of refund ${refundId} is with ${payment.provider}, the shop is not`);
  const { reference } = await provider.refundPayment({
    refundId,
    reference: payment.reference,
    amount: refund.amount,
    currency: payment.currency,
  });
  await database.db.transaction(async (tx) => {
    // Of two refunds of a payment at once the second sees the first, and that nothing is left.
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, payment.id)).for('update');
    await markDone(tx, jobs, { refundId, payment, reference }, clock());
  });
}

type Done = { readonly refundId: string; readonly payment: PaymentRow; readonly reference: string | null };

/**
 * The money of a refund has gone back: its buyer is told, once.
 *
 * @param done `reference` is the provider's name of it, null when it went by hand; its payment is locked
 * @returns whether it had not gone before
 * @throws Error when the provider has told meanwhile that the money of that very one came back: it has to be asked again
 */
export async function markDone(tx: Executor, jobs: Jobs, done: Done, now: Date): Promise<boolean> {
  const { refundId, payment, reference } = done;
  const [known] = await tx
    .select({ failed: refunds.failedReferences })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  if (reference !== null && known?.failed.includes(reference))
    throw new Error(`the money of refund ${refundId} came back to the shop: ${reference}`);
  const [isFirst] = await tx
    .update(refunds)
    .set({ state: 'done', reference, doneAt: now })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')))
    .returning({ id: refunds.id });
  if (!isFirst) return false;
  await settleRefund(tx, payment, now);
  await jobs.send(tx, 'refund-mail', { refundId, failures: known?.failed.length ?? 0 });
  return true;
}

/** A payment of which all has gone back is refunded. */
async function settleRefund(tx: Executor, payment: PaymentRow, now: Date): Promise<void> {
  const given = await sumOf(tx, payment.id, 'done');
  if (given >= payment.amount)
    await tx.update(payments).set({ state: 'refunded', settledAt: now }).where(eq(payments.id, payment.id));
}

async function sumOf(tx: Executor, paymentId: string, state?: RefundRow['state']): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), state && eq(refunds.state, state)));
  return row?.total ?? 0;
}

async function find(
  db: Db,
  refundId: string,
): Promise<{ refund: RefundRow; payment: PaymentRow } | undefined> {
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  return found;
}
