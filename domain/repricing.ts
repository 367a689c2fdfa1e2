/** One rule for the prices of many parts: what becomes of each, in whole cents. */
import { highestPriceCents } from './facts/believed.ts';

/** To the cent, to whole euros, or to the nearest price that ends in 90 cents. */
export const roundings = ['cent', 'euro', 'ninety'] as const;
export type Rounding = (typeof roundings)[number];

export type PriceStep = {
  /** Whole percent: negative lowers, positive raises. */
  readonly percent: number;
  readonly rounding: Rounding;
  /** In cents: nothing is lowered below it, nor raised to less; null for none. */
  readonly lowest: number | null;
};

/** To the nearest, halves up, and never to nothing. @param hundredths of a cent, so that nothing is rounded twice */
const round: Readonly<Record<Rounding, (hundredths: number) => number>> = {
  cent: (hundredths) => Math.max(1, Math.floor((hundredths + 50) / 100)),
  euro: (hundredths) => Math.max(1, Math.floor((hundredths + 5_000) / 10_000)) * 100,
  ninety: (hundredths) => Math.max(0, Math.floor((hundredths - 4_000) / 10_000)) * 100 + 90,
};

/**
 * A price after a step. No step goes the other way: where rounding, or the lowest price, would raise what is to be lowered (or lower
 * what is to be raised), the price stays.
 *
 * @param priceCents before any discount, from a cent to the highest price that is believed
 * @returns within the same bounds
 */
export function steppedPrice(priceCents: number, { percent, rounding, lowest }: PriceStep): number {
  const rounded = round[rounding](priceCents * (100 + percent));
  const bounded = Math.min(Math.max(rounded, lowest ?? 0), highestPriceCents);
  return percent < 0 ? Math.min(bounded, priceCents) : Math.max(bounded, priceCents);
}

/** What a rule does to the parts that it is for. */
export type PricePlan<Priced> = {
  /** Those whose price becomes another, with that one. */
  readonly changed: readonly { readonly part: Priced; readonly price: number }[];
  /** How many others keep the price that they have. */
  readonly same: number;
  /** Cents: all that is changed, a piece of each. */
  readonly before: number;
  readonly after: number;
};

export function planPrices<Priced extends { readonly price: number }>(
  parts: readonly Priced[],
  step: PriceStep,
): PricePlan<Priced> {
  const changed = parts
    .map((part) => ({ part, price: steppedPrice(part.price, step) }))
    .filter(({ part, price }) => price !== part.price);
  const sum = (prices: readonly number[]) => prices.reduce((all, price) => all + price, 0);
  return {
    changed,
    same: parts.length - changed.length,
    before: sum(changed.map(({ part }) => part.price)),
    after: sum(changed.map(({ price }) => price)),
  };
}
