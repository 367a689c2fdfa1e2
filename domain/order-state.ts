/** The life of an order and of its items: which move is allowed from which state (api, "Buying"). */
import type { OrderState, ItemState } from './contract/orders.ts';
import type { Delivery } from './vocabulary.ts';

/**
 * A cancelled order can still be paid: a payment that comes late is honoured while the part is there. A shipped one whose parcel the
 * courier lost is to be sent again.
 */
const sentMoves: Record<OrderState, readonly OrderState[]> = {
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded', 'paid'],
  delivered: ['refunded'],
  cancelled: ['paid'],
  refunded: [],
};

const orderMoves: Record<Delivery, Record<OrderState, readonly OrderState[]>> = {
  courier: sentMoves,
  // No courier has it, and none loses it.
  collection: { ...sentMoves, paid: ['delivered', 'refunded'], shipped: [] },
};

/** Whether an order may go from one state to the other. */
export function canMove(from: OrderState, to: OrderState, delivery: Delivery): boolean {
  return orderMoves[delivery][from].includes(to);
}

/** Why an order was cancelled; stands in its history. */
export type CancelReason = 'payment_failed' | 'reservation_expired' | 'by_shopkeeper';

/** What the history may say of a move. */
export type MoveReason = CancelReason | 'parcel_lost';

/** An item that is refunded with its whole order, or that the shop cannot send, need not have come back. */
const itemMoves: Record<ItemState, readonly ItemState[]> = {
  ordered: ['returned', 'refunded'],
  returned: ['received', 'refunded'],
  received: ['refunded'],
  refunded: [],
};

/** The life of an item of an order: which move is allowed from which state (api, "Buying"). The first is the buyer's. */
export function canItemMove(from: ItemState, to: ItemState): boolean {
  return itemMoves[from].includes(to);
}
