/** What goes back once pieces of an order are not sent, and what shipping costs less without them (decision 0080). Amounts in cents. */
import { shippingParts, type Shipped, type ShippingRate } from '../shipping.ts';
import {
  balanceOf,
  settle,
  type Balance,
  type BalancedItem,
  type BalancedOrder,
  type GivenBack,
  type Settlement,
} from './balance.ts';

/** By what sending an order was priced. `wasFree`: the parcel cost nothing, pallets excepted. */
export type ShippingTerms = {
  readonly wasFree: boolean;
  readonly province: string;
  readonly rates: readonly ShippingRate[];
};

/** An item with what sending it takes. */
export type SentItem = BalancedItem & Shipped;
export type SentOrder = Omit<BalancedOrder, 'items'> & { readonly items: readonly SentItem[] };

/** What goes back for an item that is not sent. @param gone one of the order's, which is still to be sent */
export function settleCancelled(
  order: SentOrder,
  gone: SentItem,
  balance: Balance,
  terms: ShippingTerms,
): Settlement {
  const wanted = order.items.filter(({ state }) => state === 'ordered');
  const rest = wanted.filter(({ id }) => id !== gone.id);
  const shipping = shippingSaved(wanted, rest, { ...terms, paid: balance.shippingLeft });
  return settle(order, gone, balance, { shipping });
}

/**
 * What would go back if so many pieces of an item stayed, the others being an item of their own: none of what went back of the item
 * before was for those.
 *
 * @param kept fewer than there are
 * @param money `paid` for the order, and all refunds of it
 */
export function settleIfKept(
  order: SentOrder,
  item: SentItem,
  kept: number,
  { paid, given }: { readonly paid: number; readonly given: readonly GivenBack[] },
  terms: ShippingTerms,
): Settlement {
  const gone = kept === 0 ? item : { ...item, id: 'gone', quantity: item.quantity - kept };
  const others = order.items.map((one) => (one.id === item.id ? { ...one, quantity: kept } : one));
  const split = kept === 0 ? order : { ...order, items: [...others, gone] };
  return settleCancelled(split, gone, balanceOf(split, paid, given), terms);
}

/**
 * The shipping that goes back for pieces that the shop cannot send: the difference between sending all of it and sending the rest, pallets
 * and parcel each by themselves. What was free stays free, and nothing is ever asked for on top.
 *
 * @param before what was to be sent, with the pieces
 * @param after without them; nothing left gives back all
 * @param paid what of the shipping is still with the shop, and the most that goes back
 */
export function shippingSaved(
  before: readonly Shipped[],
  after: readonly Shipped[],
  { paid, wasFree, province, rates }: ShippingTerms & { readonly paid: number },
): number {
  if (after.every(({ quantity }) => quantity === 0)) return paid;
  // Whether the sum of goods would still be enough for a free parcel is not asked again.
  const cost = (lines: readonly Shipped[]) => shippingParts(lines, wasFree ? 1 : 0, province, rates, 0);
  const [whole, rest] = [cost(before), cost(after)];
  const saved =
    Math.max(0, whole.freight - rest.freight) + Math.max(0, (whole.parcel ?? 0) - (rest.parcel ?? 0));
  return Math.min(paid, saved);
}
