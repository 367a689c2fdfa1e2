/** What a provider's event does to an order (design 3.3): nothing else makes one paid by card. */
import { and, eq } from 'drizzle-orm';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { orders, paymentEvents, payments, users } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { PaymentEvent } from '../payments/provider.ts';
import { lockOrder, type OrderRow } from './moves.ts';
import { payOrder } from './pay-order.ts';
import { isWelcome, loadPricedParts, priceItems } from './pricing.ts';
import { cancelUnpaid, piecesOf } from './release.ts';

type PaymentRow = typeof payments.$inferSelect;
type Buyer = Pick<typeof users.$inferSelect, 'id' | 'createdAt'>;
type Locked = { readonly buyer: Buyer; readonly order: OrderRow; readonly payment: PaymentRow };

/**
 * Takes an event whose signature was checked. The same event twice changes nothing, however close together:
 * its id is written first, and whoever comes second waits for that row.
 *
 * @throws Problem `not_found` for a payment that is not ours, `invalid_body` when the amount is not the payment's;
 * then the event counts as not taken
 */
export async function settlePayment(deps: Deps, event: PaymentEvent): Promise<void> {
  const now = deps.clock();
  await deps.database.db.transaction(async (tx) => {
    const [isNew] = await tx
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!isNew) return;
    const locked = await lockPayment(tx, deps.payments.name, event.reference);
    const { order, payment } = locked;
    if (payment.amount !== event.amount || payment.currency !== event.currency) {
      throw new Problem('invalid_body', { errors: [{ path: 'amount', code: 'not_the_amount_due' }] });
    }
    if (event.type === 'payment.paid') await paid(tx, deps, locked, now);
    else await failed(tx, order, payment, now);
  });
}

/** Buyer first, then order, then payment, then parts: everybody locks in this order. */
async function lockPayment(tx: Executor, provider: string, reference: string): Promise<Locked> {
  const named = and(eq(payments.provider, provider), eq(payments.reference, reference));
  const [found] = await tx
    .select({ orderId: payments.orderId, userId: orders.userId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(named);
  if (!found) throw new Problem('not_found');
  const [buyer] = await tx
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, found.userId))
    .for('update');
  const order = await lockOrder(tx, found.orderId);
  const [payment] = await tx.select().from(payments).where(named).for('update');
  if (!buyer || !order || !payment) throw new Problem('not_found');
  return { buyer, order, payment };
}

async function paid(tx: Executor, deps: Deps, locked: Locked, now: Date): Promise<void> {
  const { order, payment } = locked;
  if (payment.state !== 'pending' && payment.state !== 'failed') return;
  const isDue =
    order.state === 'awaiting_payment' ||
    (order.state === 'cancelled' && (await isStillThePrice(tx, locked, now)));
  const isHonoured = isDue && (await payOrder(tx, deps.jobs, order, now));
  // The part or its price is gone, or the order was paid another way: the money is to be given back.
  await settle(tx, payment, isHonoured ? 'paid' : 'to_refund', now);
}

/**
 * Whether a cancelled order would cost the same today. A price of last month is no standing offer, and the welcome
 * discount may have gone to another order meanwhile: what is decided here holds, since checkouts of the buyer wait.
 */
async function isStillThePrice(tx: Executor, { buyer, order }: Locked, now: Date): Promise<boolean> {
  const items = await piecesOf(tx, order.id);
  const priced = await loadPricedParts(
    tx,
    items.map((item) => item.partId),
  );
  const hasWelcomeDiscount = await isWelcome(tx, buyer, now);
  const province = order.deliveryAddress.region;
  return priceItems(items, priced, { hasWelcomeDiscount, province }).finalPrice === order.finalPrice;
}

async function failed(tx: Executor, order: OrderRow, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.state !== 'pending') return;
  await settle(tx, payment, 'failed', now);
  if (order.state === 'awaiting_payment') await cancelUnpaid(tx, order, now, 'payment_failed');
}

async function settle(
  tx: Executor,
  payment: PaymentRow,
  state: PaymentRow['state'],
  now: Date,
): Promise<void> {
  await tx.update(payments).set({ state, settledAt: now }).where(eq(payments.id, payment.id));
}
