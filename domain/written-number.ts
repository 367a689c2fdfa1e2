/**
 * How numbers and money are written, as `Intl.NumberFormat` writes them with `useGrouping: 'always'` in `it-IT` and `en-IE`:
 * grouped from four digits on, as in a price list. A telephone takes a twentieth of a second to load that one for the first
 * price of a visit, and the page waits for it.
 */
import type { Locale } from './constants.ts';

const signs: Record<Locale, { readonly thousands: string; readonly decimal: string }> = {
  it: { thousands: '.', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
};

/** @param digits as JavaScript writes a number that is not negative */
function grouped(digits: string, locale: Locale): string {
  const { thousands, decimal } = signs[locale];
  const [whole = '', fraction] = digits.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return fraction === undefined ? groups : groups + decimal + fraction;
}

const minusOf = (value: number): string => (value < 0 ? '-' : '');

/** Writes cents as a person reads them: `1.250,00 €` in Italian, `€1,250.00` in English. The blank is one that does not break. */
export function formatMoney(cents: number, locale: Locale): string {
  const euros = grouped((Math.abs(cents) / 100).toFixed(2), locale);
  return minusOf(cents) + (locale === 'it' ? `${euros}\u00a0€` : `€${euros}`);
}

/** `188.000` in Italian, `188,000` in English; three decimals at most, and no zeros at the end. */
export const formatNumber = (value: number, locale: Locale): string =>
  minusOf(value) + grouped(String(Number(Math.abs(value).toFixed(3))), locale);
