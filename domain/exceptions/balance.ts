/** What of the money of an order has gone back, and what can still go. All amounts in whole cents. */
import type { Order } from '../contract/orders.ts';
import { refundOf, type Returnable } from '../refund.ts';

/** Money that went back or is on its way; `shipping` is what of it was shipping, null where nobody wrote that down. */
export type GivenBack = {
  readonly itemId: string | null;
  readonly amount: number;
  readonly shipping: number | null;
};

/** An item with what was withheld of its price when it came back. */
export type BalancedItem = Returnable & { readonly reduction: number };
export type BalancedOrder = Pick<Order, 'goods' | 'discount' | 'shipping'> & {
  readonly items: readonly BalancedItem[];
};

export type Balance = {
  /** Of all that was paid. No refund is larger. */
  readonly left: number;
  /** Of what shipping cost. */
  readonly shippingLeft: number;
  /** Of what was paid for an item, less its share of the discount. */
  itemLeft(item: BalancedItem): number;
  /** What of `itemLeft` was withheld, since it came back worse: it is with the shop, and no rest. */
  itemWithheld(item: BalancedItem): number;
  /** What of `left` was withheld for pieces that came back worse. */
  readonly withheld: number;
};

/** @param paid what was taken for the order @param given all refunds of it, those that are still being asked for among them */
export function balanceOf(order: BalancedOrder, paid: number, given: readonly GivenBack[]): Balance {
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const left = Math.max(0, paid - sum(given.map(({ amount }) => amount)));
  const shippingBack = sum(given.map(({ shipping }) => shipping ?? 0));
  const itemLeft = (item: BalancedItem): number => {
    const { goods, discount } = refundOf(order, item);
    const own = given.filter(({ itemId }) => itemId === item.id);
    const back = sum(own.map(({ amount, shipping }) => amount - (shipping ?? 0)));
    return Math.min(left, Math.max(0, goods - discount - back));
  };
  const itemWithheld = (item: BalancedItem): number => Math.min(item.reduction, itemLeft(item));
  const withheld = sum(order.items.map(itemWithheld));
  return {
    left,
    shippingLeft: Math.min(left, Math.max(0, order.shipping - shippingBack)),
    itemLeft,
    itemWithheld,
    withheld: Math.min(left, withheld),
  };
}

/** What goes back with an item that its buyer does not keep. */
export type Settlement = {
  /** Goods and shipping together, less `reduction`; never more than is left of what was paid. */
  readonly total: number;
  /** What of it is shipping. */
  readonly shipping: number;
  readonly reduction: number;
};

/** What an item's settlement is reckoned from. */
export type ItemDue = {
  /** What is left of what was paid for it. */
  readonly left: number;
  /** The shipping that goes back with it. */
  readonly shipping: number;
  /** What is left of the whole order. */
  readonly most: number;
};

/** What goes back once so much of an item's price is withheld. */
export const dueLess = ({ left, shipping, most }: ItemDue, reduction: number): number =>
  Math.min(most, left - reduction + shipping);

/**
 * What goes back for an item: what was paid for it and has not gone back, and with the last of an order the shipping.
 *
 * @param terms `reduction` for what it is worth less (art. 57(2) Codice del consumo), `shipping` where it is not that of `refundOf`
 * @throws RangeError for a reduction that is negative or more than what is left of the item: shipping is never withheld
 */
export function settle(
  order: BalancedOrder,
  item: BalancedItem,
  balance: Balance,
  { reduction = 0, shipping }: { readonly reduction?: number; readonly shipping?: number } = {},
): Settlement {
  const worth = balance.itemLeft(item);
  if (reduction < 0 || reduction > worth)
    throw new RangeError('a reduction is between nothing and all of it');
  const wanted = shippingDue(order, item, balance, shipping);
  const total = dueLess({ left: worth, shipping: wanted, most: balance.left }, reduction);
  return { total, shipping: Math.min(wanted, total), reduction };
}

/** The shipping that is meant to go back with an item: with the last of an order all that is left of it. @param asked where another sum is */
export const shippingDue = (
  order: BalancedOrder,
  item: BalancedItem,
  { shippingLeft }: Balance,
  asked: number = refundOf(order, item).isLast ? shippingLeft : 0,
): number => Math.min(shippingLeft, asked);
