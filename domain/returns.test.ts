import { expect, test } from 'vitest';
import type { ItemState } from './contract/orders.ts';
import { returnableUntil, whyNotReturnable, returnedOf } from './returns.ts';

const purchasedAt = new Date('2026-11-20T10:00:00Z');

test('an order has its own days', () => {
  const order = { state: 'paid', delivery: 'courier', purchasedAt, deliveredAt: null } as const;
  expect(returnableUntil({ ...order, withdrawalDays: 30 })).toEqual(new Date('2026-12-20T22:59:59.999Z'));
});

test('what is not paid cannot be given back', () => {
  expect(
    returnableUntil({
      withdrawalDays: 14,
      delivery: 'courier',
      state: 'awaiting_payment',
      purchasedAt: null,
      deliveredAt: null,
    }),
  ).toBeNull();
});

test('the 14th day after the purchase counts to its end in Rome', () => {
  expect(
    returnableUntil({
      withdrawalDays: 14,
      delivery: 'courier',
      state: 'paid',
      purchasedAt,
      deliveredAt: null,
    }),
  ).toEqual(new Date('2026-12-04T22:59:59.999Z'));
});

test('the 14 days run from delivery where that is later', () => {
  const deliveredAt = new Date('2026-11-24T15:30:00Z');
  const until = (order: { purchasedAt: Date; deliveredAt: Date }) =>
    returnableUntil({ withdrawalDays: 14, delivery: 'courier', state: 'delivered', ...order });
  expect(until({ purchasedAt, deliveredAt })).toEqual(new Date('2026-12-08T22:59:59.999Z'));
  expect(until({ purchasedAt: deliveredAt, deliveredAt: purchasedAt })).toEqual(
    new Date('2026-12-08T22:59:59.999Z'),
  );
});

test('nobody knows the last day of a parcel that is on its way, and it can be given back meanwhile', () => {
  const until = returnableUntil({
    withdrawalDays: 14,
    delivery: 'courier',
    state: 'shipped',
    purchasedAt,
    deliveredAt: null,
  });
  expect(until).toBeNull();
  const aYearLater = new Date('2027-11-20T10:00:00Z');
  expect(whyNotReturnable({ order: 'shipped', item: 'ordered', until }, aYearLater)).toBeUndefined();
  expect(whyNotReturnable({ order: 'shipped', item: 'returned', until }, aYearLater)).toBe(
    'already_returned',
  );
});

test('of what is collected the days begin with the day on which it was, however long it lay ready', () => {
  const order = { withdrawalDays: 14, delivery: 'collection', purchasedAt } as const;
  expect(returnableUntil({ ...order, state: 'paid', deliveredAt: null })).toBeNull();
  const deliveredAt = new Date('2026-12-10T16:00:00Z');
  expect(returnableUntil({ ...order, state: 'delivered', deliveredAt })).toEqual(
    new Date('2026-12-24T22:59:59.999Z'),
  );
});

test('while a parcel that was lost is sent again nobody knows the last day either', () => {
  const order = {
    withdrawalDays: 14,
    delivery: 'courier',
    purchasedAt: new Date('2026-11-20T10:00:00Z'),
    deliveredAt: null,
  } as const;
  const lostAt = new Date('2026-12-20T10:00:00Z');
  expect(returnableUntil({ ...order, state: 'paid', lostAt })).toBeNull();
  expect(returnableUntil({ ...order, state: 'paid', lostAt: null })).not.toBeNull();
});

test('the day of the purchase is the one that Rome writes, summer and winter', () => {
  const until = (time: string) =>
    returnableUntil({
      withdrawalDays: 14,
      delivery: 'courier',
      state: 'paid',
      purchasedAt: new Date(time),
      deliveredAt: null,
    });
  expect(until('2026-11-20T22:59:59.999Z')).toEqual(new Date('2026-12-04T22:59:59.999Z'));
  expect(until('2026-11-20T23:00:00Z')).toEqual(new Date('2026-12-05T22:59:59.999Z'));
  expect(until('2026-10-20T10:00:00Z')).toEqual(new Date('2026-11-03T22:59:59.999Z'));
  expect(until('2026-03-20T10:00:00Z')).toEqual(new Date('2026-04-03T21:59:59.999Z'));
});

const until = new Date('2026-12-04T22:59:59.999Z');

test('an item can be given back up to the last millisecond, and not one later', () => {
  const bought = { order: 'delivered', item: 'ordered', until } as const;
  expect(whyNotReturnable(bought, until)).toBeUndefined();
  expect(whyNotReturnable(bought, new Date(until.getTime() + 1))).toBe('return_window_closed');
});

test('an item goes back once, and only out of an order that was paid', () => {
  for (const item of ['returned', 'received', 'refunded'] as const)
    expect(whyNotReturnable({ order: 'paid', item, until }, purchasedAt)).toBe('already_returned');
  for (const order of ['awaiting_payment', 'cancelled', 'refunded'] as const)
    expect(whyNotReturnable({ order, item: 'ordered', until: null }, purchasedAt)).toBe('not_paid');
  for (const order of ['paid', 'shipped', 'delivered'] as const)
    expect(whyNotReturnable({ order, item: 'ordered', until }, purchasedAt)).toBeUndefined();
});

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
