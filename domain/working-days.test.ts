import { expect, test } from 'vitest';
import { isHoliday } from './holidays.ts';
import { yearInRome } from './rome-clock.ts';
import { endOfWorkingDay } from './working-days.ts';

test('three working days from a Monday end on Thursday', () => {
  expect(endOfWorkingDay(new Date('2026-11-16T09:00:00Z'), 3)).toEqual(new Date('2026-11-19T22:59:59Z'));
});

test('a weekend does not count', () => {
  expect(endOfWorkingDay(new Date('2026-11-20T10:00:00Z'), 3)).toEqual(new Date('2026-11-25T22:59:59Z'));
  expect(endOfWorkingDay(new Date('2026-11-21T10:00:00Z'), 3)).toEqual(new Date('2026-11-25T22:59:59Z'));
});

test('no transfer comes at Christmas, and none at Easter', () => {
  expect(endOfWorkingDay(new Date('2026-12-23T10:00:00Z'), 3)).toEqual(new Date('2026-12-29T22:59:59Z'));
  expect(endOfWorkingDay(new Date('2027-03-25T10:00:00Z'), 1)).toEqual(new Date('2027-03-30T21:59:59Z'));
});

test('an hour before midnight in London is the next day in Rome', () => {
  expect(endOfWorkingDay(new Date('2026-11-16T23:30:00Z'), 1)).toEqual(new Date('2026-11-18T22:59:59Z'));
});

test('the day ends by summer time when it is summer then', () => {
  expect(endOfWorkingDay(new Date('2026-03-27T10:00:00Z'), 1)).toEqual(new Date('2026-03-30T21:59:59Z'));
});

test('the year turns with the clock of Rome', () => {
  expect(yearInRome(new Date('2026-12-31T23:30:00Z'))).toBe(2027);
});

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
