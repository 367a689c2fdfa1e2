/** Order numbers that people can read out: `S-26-7KQ2MX`. They do not tell how many orders there were. */
import { readableSigns } from './readable-signs.ts';

/** @param year its last two digits */
export const numberOfOrder = (year: string, signs: string): string => `S-${year}-${signs}`;

/** How many random bytes a number is made from. */
export const orderNumberBytes = 6;

/**
 * @param year four digits
 * @param random six random bytes; the caller sees to it that no number is given twice
 */
export function orderNumber(year: number, random: Uint8Array): string {
  const letters = Array.from(
    random.subarray(0, orderNumberBytes),
    (byte) => readableSigns[byte % readableSigns.length],
  );
  return numberOfOrder(String(year % 100).padStart(2, '0'), letters.join(''));
}

/** However it was copied: in small letters, with blanks, or without what stands between. */
const written = new RegExp(
  String.raw`(?<![\dA-Z])S[-\s]?(\d{2})[-\s]?([${readableSigns}]{${orderNumberBytes}})(?![\dA-Z])`,
  'gi',
);

/** The numbers of orders that stand somewhere in a text, as the shop writes them. */
export const orderNumbersIn = (text: string): string[] =>
  [...text.matchAll(written)].map(([, year = '', letters = '']) =>
    numberOfOrder(year, letters.toUpperCase()),
  );
