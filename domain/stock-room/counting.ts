/** What a count of a place does to what the books say of a part. Pure. */

export const countOutcomes = ['as_expected', 'corrected', 'moved', 'too_few', 'outdated'] as const;
/**
 * `too_few`: fewer were found than are sold or kept for buyers, whose pieces no count takes away. `outdated`: the books moved while it was
 * counted, and say something else than whoever counted has seen. Of both nothing is written.
 */
export type CountOutcome = (typeof countOutcomes)[number];

/** A part by the books. `onHand` are its pieces in stock, `reserved` of them; `toPick` are sold and still to be fetched. */
export type Booked = {
  readonly onHand: number;
  readonly reserved: number;
  readonly toPick: number;
  /** Whether it is at the place that was counted. */
  readonly isHere: boolean;
};

/** What was found of a part, and what was expected; null for one that was elsewhere by the books. */
export type Found = { readonly found: number; readonly expected: number | null };

/** @returns with how many pieces are in stock from now on, where that is corrected */
export function settleCount(
  { found, expected }: Found,
  { onHand, reserved, toPick, isHere }: Booked,
):
  | { readonly outcome: Exclude<CountOutcome, 'corrected'> }
  | { readonly outcome: 'corrected'; readonly onHand: number } {
  // Where it lies is known now; how many of it lie elsewhere is not.
  if (expected === null) return { outcome: isHere || found === 0 ? 'as_expected' : 'moved' };
  if (!isHere || onHand + toPick !== expected) return { outcome: 'outdated' };
  if (found === expected) return { outcome: 'as_expected' };
  const left = found - toPick;
  return left < reserved ? { outcome: 'too_few' } : { outcome: 'corrected', onHand: left };
}

/**
 * How many pieces are counted once one more label was scanned. The same label scanned twice is the commonest mistake: beyond what the
 * books say somebody counts by hand.
 */
export const afterScan = (counted: number, expected: number): number =>
  counted < expected ? counted + 1 : counted;
