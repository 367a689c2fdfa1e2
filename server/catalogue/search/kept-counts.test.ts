import { expect, test } from 'vitest';
import { createKeptCounts } from './kept-counts.ts';

const counts = (total: number) => ({
  total,
  facets: { brands: [], models: [], categories: [], price: { min: null, max: null } },
});

test('a large count is made once and again after half a minute', async () => {
  let now = 0;
  let made = 0;
  const kept = createKeptCounts(() => new Date(now));
  const count = async () => counts(5_000 + made++);
  expect((await kept('fiat', count)).total).toBe(5_000);
  expect((await kept('fiat', count)).total).toBe(5_000);
  now = 30_001;
  expect((await kept('fiat', count)).total).toBe(5_001);
});

test('a small count is always fresh', async () => {
  let total = 10;
  const kept = createKeptCounts(() => new Date(0));
  expect((await kept('panda', async () => counts(total))).total).toBe(10);
  total = 9;
  expect((await kept('panda', async () => counts(total))).total).toBe(9);
});

test('two who ask at once wait for one count, and a failure is not kept', async () => {
  let made = 0;
  const kept = createKeptCounts(() => new Date(0));
  const count = async () => counts(made++);
  await Promise.all([kept('a', count), kept('a', count)]);
  expect(made).toBe(1);
  await expect(kept('b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect((await kept('b', async () => counts(3))).total).toBe(3);
});
