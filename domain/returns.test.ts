import { expect, test } from 'vitest';
import { returnableUntil } from './returns.ts';

const purchasedAt = new Date('2026-11-20T10:00:00Z');

test('what is not paid cannot be given back', () => {
  expect(returnableUntil({ purchasedAt: null, deliveredAt: null })).toBeNull();
});

test('the 14 days run from the purchase', () => {
  expect(returnableUntil({ purchasedAt, deliveredAt: null })).toEqual(new Date('2026-12-04T10:00:00Z'));
});

test('the 14 days run from delivery where that is later', () => {
  const deliveredAt = new Date('2026-11-24T15:30:00Z');
  expect(returnableUntil({ purchasedAt, deliveredAt })).toEqual(new Date('2026-12-08T15:30:00Z'));
});
