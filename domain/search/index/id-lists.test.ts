import { expect, test } from 'vitest';
import { createIdLists } from './id-lists.ts';

test('each list is read as it was put in, and found by its ids', () => {
  const lists = createIdLists(undefined, [[7, 3], []]);
  lists.add([3]);
  expect([lists.at(0), lists.at(1), lists.at(2)]).toEqual([[7, 3], [], [3]]);
  expect([lists.having(3), lists.having(7), lists.having(1)]).toEqual([[0, 2], [0], []]);
  expect([lists.size(), lists.most()]).toEqual([3, 7]);
});

test('where nothing was put in there is no greatest id', () => {
  expect(createIdLists().most()).toBe(-1);
});
