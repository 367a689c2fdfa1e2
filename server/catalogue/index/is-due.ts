/** When the index on the disk is too old. */

const hourMs = 60 * 60_000;
/** Reading so many of a million takes a start a quarter of a second. */
const mostShare = 0.01;
/** Of a small catalogue it is not worth the writing. */
const leastChanged = 1_000;

export type SinceStored = {
  readonly ageMs: number;
  /** In the file, and how many parts have changed since. */
  readonly rows: number;
  readonly changed: number;
};

export const isDue = ({ ageMs, rows, changed }: SinceStored): boolean =>
  changed > Math.max(leastChanged, rows * mostShare) || (changed > 0 && ageMs >= hourMs);
