import { expect, test } from 'vitest';
import type { QuoteLine } from '../../domain/contract/buying.ts';
import { priceBefore } from './known-prices.ts';

const line = { partId: 7, quantity: 1, available: 1, discountedPrice: 9_000 } as QuoteLine;

test('a price that is another than the one seen last is told, up or down', () => {
  expect(priceBefore(line, { 7: 8_000 })).toBe(8_000);
  expect(priceBefore(line, { 7: 9_500 })).toBe(9_500);
});

test('the same price, one that nobody saw, a sold piece and a broken note say nothing', () => {
  expect(priceBefore(line, { 7: 9_000 })).toBeUndefined();
  expect(priceBefore(line, {})).toBeUndefined();
  expect(priceBefore({ ...line, available: 0 }, { 7: 8_000 })).toBeUndefined();
  expect(priceBefore(line, { 7: 'free' } as never)).toBeUndefined();
});
