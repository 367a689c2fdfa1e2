import { expect, test } from 'vitest';
import { endOfWorkingDay, yearInRome } from './working-days.ts';

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
