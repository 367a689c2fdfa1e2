/** Money is a whole number of euro cents everywhere; only here is it rounded. `format.ts` writes it out. */

/**
 * Price after a discount: round_half_up(price × (100 − discount) / 100).
 *
 * @param priceCents whole cents, not negative
 * @param discount whole percent, 0 to 100
 * @returns whole cents
 */
export function discounted(priceCents: number, discount: number): number {
  return percentOf(priceCents, 100 - discount);
}

/** A whole percentage of an amount in cents, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}
