/** An amount over several, so that nothing is lost and nothing is made. */

/**
 * Splits an amount in the proportion of weights, by largest remainder: each share differs by less than a cent from the exact one.
 *
 * @param cents whole, not negative
 * @param weights whole, not negative; all 0 gives everything to the first
 * @returns whole cents beside the weights, which add up to the amount
 */
export function apportion(cents: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, at) => (at === 0 ? cents : 0));
  // As bigints: cents times cents leave the whole numbers that a double holds.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((share) => Number(share / BigInt(total)));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % BigInt(total) }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.at - other.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
