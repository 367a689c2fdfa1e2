import { expect, test } from 'vitest';
import type { OrderState } from './contract/orders.ts';
import { canMove as canMoveBy, canItemMove } from './order-state.ts';
import { deliveries, orderStates, itemStates } from './vocabulary.ts';

const canMove = (from: OrderState, to: OrderState) => canMoveBy(from, to, 'courier');

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

test('a parcel that was lost is sent again; one that arrived is not', () => {
  expect(canMove('shipped', 'paid')).toBe(true);
  expect(canMove('delivered', 'paid')).toBe(false);
});

test('what is collected goes from paid to its buyer, and is with no courier ever', () => {
  expect(canMoveBy('paid', 'delivered', 'collection')).toBe(true);
  expect(canMoveBy('paid', 'refunded', 'collection')).toBe(true);
  expect(canMoveBy('delivered', 'refunded', 'collection')).toBe(true);
  expect(canMove('paid', 'delivered')).toBe(false);
  for (const state of orderStates) {
    expect(canMoveBy(state, 'shipped', 'collection')).toBe(false);
    expect(canMoveBy('shipped', state, 'collection')).toBe(false);
  }
});

test('no state leads to itself, and nothing follows a refund', () => {
  for (const delivery of deliveries)
    for (const state of orderStates) {
      expect(canMoveBy(state, state, delivery)).toBe(false);
      expect(canMoveBy('refunded', state, delivery)).toBe(false);
    }
});

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
