import { expect, test } from 'vitest';
import { readStripeEvent } from './read-event.ts';

const paymentId = '019a0000-0000-7000-8000-000000000001';
const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  payment_status: 'paid',
  amount_total: 8_515,
  currency: 'eur',
  metadata: { payment_id: paymentId, order_number: 'S-26-7K2M9Q' },
};
const read = (type: string, change: object = {}) =>
  readStripeEvent({ id: 'evt_1', object: 'event', type, data: { object: { ...session, ...change } } });

test('what decides a payment, under the names of the shop', () => {
  const told = { id: 'evt_1', paymentId, reference: 'cs_test_1', amount: 8_515, currency: 'EUR' };
  expect(read('checkout.session.completed')).toEqual({ ...told, type: 'payment.paid' });
  expect(read('checkout.session.async_payment_succeeded')).toEqual({ ...told, type: 'payment.paid' });
  for (const type of ['checkout.session.expired', 'checkout.session.async_payment_failed'])
    expect(read(type, { payment_status: 'unpaid' })).toEqual({ ...told, type: 'payment.failed' });
});

test('the payment has the shop’s id where the session carries one', () => {
  const named = (change: object) => read('checkout.session.completed', change);
  expect(named({ metadata: {}, client_reference_id: paymentId })).toMatchObject({ paymentId });
  for (const metadata of [null, undefined, {}, { payment_id: '' }, { payment_id: "1' or '1" }])
    expect(named({ metadata })).not.toHaveProperty('paymentId');
});

test('a session whose money is only promised says nothing, and neither does what is none', () => {
  for (const payment_status of ['unpaid', 'no_payment_required', 'something new'])
    expect(read('checkout.session.completed', { payment_status })).toBeUndefined();
  for (const type of ['charge.refunded', 'checkout.session', 'constructor', '__proto__'])
    expect(read(type)).toBeUndefined();
});

test('what has not the shape of an event is refused', () => {
  for (const content of [null, [], {}, { id: 'evt_1', type: 'checkout.session.completed', data: null }])
    expect(() => readStripeEvent(content)).toThrow(expect.objectContaining({ code: 'invalid_body' }));
});
