/** An order as its money is reckoned with (`domain/exceptions/balance.ts`). */
import type { BalancedItem, BalancedOrder } from '../../../domain/exceptions/balance.ts';
import type { SentItem, SentOrder, ShippingTerms } from '../../../domain/exceptions/cancelled-pieces.ts';
import { policies, shippingRates } from '../../../shop.config.ts';
import type { ItemRow } from '../lifecycle/item-moves.ts';
import type { OrderRow } from '../lifecycle/moves.ts';
import type { loadItems } from './load-orders.ts';

type LoadedItem = Awaited<ReturnType<typeof loadItems>>[number];

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

/** With what sending it takes. */
export const sentItem = ({ item, size, weightKg }: LoadedItem): SentItem => ({
  ...balancedItem(item),
  size,
  weightKg,
});

export const sentOrder = (
  { goods, discount, shipping }: OrderRow,
  rows: readonly LoadedItem[],
): SentOrder => ({ goods, discount, shipping, items: rows.map(sentItem) });

/** By what the shipping of an order is reckoned anew. */
export const shippingTerms = ({ goods, discount, deliveryAddress }: OrderRow): ShippingTerms => ({
  wasFree: goods - discount > policies.freeShippingOverCents,
  province: deliveryAddress.region,
  rates: shippingRates,
});
