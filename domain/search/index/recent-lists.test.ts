import { expect, test } from 'vitest';
import { createRecentLists } from './recent-lists.ts';

const list = (length: number) => ({ rows: new Uint32Array(length), scores: new Uint16Array(length) });

test('the lists that were asked for last are there, and not more of them than there is room', () => {
  const lists = createRecentLists(300);
  const [one, other, third] = [list(40), list(50), list(30)];
  lists.put(1, one);
  lists.put(2, other);
  expect(lists.get(1, 40)).toBe(one);
  lists.put(3, third);
  expect([lists.get(1, 40), lists.get(2, 50), lists.get(3, 30)]).toEqual([one, undefined, third]);
  lists.put(4, list(201));
  expect([40, 50, 30, 201].map((length, nth) => lists.get(nth + 1, length))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('short lists are counted for what they take beside their rows', () => {
  const lists = createRecentLists(1_000);
  for (let word = 0; word < 100; word++) lists.put(word, list(1));
  const left = Array.from({ length: 100 }, (_, word) => lists.get(word, 1)).filter(Boolean);
  expect(left).toHaveLength(9);
});

test('a list that has grown since is not given', () => {
  const lists = createRecentLists();
  lists.put(1, list(40));
  expect(lists.get(1, 41)).toBeUndefined();
});
