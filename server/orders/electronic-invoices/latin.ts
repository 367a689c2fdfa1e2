/** Texts in the letters that FatturaPA knows: Basic Latin and Latin-1, in whatever script they were written. */
import anyAscii from 'any-ascii';

/** What stands where nothing of a text is left. */
const nothing = '-';

/** Printable signs of both blocks; the rest of Latin-1 steers a device or is seen by nobody. */
const known = /^[ -~\u00a1-\u00ac\u00ae-\u00ff]$/;

/**
 * @param longest signs that the field takes
 * @returns at least one sign and at most so many, without blanks at either end: `Łukasz` is `Lukasz`, `Müller` stays
 */
export const latin = (text: string, longest: number): string =>
  cut([...text.normalize('NFC')].map((sign) => (known.test(sign) ? sign : anyAscii(sign))).join(''), longest);

/** The same for fields that know Basic Latin alone. */
export const basicLatin = (text: string, longest: number): string =>
  cut(anyAscii(text.normalize('NFC')), longest);

function cut(text: string, longest: number): string {
  const seen = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return seen.slice(0, longest).trimEnd() || nothing;
}
