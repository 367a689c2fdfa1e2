/** Which labels of an axis can be read side by side. */

/** In pixels, between two labels. */
const leastGap = 6;

/**
 * @param widths of the labels of all places, in pixels
 * @param room the width of all places together, which are as wide as each other
 * @returns the places, from 0, whose labels are written: every one, or every second, third…
 */
export function labelPlaces(widths: readonly number[], room: number): number[] {
  const place = Math.max(1, room) / Math.max(1, widths.length);
  const nth = Math.max(1, Math.ceil((Math.max(0, ...widths) + leastGap) / place));
  return Array.from({ length: Math.ceil(widths.length / nth) }, (_, at) => at * nth);
}
