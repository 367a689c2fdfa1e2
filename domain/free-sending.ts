/** What is missing until a cart is sent for nothing, by the prices that a browser knows of it. Pure; the quote of the server decides. */
import type { Cart } from './cart.ts';

/**
 * @param prices cents of one piece, by the part's id
 * @param freeOverCents goods over this are sent for nothing
 * @returns cents, 0 where it is free; undefined where the price of something in it is not known
 */
export function missingToFree(
  cart: Cart,
  prices: Readonly<Record<string, unknown>>,
  freeOverCents: number,
): number | undefined {
  let goods = 0;
  for (const { id, quantity } of cart) {
    const cents = prices[id];
    if (typeof cents !== 'number' || !Number.isInteger(cents)) return undefined;
    goods += cents * quantity;
  }
  return missingOf(goods, freeOverCents);
}

/** The same for a sum of goods. What costs just as much as the bound pays still: it is free over it. */
export const missingOf = (goodsCents: number, freeOverCents: number): number =>
  goodsCents > freeOverCents ? 0 : freeOverCents - goodsCents + 1;
