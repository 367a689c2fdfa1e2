import { expect, test } from 'vitest';
import { dueAt, isWithShop } from './registry.ts';

test('a card has half an hour, a transfer until the end of the third working day', () => {
  // A Friday.
  const placedAt = new Date('2026-11-20T10:00:00Z');
  expect(dueAt('card', placedAt)).toEqual(new Date('2026-11-20T10:30:00Z'));
  expect(dueAt('wallet', placedAt)).toEqual(new Date('2026-11-20T10:30:00Z'));
  expect(dueAt('bank_transfer', placedAt)).toEqual(new Date('2026-11-25T22:59:59Z'));
});

test('the shop has the money of its own ways to pay, whoever the provider of the others is or was', () => {
  expect(isWithShop({ provider: 'bank_transfer' })).toBe(true);
  const others = ['stripe', 'sandbox', 'card', 'wallet', 'a provider of before'];
  expect(others.filter((provider) => isWithShop({ provider }))).toEqual([]);
});
