import { expect, test } from 'vitest';
import { createRoom } from './room.ts';

test('lists of one search do not share their numbers, whether the room was large enough or not', () => {
  const room = createRoom();
  for (let search = 0; search < 3; search++) {
    room.clear();
    const lists = [room.numbers(5), room.numbers(7), room.numbers(100)];
    lists.forEach((list, nth) => list.fill(nth + 1));
    expect(lists.map((list) => new Set(list))).toEqual([new Set([1]), new Set([2]), new Set([3])]);
    expect(lists.map(({ length }) => length)).toEqual([5, 7, 100]);
  }
});

test('the second search like the first makes nothing anew', () => {
  const room = createRoom();
  const ofSearch = () => {
    room.clear();
    return room.doubles(1_000).buffer;
  };
  ofSearch();
  expect(ofSearch()).toBe(ofSearch());
});
