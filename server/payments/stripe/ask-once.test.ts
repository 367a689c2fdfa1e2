import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { askOnce } from './ask-once.ts';

const failure = (headers: Record<string, string>) =>
  new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'down', headers });

test('a failure that Stripe only repeats makes room for the next key', async () => {
  const asked: string[] = [];
  const answer = await askOnce('id', async (key) => {
    asked.push(key);
    if (asked.length < 3) throw failure({ 'idempotent-replayed': 'true' });
    return 'made';
  });
  expect(answer).toBe('made');
  expect(asked).toEqual(['id', 'id-2', 'id-3']);
});

test('any other failure is one: the same key is asked under again', async () => {
  for (const error of [failure({}), new Error('no connection')]) {
    const asked: string[] = [];
    const ask = async (key: string) => {
      asked.push(key);
      throw error;
    };
    await expect(askOnce('id', ask)).rejects.toBe(error);
    expect(asked).toEqual(['id']);
  }
});

test('it ends where everything is repeated', async () => {
  const repeated = failure({ 'idempotent-replayed': 'true' });
  await expect(askOnce('id', async () => Promise.reject(repeated))).rejects.toBe(repeated);
});
