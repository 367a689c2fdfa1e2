/** The life of an order: which move is allowed from which state (api, "Buying"). */
import type { OrderState } from './contract/orders.ts';

/** A cancelled order can still be paid: a payment that comes late is honoured while the part is there. */
const moves: Record<OrderState, readonly OrderState[]> = {
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['paid'],
  refunded: [],
};

/** Whether an order may go from one state to the other. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return moves[from].includes(to);
}

/** Why an order was cancelled; stands in its history. */
export type CancelReason = 'payment_failed' | 'reservation_expired' | 'by_shopkeeper';
