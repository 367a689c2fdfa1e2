/** What of an order's money stays with the shop for each of its items. All amounts in whole cents. */
import { apportion } from '../invoicing/apportion.ts';

type Item = { readonly id: string; readonly goods: number };

/** `shipping` is what of it was shipping, null where nobody wrote that down; `itemId` null is of the order as a whole. */
type Back = { readonly itemId: string | null; readonly amount: number; readonly shipping: number | null };

export type MovedOrder = {
  readonly items: readonly Item[];
  readonly discount: number;
  readonly shipping: number;
  /** What goes back, in its order. */
  readonly refunds: readonly Back[];
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * Each item's price less its share of the discount, and less what goes back: for itself, and of the whole order in proportion. What
 * went back for shipping is no item's.
 *
 * @returns beside the items; together they are what stays of the goods
 */
export function keptForItems({ items, discount, shipping, refunds }: MovedOrder): number[] {
  const shares = apportion(
    discount,
    items.map(({ goods }) => goods),
  );
  let left = items.map(({ goods }, at) => goods - (shares[at] ?? 0));
  let shippingLeft = shipping;
  for (const refund of refunds) {
    const own = items.findIndex(({ id }) => id === refund.itemId);
    const ofGoods = goodsOf(refund, { left, own, shippingLeft });
    shippingLeft -= Math.min(shippingLeft, refund.amount - ofGoods);
    const first = own < 0 ? 0 : Math.min(left[own] ?? 0, ofGoods);
    left = left.map((cents, at) => (at === own ? cents - first : cents));
    // What an item has no more of is the others’.
    const rest = Math.min(ofGoods - first, sumOf(left));
    const parts = apportion(rest, left);
    left = left.map((cents, at) => cents - (parts[at] ?? 0));
  }
  return left;
}

/** What of a refund is of goods: where it was not written down, what its item has, or as goods and shipping stand to each other. */
function goodsOf(
  { amount, shipping }: Back,
  { left, own, shippingLeft }: { left: readonly number[]; own: number; shippingLeft: number },
): number {
  const goods = sumOf(left);
  if (shipping !== null) return Math.min(goods, amount - shipping);
  if (own >= 0) return Math.max(Math.min(left[own] ?? 0, amount), amount - shippingLeft);
  return apportion(Math.min(amount, goods + shippingLeft), [goods, shippingLeft])[0] ?? 0;
}
