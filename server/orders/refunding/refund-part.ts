/** A part of what was paid goes back, and the buyer keeps the piece. */
import { eq } from 'drizzle-orm';
import { leavesNothing } from '../../../domain/exceptions/part-refund.ts';
import type { ChosenRefundReason } from '../../../domain/refund-reasons.ts';
import type { Executor } from '../../db/client.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf } from '../lifecycle/item-moves.ts';
import { withOrder } from '../lifecycle/moves.ts';
import { balancedItem, balancedOrder } from '../reading/balanced-order.ts';
import { askRefund, lockTakenPayment, readBalance } from './refunds.ts';

/** Cents. `id` is made by whoever asks: asked for twice it is one refund. `itemId` null: of the order as a whole. */
export type PartialRefund = {
  readonly id: string;
  readonly itemId: string | null;
  readonly amount: number;
  readonly reason: ChosenRefundReason;
  readonly note: string | null;
};

/**
 * `too_much`: more than is left of the item, of the shipping, or of what was paid; `all_of_it`: the order is still here, and nothing of it
 * would stay paid; `other_refund`: the id is another one's.
 */
export type RefundPartOutcome =
  | 'refunded'
  | 'refunded_before'
  | 'other_refund'
  | 'no_such_item'
  | 'too_much'
  | 'all_of_it'
  | 'not_paid'
  | 'unknown';

/**
 * Pays a part back. Of the order as a whole, of an item, or of its shipping, and never more than was paid for that and has not gone back,
 * nor all the rest of an order that has not left: the payment is locked, so that of two at once the second sees the first.
 *
 * @param orderNumber as it stands on the order
 */
export async function refundPart(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  { id, itemId, amount, reason, note }: PartialRefund,
  now: Date,
): Promise<RefundPartOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<RefundPartOutcome> => {
    const [known] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (known) {
      const isSame =
        known.orderId === order.id &&
        known.itemId === itemId &&
        known.amount === amount &&
        known.reason === reason &&
        known.note === note;
      return isSame ? 'refunded_before' : 'other_refund';
    }
    if (order.state === 'awaiting_payment' || order.state === 'cancelled') return 'not_paid';
    const items = await itemsOf(tx, order);
    const item = items.find((one) => one.id === itemId);
    if (itemId !== null && !item) return 'no_such_item';
    const payment = await lockTakenPayment(tx, order);
    const balance = await readBalance(tx, balancedOrder(order, items), payment);
    const isShipping = reason === 'shipping';
    const most = isShipping
      ? balance.shippingLeft
      : item
        ? balance.itemLeft(balancedItem(item))
        : balance.left;
    if (amount > most) return 'too_much';
    const { left, withheld } = balance;
    if (leavesNothing({ state: order.state, owed: left - withheld }, amount)) return 'all_of_it';
    const shipping = isShipping ? amount : item ? 0 : null;
    await askRefund(tx, jobs, { id, payment, itemId, amount, shipping, reason, note }, now);
    return 'refunded';
  });
}
