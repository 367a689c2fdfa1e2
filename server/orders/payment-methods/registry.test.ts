import { expect, test } from 'vitest';
import { paymentMethodIds } from '../../../domain/payment-methods.ts';
import { dueAt, isWithShop } from './registry.ts';

test('a card has half an hour, a transfer until the end of the third working day', () => {
  // A Friday.
  const placedAt = new Date('2026-11-20T10:00:00Z');
  expect(dueAt('card', placedAt)).toEqual(new Date('2026-11-20T10:30:00Z'));
  expect(dueAt('wallet', placedAt)).toEqual(new Date('2026-11-20T10:30:00Z'));
  expect(dueAt('bank_transfer', placedAt)).toEqual(new Date('2026-11-25T22:59:59Z'));
});

test('the shop has the money of its own ways to pay, whoever the provider of the others is or was', () => {
  const ours = ['stripe', 'sandbox', ...paymentMethodIds].filter((provider) => isWithShop({ provider }));
  expect(ours).toEqual(['bank_transfer']);
});
