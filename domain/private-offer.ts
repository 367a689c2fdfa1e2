/** A price for one buyer: the yard makes it in an answer, and whoever has its link has a part for it, once, until a day. */

/** Days for which an offer can be made; the choice of whoever answers. */
export const offerDays = [2, 7, 14, 30] as const;

/** Behind the address of the cart: there neither the server nor another site is told of it. */
const mark = 'offerta=';

/** @param cart the cart's address */
export const offerLink = (cart: string, id: string): string => `${cart}#${mark}${id}`;

/** The offer that an address brings, if it brings one. @param fragment what stands behind its `#` */
export const offerIn = (fragment: string): string | undefined =>
  fragment.startsWith(mark) ? fragment.slice(mark.length) : undefined;
