/** An order as its money is reckoned with (`domain/exceptions/balance.ts`). */
import type { BalancedItem, BalancedOrder } from '../../../domain/exceptions/balance.ts';
import type { ItemRow } from '../lifecycle/item-moves.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

export const balancedItem = (item: ItemRow): BalancedItem => {
  const { id, quantity, discountedPrice, state, returnedAt, reduction } = item;
  return {
    id,
    quantity,
    discountedPrice,
    state,
    returnedAt: returnedAt?.toISOString() ?? null,
    reduction,
  };
};

export const balancedOrder = (
  { goods, discount, shipping }: OrderRow,
  items: readonly ItemRow[],
): BalancedOrder => ({ goods, discount, shipping, items: items.map(balancedItem) });
