import { expect, test } from 'vitest';
import { daysBetween } from './waiting.ts';

const at = (time: string) => Date.parse(time);

test('days are those of the calendar in Italy, also over a change of the clock', () => {
  expect(daysBetween('2026-11-20T08:00:00Z', at('2026-11-20T22:59:00Z'))).toBe(0);
  // Midnight in Rome.
  expect(daysBetween('2026-11-20T08:00:00Z', at('2026-11-20T23:01:00Z'))).toBe(1);
  expect(daysBetween('2026-10-24T12:00:00Z', at('2026-10-26T12:00:00Z'))).toBe(2);
  expect(daysBetween('2026-11-20T08:00:00Z', at('2026-11-19T08:00:00Z'))).toBe(0);
});
