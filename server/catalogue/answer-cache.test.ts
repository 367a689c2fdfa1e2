import { setImmediate as settled } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const isLarge = (count: number) => count >= 1_000;

test('a large count is made once; after half a minute the old one is given while it is made anew', async () => {
  let now = 0;
  let count = 5_000;
  const cache = createAnswerCache(() => new Date(now), isLarge);
  const ask = () => cache('fiat', async () => count++);
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
  const cache = createAnswerCache(() => new Date(now), isLarge);
  await cache('fiat', async () => count);
  count = 7_000;
  now = 300_001;
  expect(await cache('fiat', async () => count)).toBe(7_000);
});

test('a small count is always fresh', async () => {
  const cache = createAnswerCache(() => new Date(0), isLarge);
  expect(await cache('panda', async () => 10)).toBe(10);
  expect(await cache('panda', async () => 9)).toBe(9);
});

test('two who ask at once wait for one count, and a failure is not kept', async () => {
  let made = 0;
  const cache = createAnswerCache(() => new Date(0), isLarge);
  const count = async () => made++;
  await Promise.all([cache('a', count), cache('a', count)]);
  expect(made).toBe(1);
  await expect(cache('b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await cache('b', async () => 3)).toBe(3);
});

test('where counting anew fails the old count is given until it is too old', async () => {
  let now = 0;
  const cache = createAnswerCache(() => new Date(now), isLarge);
  await cache('fiat', async () => 5_000);
  now = 60_000;
  const fail = () => Promise.reject(new Error('lost'));
  expect(await cache('fiat', fail)).toBe(5_000);
  await settled();
  expect(await cache('fiat', fail)).toBe(5_000);
  now = 400_000;
  await expect(cache('fiat', fail)).rejects.toThrow('lost');
});
