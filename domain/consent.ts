/** Consent to statistics, as the browser keeps it: a yes or a no, asked for again after half a year at the earliest (design 4.12). */

/** Local storage key of the choice, and of the numbers of orders that were counted. */
export const consentKeys = { choice: 'consent', countedOrders: 'counted_orders' } as const;

/** How long a choice is good, in days: six months (guidelines of the Garante, 10 June 2021). */
export const consentLastsDays = 183;

export type Consent = {
  readonly allowsStatistics: boolean;
  /** Milliseconds since 1970. */
  readonly decidedAt: number;
};

/**
 * Reads what storage held.
 *
 * @param now milliseconds since 1970
 * @returns undefined where nobody has chosen yet, or so long ago that it is asked anew; a time to come is no choice
 */
export function readConsent(stored: unknown, now: number): Consent | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { allowsStatistics, decidedAt } = stored as Partial<Consent>;
  if (typeof allowsStatistics !== 'boolean' || typeof decidedAt !== 'number') return undefined;
  const age = now - decidedAt;
  return age >= 0 && age < consentLastsDays * 86_400_000 ? { allowsStatistics, decidedAt } : undefined;
}
