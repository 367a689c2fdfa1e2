/** What a piece may cost, from what such pieces went for here. */
import type { PricesHere } from '../contract/desk-listing.ts';

/**
 * The middle of what was paid; where nothing was sold yet, of what is asked now.
 *
 * @returns whole euros as cents, undefined where nothing is known
 */
export function typicalPrice({ sold, onSale }: PricesHere): number | undefined {
  const prices = (sold.length > 0 ? sold : onSale).toSorted((one, other) => one - other);
  if (prices.length === 0) return undefined;
  const half = Math.floor(prices.length / 2);
  const upper = prices[half] ?? 0;
  const middle = prices.length % 2 === 1 ? upper : ((prices[half - 1] ?? 0) + upper) / 2;
  return Math.max(100, Math.round(middle / 100) * 100);
}
