import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createKept } from './kept.ts';

const isLarge = (count: number) => count >= 1_000;

test('a large count is made once; after half a minute the old one is given while it is made anew', async () => {
  let now = 0;
  let count = 5_000;
  const kept = createKept(() => new Date(now), isLarge);
  const ask = () => kept('fiat', async () => count++);
  expect(await ask()).toBe(5_000);
  expect(await ask()).toBe(5_000);
  now = 30_001;
  expect(await ask()).toBe(5_000);
  await settled();
  expect(await ask()).toBe(5_001);
});

test('after five minutes nobody is given the old count', async () => {
  let now = 0;
  let count = 5_000;
  const kept = createKept(() => new Date(now), isLarge);
  await kept('fiat', async () => count);
  count = 7_000;
  now = 300_001;
  expect(await kept('fiat', async () => count)).toBe(7_000);
});

test('a small count is always fresh', async () => {
  const kept = createKept(() => new Date(0), isLarge);
  expect(await kept('panda', async () => 10)).toBe(10);
  expect(await kept('panda', async () => 9)).toBe(9);
});

test('two who ask at once wait for one count, and a failure is not kept', async () => {
  let made = 0;
  const kept = createKept(() => new Date(0), isLarge);
  const count = async () => made++;
  await Promise.all([kept('a', count), kept('a', count)]);
  expect(made).toBe(1);
  await expect(kept('b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await kept('b', async () => 3)).toBe(3);
});

test('where counting anew fails the old count is given until it is too old', async () => {
  let now = 0;
  const kept = createKept(() => new Date(now), isLarge);
  await kept('fiat', async () => 5_000);
  now = 60_000;
  const fail = () => Promise.reject(new Error('lost'));
  expect(await kept('fiat', fail)).toBe(5_000);
  await settled();
  expect(await kept('fiat', fail)).toBe(5_000);
  now = 400_000;
  await expect(kept('fiat', fail)).rejects.toThrow('lost');
});
