import { expect, test } from 'vitest';
import type { PaymentRequest } from '../provider.ts';
import { sessionParams } from './session-params.ts';

const request: PaymentRequest = {
  paymentId: '019a0000-0000-7000-8000-000000000001',
  orderNumber: 'S-26-7K2M9Q',
  method: 'card',
  amount: 8_515,
  currency: 'EUR',
  locale: 'it',
  successUrl: 'https://smonto.example/cart/success?order=S-26-7K2M9Q',
  failUrl: 'https://smonto.example/cart/fail?order=S-26-7K2M9Q',
  heldUntil: new Date('2026-11-20T10:30:00.900Z'),
};

test('a session can be asked for until the last moment in which the pieces are kept', () => {
  const { expires_at: end } = sessionParams(request);
  const left = end! - request.heldUntil.getTime() / 1000;
  // Stripe takes no less than half an hour.
  expect(left).toBeGreaterThan(30 * 60);
  expect(left).toBeLessThanOrEqual(31 * 60);
  expect(Number.isInteger(end)).toBe(true);
});

test('a card is a card, a wallet what the dashboard offers', () => {
  expect(sessionParams(request)).toHaveProperty('payment_method_types', ['card']);
  const wallet = sessionParams({ ...request, method: 'wallet' });
  expect(wallet).not.toHaveProperty('payment_method_types');
  expect(wallet.excluded_payment_method_types).not.toContain('card');
});

test('nothing about the buyer goes along', () => {
  expect(
    Object.keys(sessionParams(request)).filter((name) => /customer|phone|address|name/.test(name)),
  ).toEqual([]);
});
