import { expect, test } from 'vitest';
import { summarize, tableOf } from './percentiles.ts';

test('a percentile is a time that was measured', () => {
  const times = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(summarize(times)).toEqual({ p50: 50, p75: 75, p95: 95, p99: 99 });
  expect(summarize([7])).toEqual({ p50: 7, p75: 7, p95: 7, p99: 7 });
});

test('a table has a line for each kind', () => {
  const summary = { p50: 1, p75: 2, p95: 2.25, p99: 3 };
  const row = { name: 'one word', alone: summary, together: summary, health: summary };
  expect(tableOf([row], false)).toEqual(['| one word | 1.0 | 2.3 | 3.0 | 1.0 | 2.3 | 3.0 | 2.3 |']);
  expect(tableOf([row], true)).toHaveLength(3);
});
