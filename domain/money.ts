/** Money is a whole number of euro cents everywhere; only here is it rounded, and only here is it written out. */
import type { Locale } from './constants.ts';
import { currency } from './constants.ts';

/**
 * Price after a discount: round_half_up(price × (100 − discount) / 100).
 *
 * @param priceCents whole cents, not negative
 * @param discount whole percent, 0 to 100
 * @returns whole cents
 */
export function discounted(priceCents: number, discount: number): number {
  return percentOf(priceCents, 100 - discount);
}

/** A whole percentage of an amount in cents, rounded half up. */
export function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Writes cents as a person reads them: `1.250,00 €` in Italian, `€1,250.00` in English. */
export function formatMoney(cents: number, locale: Locale): string {
  let format = formats.get(locale);
  if (!format) {
    // Italian groups only from five digits on by default; a price list groups from four.
    format = new Intl.NumberFormat(locale === 'it' ? 'it-IT' : 'en-IE', {
      style: 'currency',
      currency,
      useGrouping: 'always',
    });
    formats.set(locale, format);
  }
  return format.format(cents / 100);
}
