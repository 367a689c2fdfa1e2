import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typicalPrice } from './typical-price.ts';

test('what was paid counts before what is asked, and of several the middle', () => {
  const of = (sold: number[], onSale: number[]) => typicalPrice({ by: 'kind', sold, onSale });
  expect(of([], [])).toBeUndefined();
  expect(of([8_950], [20_000])).toBe(9_000);
  expect(of([30_000, 8_000, 9_000], [])).toBe(9_000);
  expect(of([], [8_000, 10_000])).toBe(9_000);
});

test('it is whole euros, and no cheaper or dearer than what is known', () => {
  const prices = fc.array(fc.integer({ min: 100, max: 10_000_000 }), { minLength: 1 });
  fc.assert(
    fc.property(prices, (sold) => {
      const price = typicalPrice({ by: 'number', sold, onSale: [] }) ?? 0;
      expect(price % 100).toBe(0);
      expect(price).toBeGreaterThanOrEqual(Math.min(...sold) - 50);
      expect(price).toBeLessThanOrEqual(Math.max(...sold) + 50);
    }),
  );
});
