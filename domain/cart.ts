/**
 * The cart as it is kept: a list of `{ id, quantity }` under the local storage key `cart`.
 * It holds no prices; those are quoted by the server each time they are shown.
 */
import { cartLinesMax, cartQuantityMax, defaultCartQuantity, partIdMax } from './constants.ts';

/** One entry: a part's id and how many pieces of it (specification 3). */
export type CartEntry = { readonly id: number; readonly quantity: number };
export type Cart = readonly CartEntry[];
export const emptyCart: Cart = [];

const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity), 1), cartQuantityMax);

/** Adds pieces of a part: a new entry at the end, or more of the one that is there. A full cart stays as it is. */
export function addToCart(cart: Cart, id: number, quantity: number = defaultCartQuantity): Cart {
  const present = cart.find((entry) => entry.id === id);
  if (present) return setQuantity(cart, id, present.quantity + quantity);
  if (cart.length >= cartLinesMax) return cart;
  return [...cart, { id, quantity: clampQuantity(quantity) }];
}

/** Sets how many pieces of a part are wanted, between 1 and the most a line takes. */
export function setQuantity(cart: Cart, id: number, quantity: number): Cart {
  return cart.map((entry) => (entry.id === id ? { id, quantity: clampQuantity(quantity) } : entry));
}

/** Takes the entry of a part out. */
export function removeFromCart(cart: Cart, id: number): Cart {
  return cart.filter((entry) => entry.id !== id);
}

/** Takes pieces of a part out; the entry goes with its last piece. */
export function takeFromCart(cart: Cart, id: number, quantity: number): Cart {
  const left = (cart.find((entry) => entry.id === id)?.quantity ?? 0) - quantity;
  return left > 0 ? setQuantity(cart, id, left) : removeFromCart(cart, id);
}

/** How many pieces lie in a cart, or are ordered from one, in all. */
export function pieceCount(entries: readonly Pick<CartEntry, 'quantity'>[]): number {
  return entries.reduce((sum, entry) => sum + entry.quantity, 0);
}

/**
 * Reads a cart from what storage held, whatever it held: mended entry by entry, never thrown away whole.
 * A bare number counts as one piece of that part (the older form, a list of ids).
 */
export function parseCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  return stored.reduce<Cart>((cart, raw) => {
    const entry = readEntry(raw);
    return entry ? addToCart(cart, entry.id, entry.quantity) : cart;
  }, []);
}

function readEntry(raw: unknown): CartEntry | undefined {
  const { id, quantity } =
    typeof raw === 'object' && raw !== null ? (raw as Partial<CartEntry>) : { id: raw };
  const partId = numberIn(id);
  if (!Number.isSafeInteger(partId) || partId < 1 || partId > partIdMax) return undefined;
  const pieces = numberIn(quantity ?? defaultCartQuantity);
  return { id: partId, quantity: clampQuantity(Number.isFinite(pieces) ? pieces : defaultCartQuantity) };
}

/** Nothing but a number or the text of one: to ask anything else for its number may run into what is no function. */
const numberIn = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
