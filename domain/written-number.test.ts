import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from './constants.ts';
import { formatMoney, formatNumber } from './written-number.ts';

const tags = { it: 'it-IT', en: 'en-IE' };
const locale = fc.constantFrom(...locales);

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('money is grouped from four digits on, in both languages', () => {
  expect(plain(formatMoney(499_900, 'it'))).toBe('4.999,00 €');
  expect(plain(formatMoney(499_900, 'en'))).toBe('€4,999.00');
  expect(plain(formatMoney(-7, 'it'))).toBe('-0,07 €');
});

test('kilometres are grouped like money, and weights have decimals where there are some', () => {
  expect(formatNumber(8_500, 'it')).toBe('8.500');
  expect(formatNumber(8_500, 'en')).toBe('8,500');
  expect([formatNumber(2.5, 'it'), formatNumber(12, 'it')]).toEqual(['2,5', '12']);
});

test('every amount is written as the language’s own rules have it', () => {
  const rules = { style: 'currency', currency: 'EUR', useGrouping: 'always' } as const;
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), locale, (cents, language) => {
      const own = new Intl.NumberFormat(tags[language], rules).format(cents / 100);
      expect(formatMoney(cents, language)).toBe(own);
    }),
  );
});

test('every number is written as the language’s own rules have it', () => {
  const whole = fc.integer({ min: -1e12, max: 1e12 });
  const fraction = fc.integer({ min: 0, max: 1e9 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(fc.oneof(whole, fraction), locale, (value, language) => {
      const own = new Intl.NumberFormat(tags[language], { useGrouping: 'always' }).format(value);
      expect(formatNumber(value, language)).toBe(own);
    }),
  );
});
