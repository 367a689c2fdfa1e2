/**
 * Part numbers as people type them and as they are compared: the maker's number (OE) and the supplier's code.
 * Labels, invoices and yards write the same number with blanks, dots, dashes or slashes, or with none.
 */

/** Makes whose numbers are padded with zeros on some labels and written without on others (the Fiat group). */
const paddedMakes: ReadonlySet<string> = new Set(['fiat', 'lancia', 'alfa-romeo']);

/**
 * Numbers that end in revision letters: the Volkswagen group's 3-3-3 with one or two (`1K0 941 006 S`), and the eight
 * digits with two of Jeep (`68229397AD`). Another revision of a number is another state of the same part.
 */
const revised = /^([0-9A-Z]{3}\d{6})[A-Z]{1,2}$|^(\d{8})[A-Z]{2}$/;
const unrevised = /^([0-9A-Z]{3}\d{6}|\d{8})$/;

/** Shortest end of a number that is looked up: what is left to read of a label, or a BMW's last seven. */
const partNumberEndMinLength = 5;

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
  return makeSlug !== undefined && paddedMakes.has(makeSlug) ? comparedWithoutZeros(normalized) : normalized;
}

/**
 * The keys that a typed text may mean as a number, or none when it cannot be one (too short, no digit).
 * The make is not known then, so a padded number is looked for in both forms.
 */
export function partNumberKeys(typed: string): string[] {
  const normalized = normalizePartNumber(typed);
  if (normalized.length < partNumberMinLength || !/\d/.test(normalized)) return [];
  const unpadded = comparedWithoutZeros(normalized);
  return unpadded === normalized || unpadded.length < partNumberMinLength
    ? [normalized]
    : [normalized, unpadded];
}

/** The number without its revision letters, or undefined when it has none: `1K0941006S` → `1K0941006`. */
export function withoutRevision(key: string): string | undefined {
  const [, volkswagen, jeep] = revised.exec(key) ?? [];
  return volkswagen ?? jeep;
}

/** Whether a number may be written with revision letters behind it. */
export function mayBeRevised(key: string): boolean {
  return unrevised.test(key);
}

/** Those of the keys that are long enough to be looked for at the end of a number. */
export function partNumberEnds(keys: readonly string[]): string[] {
  return keys.filter((key) => key.length >= partNumberEndMinLength);
}

/**
 * The keys with digits for the letters that look like them: on a worn label O is read for 0, and I for 1.
 *
 * @returns only what differs from what was typed
 */
export function misreadKeys(typed: string): string[] {
  const normalized = normalizePartNumber(typed);
  const read = normalized.replaceAll('O', '0').replaceAll('I', '1');
  return read === normalized ? [] : partNumberKeys(read);
}

/** The form in which the Fiat group's numbers are compared. @param key normalised */
export function comparedWithoutZeros(key: string): string {
  return key.replace(/^0+(?=[0-9]+$)/, '');
}

/** `Faro anteriore (51819001)`: a part with its number, where it has one. */
export const nameWithNumber = (name: string, serialNumber: string): string =>
  serialNumber === '' ? name : `${name} (${serialNumber})`;
