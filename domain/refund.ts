/** What is paid back for an item that was given back (art. 56 Codice del consumo; design 4.6). All amounts in cents. */
import type { Order, OrderItem } from './contract/orders.ts';

export type Refund = {
  readonly goods: number;
  /** Its share of the order's discount. */
  readonly discount: number;
  /** How it came, with the item that makes the return whole; nothing with the others. */
  readonly shipping: number;
  /** Whether with it the whole order was given back. */
  readonly isLast: boolean;
  readonly total: number;
};

/** What is to be known of an item to say what it brings back. */
export type Returnable = Pick<OrderItem, 'id' | 'quantity' | 'discountedPrice' | 'state' | 'returnedAt'>;
type Returning = Pick<Order, 'goods' | 'discount' | 'shipping'> & { readonly items: readonly Returnable[] };

/** What was paid for it, and no more; over all items of an order it is what the order cost. */
export function refundOf(order: Returning, item: Returnable): Refund {
  const others = order.items.filter(({ id }) => id !== item.id);
  const isLast = others.every((other) => isBefore(other, item));
  const goods = item.discountedPrice * item.quantity;
  const shares = others.map((other) => shareOf(order, other));
  // Where the shares do not come out even, the last one takes what is left.
  const discount = isLast
    ? shares.reduce((left, share) => left - share, order.discount)
    : shareOf(order, item);
  const shipping = isLast ? order.shipping : 0;
  return { goods, discount, shipping, isLast, total: goods - discount + shipping };
}

/** Rounded up: before the last one nobody gets a cent too much. */
const shareOf = ({ goods, discount }: Returning, { discountedPrice, quantity }: Returnable): number =>
  goods === 0 ? 0 : Math.ceil((discount * discountedPrice * quantity) / goods);

/** Whether one was given back when the other was, or is about to be. */
function isBefore(one: Returnable, other: Returnable): boolean {
  if (one.state === 'ordered') return false;
  if (other.returnedAt === null) return true;
  return `${one.returnedAt ?? ''} ${one.id}` < `${other.returnedAt} ${other.id}`;
}
