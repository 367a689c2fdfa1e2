import { expect, test } from 'vitest';
import { returnedOf } from './returned-items.ts';
import type { ItemState } from './contract/orders.ts';

const delivered = (...states: ItemState[]) =>
  returnedOf({ state: 'delivered', items: states.map((state) => ({ state })) });

test('an order of which nothing was given back is as it is', () => {
  expect(delivered('ordered', 'ordered')).toBeUndefined();
});

test('a part of an order that was given back is no whole one', () => {
  expect(delivered('ordered', 'returned')).toEqual({ stage: 'returned', isWhole: false });
  expect(delivered('returned', 'returned')).toEqual({ stage: 'returned', isWhole: true });
});

test('what is still on its way counts, not what is over', () => {
  expect(delivered('refunded', 'returned')).toEqual({ stage: 'returned', isWhole: true });
  expect(delivered('received', 'refunded')).toEqual({ stage: 'received', isWhole: true });
  expect(delivered('refunded', 'refunded')).toEqual({ stage: 'refunded', isWhole: true });
});

test('an order that was refunded says so itself', () => {
  expect(returnedOf({ state: 'refunded', items: [{ state: 'returned' }] })).toBeUndefined();
});
