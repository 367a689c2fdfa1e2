/** A cart when less of it can be had than was put into it. */
import { takeFromCart, type Cart } from './cart.ts';

/** What of a cart can be had: of each part as many pieces as there are, and no entry of what is gone. */
export function keepAvailable(
  cart: Cart,
  lines: readonly { readonly partId: number; readonly available: number }[],
): Cart {
  const left = new Map(lines.map(({ partId, available }) => [partId, available]));
  return cart.reduce((kept, { id, quantity }) => {
    const excess = quantity - (left.get(id) ?? quantity);
    return excess > 0 ? takeFromCart(kept, id, excess) : kept;
  }, cart);
}
