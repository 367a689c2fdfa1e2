import { expect, test } from 'vitest';
import { createBufferPool } from './buffer-pool.ts';

test('lists of one search do not share their numbers, whether the pool was large enough or not', () => {
  const pool = createBufferPool();
  for (let search = 0; search < 3; search++) {
    pool.clear();
    const lists = [pool.numbers(5), pool.numbers(7), pool.numbers(100)];
    lists.forEach((list, nth) => list.fill(nth + 1));
    expect(lists.map((list) => new Set(list))).toEqual([new Set([1]), new Set([2]), new Set([3])]);
    expect(lists.map(({ length }) => length)).toEqual([5, 7, 100]);
  }
});

test('the second search like the first makes nothing anew', () => {
  const pool = createBufferPool();
  const ofSearch = () => {
    pool.clear();
    return pool.doubles(1_000).buffer;
  };
  ofSearch();
  expect(ofSearch()).toBe(ofSearch());
});
