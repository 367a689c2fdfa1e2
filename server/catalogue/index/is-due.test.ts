import { expect, test } from 'vitest';
import { isDue } from './is-due.ts';

const minute = 60_000;

test.each([
  ['nothing changed', { ageMs: 5_000 * minute, rows: 100_000, changed: 0 }, false],
  ['a part was sold a moment ago', { ageMs: minute, rows: 100_000, changed: 1 }, false],
  ['a part was sold an hour ago', { ageMs: 60 * minute, rows: 100_000, changed: 1 }, true],
  ['a file came in that changed one in fifty', { ageMs: minute, rows: 100_000, changed: 2_000 }, true],
  ['of a small catalogue a half changed', { ageMs: minute, rows: 1_000, changed: 500 }, false],
  ['the first file came in', { ageMs: minute, rows: 0, changed: 2_000 }, true],
])('%s', (_, since, expected) => {
  expect(isDue(since)).toBe(expected);
});
