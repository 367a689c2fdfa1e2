/** A price for one buyer: the yard makes it in an answer, and whoever has its link has a part for it, once, until a day. */
import { endOfDay } from './rome-clock.ts';

/** Days for which an offer can be made; the choice of whoever answers. */
export const offerDays = [2, 7, 14, 30] as const;

/** It is good to the end of the last day. */
export const offerEnd = (from: Date, days: number): Date => endOfDay(from, days);

/** Behind the address of the cart: there neither the server nor another site is told of it. */
const mark = '#offerta=';

/** @param cart the cart's address */
export const offerLink = (cart: string, id: string): string => cart + mark + id;

/** The offer that an address brings, if it brings one. @param hash of an address */
export const offerIn = (hash: string): string | undefined =>
  hash.startsWith(mark) ? hash.slice(mark.length) : undefined;
