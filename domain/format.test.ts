import { expect, test } from 'vitest';
import { formatDay, formatMoney, formatNumber, formatYears } from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('money is grouped from four digits on, in both languages', () => {
  expect(plain(formatMoney(499_900, 'it'))).toBe('4.999,00 €');
  expect(plain(formatMoney(499_900, 'en'))).toBe('€4,999.00');
});

test('kilometres are grouped like money', () => {
  expect(formatNumber(8_500, 'it')).toBe('8.500');
  expect(formatNumber(8_500, 'en')).toBe('8,500');
});

test('a day is the day in Italy, with the month after it', () => {
  expect(formatDay('2026-11-20T23:30:00Z', 'it')).toBe('21 novembre 2026');
  expect(formatDay('2026-11-20T23:30:00Z', 'en')).toBe('21 November 2026');
});

test('years that are open stay open', () => {
  expect([formatYears(2003, 2012), formatYears(2019, null), formatYears(null, null)]).toEqual([
    '2003–2012',
    '2019–',
    '',
  ]);
});
