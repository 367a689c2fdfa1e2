import { expect, test } from 'vitest';
import { orderStates } from '../vocabulary.ts';
import { leavesNothing, mostInPart } from './part-refund.ts';

test('of an order that is still here a part never is all the rest', () => {
  const here = { state: 'paid', owed: 11_800 } as const;
  expect(leavesNothing(here, 11_799)).toBe(false);
  expect(leavesNothing(here, 11_800)).toBe(true);
  expect(mostInPart(here, 11_800)).toBe(11_799);
  expect(mostInPart(here, 500)).toBe(500);
  expect(mostInPart({ state: 'paid', owed: 0 }, 1_000)).toBe(0);
});

test('of one that has left all of it may go back, and the buyer keeps the piece', () => {
  for (const state of orderStates.filter((one) => one !== 'paid')) {
    expect(leavesNothing({ state, owed: 100 }, 100)).toBe(false);
    expect(mostInPart({ state, owed: 100 }, 100)).toBe(100);
  }
});
