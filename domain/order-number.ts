/** Order numbers that people can read out: `S-26-7KQ2MX`. They do not tell how many orders there were. */

/** Crockford's alphabet: no I, L, O and U, so that nothing is misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many random bytes a number is made from. */
export const orderNumberBytes = 6;

/**
 * @param year four digits
 * @param random six random bytes; the caller sees to it that no number is given twice
 */
export function orderNumber(year: number, random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, orderNumberBytes), (byte) => alphabet[byte % 32]);
  return `S-${String(year % 100).padStart(2, '0')}-${letters.join('')}`;
}
