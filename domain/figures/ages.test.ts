import { expect, test } from 'vitest';
import { ageClasses, byAge } from './ages.ts';

test('classes follow each other without a gap, and the last has no end', () => {
  expect(ageClasses).toEqual([
    { from: 0, to: 30 },
    { from: 31, to: 90 },
    { from: 91, to: 180 },
    { from: 181, to: 365 },
    { from: 366, to: null },
  ]);
});

test('each piece counts once, at the ends of its class too', () => {
  const days = [0, 30, 31, 90, 91, 180, 181, 365, 366, 4_000];
  const aged = days.map((each) => ({ days: each, pieces: 2, value: each }));
  expect(byAge(aged).map(({ pieces, value }) => [pieces, value])).toEqual([
    [4, 30],
    [4, 121],
    [4, 271],
    [4, 546],
    [4, 4_366],
  ]);
});

test('a class in which nothing lies is told all the same', () => {
  expect(byAge([]).map(({ pieces, value }) => pieces + value)).toEqual([0, 0, 0, 0, 0]);
});
