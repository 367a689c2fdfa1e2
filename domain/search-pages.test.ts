import { expect, test } from 'vitest';
import { pageCount, storedPage } from './search-pages.ts';

test('a page more is needed for a single result beyond', () => {
  expect([0, 15, 16].map((total) => pageCount(total))).toEqual([1, 1, 2]);
});

test('pages are chosen from 0 and stored from 1, the first not at all', () => {
  expect([0, 1, 9].map(storedPage)).toEqual([undefined, 2, 10]);
});
