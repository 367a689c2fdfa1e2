/** The life of an item of an order: which move is allowed from which state (api, "Buying"). The first is the buyer's. */
import type { ItemState } from './contract/orders.ts';

/** An item that is refunded with its whole order need not have come back. */
const moves: Record<ItemState, readonly ItemState[]> = {
  ordered: ['returned', 'refunded'],
  returned: ['received', 'refunded'],
  received: ['refunded'],
  refunded: [],
};

export function canItemMove(from: ItemState, to: ItemState): boolean {
  return moves[from].includes(to);
}
