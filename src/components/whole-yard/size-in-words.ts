/** How much there is of something that is fetched, and how long ago it was. */
import type { Locale } from '../../../domain/constants.ts';

const [bytesInMegabyte, bytesInKilobyte] = [1_000_000, 1_000];

/** `1,4 MB`, and of what is less than one `84 kB`; never on two lines. */
export function sizeInWords(bytes: number, locale: Locale): string {
  const isLarge = bytes >= bytesInMegabyte;
  const digits = isLarge ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(bytes / (isLarge ? bytesInMegabyte : bytesInKilobyte))
    .replace(' ', '\u00A0');
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** `3 ore fa`; undefined for what is not a minute old. @param ms since then */
export function ageInWords(ms: number, locale: Locale): string | undefined {
  const minutes = Math.floor(ms / 60_000);
  const found = units.find(([, length]) => minutes >= length);
  if (!found) return undefined;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(minutes / length), unit);
}
