import { expect, test } from 'vitest';
import { canItemMove } from './item-state.ts';
import { itemStates } from './vocabulary.ts';

test('an item is given back, received and refunded, in this order', () => {
  expect(canItemMove('ordered', 'returned')).toBe(true);
  expect(canItemMove('returned', 'received')).toBe(true);
  expect(canItemMove('received', 'refunded')).toBe(true);
  expect(canItemMove('ordered', 'received')).toBe(false);
  expect(canItemMove('received', 'returned')).toBe(false);
});

test('with its whole order it is refunded from any state, and never again', () => {
  for (const state of itemStates) {
    expect(canItemMove(state, 'refunded')).toBe(state !== 'refunded');
    expect(canItemMove('refunded', state)).toBe(false);
    expect(canItemMove(state, 'ordered')).toBe(false);
  }
});
