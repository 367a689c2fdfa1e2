import { expect, test } from 'vitest';
import type { SearchResult } from '../../domain/contract/search.ts';
import { keepOrder } from './keep-order.ts';

/** What of an answer is read here: `[id, price, pieces]`. */
const result = (...parts: [number, number, number?][]): SearchResult =>
  ({
    total: parts.length,
    parts: parts.map(([id, discountedPrice, quantity = 1]) => ({ id, discountedPrice, quantity })),
  }) as unknown as SearchResult;

const shown = result([1, 100], [2, 200], [3, 300]);
const idsOf = ({ parts }: SearchResult) => parts.map(({ id }) => id);

test('the order that is shown stays, with what the shop says of each', () => {
  const renewed = keepOrder(shown, result([3, 300], [1, 90], [2, 200]));
  expect(idsOf(renewed.result)).toEqual([1, 2, 3]);
  expect(renewed).toMatchObject({ isChanged: true, hasMore: false });
  expect(renewed.result.parts[0]?.discountedPrice).toBe(90);
});

test('the same in another order is no change', () => {
  expect(keepOrder(shown, result([3, 300], [2, 200], [1, 100]))).toMatchObject({
    isChanged: false,
    hasMore: false,
  });
});

test('a part that the shop has no more stays in its place and cannot be bought', () => {
  const renewed = keepOrder(shown, result([1, 100], [3, 300]));
  expect(renewed.result.parts.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
  ]);
  expect(renewed).toMatchObject({ isChanged: true, hasMore: false });
});

test('parts that were not known are not put in between, and those that they push off the page are not gone', () => {
  const renewed = keepOrder(shown, result([9, 50], [1, 100], [2, 200]));
  expect(idsOf(renewed.result)).toEqual([1, 2, 3]);
  expect(renewed.result.parts[2]?.quantity).toBe(1);
  expect(renewed).toMatchObject({ isChanged: false, hasMore: true });
});
