import { expect, test } from 'vitest';
import { formatDay, formatMoney, formatNumber, formatYears, formatShortDay, formatTime } from './format.ts';

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

test('where there is little room a time or a day alone is written', () => {
  expect(formatTime('2026-11-21T13:05:00Z', 'it')).toBe('14:05');
  expect(formatTime('2026-11-21T13:05:00Z', 'en')).toBe('14:05');
  expect(formatShortDay('2026-11-21T23:30:00Z', 'it')).toBe('22 nov');
  expect(formatShortDay('2026-11-21T23:30:00Z', 'en')).toBe('22 Nov');
});
