/**
 * A cart in an address: an installed shop of Apple's telephones shares no storage with Safari, so the address that it is put among the
 * apps with carries what lay in the cart. Ids and pieces, nothing of a person.
 */
import { parseCart, type Cart } from './cart.ts';

export const handedCartParameter = 'carrello';

/** `12.345x2`: one piece of part 12 and two of part 345. */
export const writeHandedCart = (cart: Cart): string =>
  cart.map(({ id, quantity }) => (quantity === 1 ? `${id}` : `${id}x${quantity}`)).join('.');

/** @param written anybody's text; what is no part of a cart is left out */
export const readHandedCart = (written: string | null): Cart =>
  parseCart(
    (written ?? '')
      .split('.')
      .map((entry) => /^(\d{1,10})(?:x(\d{1,4}))?$/.exec(entry))
      .flatMap((found) => (found ? [{ id: found[1], quantity: found[2] }] : [])),
  );
