/** How much there is of something that is fetched, and how long ago it was. */
import type { Locale } from '../../../domain/constants.ts';

const bytesInMegabyte = 1_000_000;

/** `1,4 MB`; what is less than a tenth of one is a tenth. */
export const inMegabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(Math.max(0.1, bytes / bytesInMegabyte));

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
