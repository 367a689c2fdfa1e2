/** The cart of an account beside the one of a browser: how the two become one again when either has changed. */
import { addToCart, type Cart } from './cart.ts';
import { cartQuantityMax } from './constants.ts';

const piecesOf = (cart: Cart, id: number): number => cart.find((entry) => entry.id === id)?.quantity ?? 0;

/**
 * What this browser has changed since it knew the account's cart last is done to the account's as it is now, so that neither loses
 * what the other put in.
 *
 * @param known the account's cart as this browser knew it last; undefined where it never did, or has lost it: then all that lies in
 *   either stays, of one part the more pieces
 */
export function mergeCarts(known: Cart | undefined, mine: Cart, theirs: Cart): Cart {
  const wanted = (id: number): number => {
    const [here, there] = [piecesOf(mine, id), piecesOf(theirs, id)];
    return known ? there + here - piecesOf(known, id) : Math.max(here, there);
  };
  return [...mine, ...theirs].reduce<Cart>((merged, { id }) => {
    const pieces = Math.min(wanted(id), cartQuantityMax);
    return pieces < 1 || piecesOf(merged, id) > 0 ? merged : addToCart(merged, id, pieces);
  }, []);
}

/** Whether the same pieces lie in both, in whatever order. */
export const holdSame = (one: Cart, other: Cart): boolean =>
  one.length === other.length && one.every(({ id, quantity }) => piecesOf(other, id) === quantity);
