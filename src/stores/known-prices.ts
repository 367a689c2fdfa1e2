/** What each piece in the cart cost when it was told last: so that a change can be said. */
import type { Quote, QuoteLine } from '../../domain/contract/buying.ts';
import { storageKeys } from '../../domain/constants.ts';
import { readStored, store } from '../browser/storage.ts';

/** Cents by the part's id. */
export type KnownPrices = Readonly<Record<string, number>>;

export const readPrices = (): KnownPrices => {
  const stored = readStored(storageKeys.prices);
  // Another version of the shop may have stored it otherwise.
  return stored !== null && typeof stored === 'object' ? (stored as KnownPrices) : {};
};

/** Somebody saw this price and took the piece. */
export const notePrice = (id: number, cents: number): void =>
  store(storageKeys.prices, { ...readPrices(), [id]: cents });

/** What is in the cart is all that is stored. */
export const notePrices = ({ lines }: Quote): void =>
  store(
    storageKeys.prices,
    Object.fromEntries(
      lines.flatMap(({ partId, part, discountedPrice }) => (part ? [[partId, discountedPrice]] : [])),
    ),
  );

/** @returns what it cost before, where that was another price */
export function priceBefore(
  { partId, discountedPrice, available }: QuoteLine,
  known: KnownPrices,
): number | undefined {
  const before: unknown = known[partId];
  return available > 0 && Number.isInteger(before) && before !== discountedPrice
    ? (before as number)
    : undefined;
}
