/** How far the pieces have come that were given back out of an order. */
import type { ItemState, OrderState } from './contract/orders.ts';

export type Returned = {
  /** Of the one that is furthest behind: what was only asked for is not over. */
  readonly stage: Exclude<ItemState, 'ordered'>;
  /** All that was ordered. */
  readonly isWhole: boolean;
};

/** @returns undefined where nothing was given back, or where the order's own state says more */
export function returnedOf(order: {
  readonly state: OrderState;
  readonly items: readonly { readonly state: ItemState }[];
}): Returned | undefined {
  const states = order.items.map(({ state }) => state);
  const stage = (['returned', 'received', 'refunded'] as const).find((one) => states.includes(one));
  if (!stage || order.state === 'refunded') return undefined;
  return { stage, isWhole: !states.includes('ordered') };
}
