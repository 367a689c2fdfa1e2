/**
 * Part numbers as people type them and as they are compared: the maker's number (OE) and the supplier's code.
 * Labels, invoices and yards write the same number with blanks, dots, dashes or slashes, or with none.
 */

/** Makes whose numbers are padded with zeros on some labels and written without on others (the Fiat group). */
const paddedMakes: ReadonlySet<string> = new Set(['fiat', 'lancia', 'alfa-romeo']);

/** Shortest beginning of a number that is looked up: shorter ones begin half the catalogue. */
const partNumberMinLength = 3;

/**
 * The form in which numbers are compared: NFKC, upper case, nothing but A–Z and 0–9.
 *
 * @returns `1K0941006S` for `1k0 941-006.s`; an empty text when nothing is left
 */
export function normalizePartNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/**
 * The key under which a maker's number is kept: normalised, and for the Fiat group without leading zeros.
 *
 * @param makeSlug slug of the make whose number it is, when known
 */
export function serialKeyOf(serialNumber: string, makeSlug?: string): string {
  const normalized = normalizePartNumber(serialNumber);
  return makeSlug !== undefined && paddedMakes.has(makeSlug) ? withoutPadding(normalized) : normalized;
}

/**
 * The keys that a typed text may mean as a number, or none when it cannot be one (too short, no digit).
 * The make is not known then, so a padded number is looked for in both forms.
 */
export function partNumberKeys(typed: string): string[] {
  const normalized = normalizePartNumber(typed);
  if (normalized.length < partNumberMinLength || !/\d/.test(normalized)) return [];
  const unpadded = withoutPadding(normalized);
  return unpadded === normalized || unpadded.length < partNumberMinLength
    ? [normalized]
    : [normalized, unpadded];
}

function withoutPadding(key: string): string {
  return key.replace(/^0+(?=[0-9]+$)/, '');
}
