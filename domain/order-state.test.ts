import { expect, test } from 'vitest';
import { orderStates } from './vocabulary.ts';
import { canMove } from './order-state.ts';

test('an order goes from payment to delivery, one step after the other', () => {
  expect(canMove('awaiting_payment', 'paid')).toBe(true);
  expect(canMove('paid', 'shipped')).toBe(true);
  expect(canMove('shipped', 'delivered')).toBe(true);
  expect(canMove('awaiting_payment', 'shipped')).toBe(false);
});

test('a paid order is refunded, never just cancelled', () => {
  expect(canMove('paid', 'cancelled')).toBe(false);
  expect(canMove('paid', 'refunded')).toBe(true);
});

test('a late payment brings a cancelled order back', () => {
  expect(canMove('cancelled', 'paid')).toBe(true);
});

test('no state leads to itself, and nothing follows a refund', () => {
  for (const state of orderStates) {
    expect(canMove(state, state)).toBe(false);
    expect(canMove('refunded', state)).toBe(false);
  }
});
