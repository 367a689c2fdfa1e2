import { expect, test } from 'vitest';
import { isHoliday } from './holidays.ts';

const isFree = (day: string) => isHoliday(Date.parse(`${day}T00:00:00Z`));

test.each([
  ['2024-03-31', '2024-03-29', '2024-04-01'],
  ['2025-04-20', '2025-04-18', '2025-04-21'],
  ['2026-04-05', '2026-04-03', '2026-04-06'],
  ['2027-03-28', '2027-03-26', '2027-03-29'],
  ['2038-04-25', '2038-04-23', '2038-04-26'],
])('around Easter of %s are %s and %s', (_easter, friday, monday) => {
  expect([isFree(friday), isFree(monday)]).toEqual([true, true]);
  expect(isFree(new Date(Date.parse(monday) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10))).toBe(false);
});

test('holidays with a date of their own come each year, and other days are none', () => {
  for (const day of ['2026-12-25', '2027-01-06', '2027-10-04', '2030-06-02']) expect(isFree(day)).toBe(true);
  for (const day of ['2026-12-24', '2026-12-31', '2027-01-07', '2026-11-02']) expect(isFree(day)).toBe(false);
});
