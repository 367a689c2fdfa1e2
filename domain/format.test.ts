import { expect, test } from 'vitest';
import {
  formatDay,
  formatDays,
  formatLongWeekday,
  formatYears,
  formatShortDay,
  formatTime,
} from './format.ts';

test('a day is the day in Italy, with the month after it', () => {
  expect(formatDay('2026-11-20T23:30:00Z', 'it')).toBe('21 novembre 2026');
  expect(formatDay('2026-11-20T23:30:00Z', 'en')).toBe('21 November 2026');
});

test('a day of the week is written out with its number', () => {
  expect(formatLongWeekday('2026-11-26', 'it')).toBe('giovedì 26');
  expect(formatLongWeekday('2026-11-26', 'en')).toBe('Thursday 26');
});

test('days on which something arrives have their weekday, and the month once where it is the same', () => {
  expect(formatDays('2026-11-26', '2026-11-27', 'it')).toBe('giovedì 26 – venerdì 27 novembre');
  expect(formatDays('2026-11-26', '2026-11-26', 'it')).toBe('giovedì 26 novembre');
  expect(formatDays('2026-11-30', '2026-12-01', 'en')).toBe('Monday 30 November – Tuesday 1 December');
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
