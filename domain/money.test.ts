import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discounted, percentOf } from './money.ts';

const price = fc.integer({ min: 0, max: 100_000_000 });
const percent = fc.integer({ min: 0, max: 100 });

test('half a cent goes up', () => {
  expect(discounted(1999, 15)).toBe(1699);
  expect(discounted(50, 1)).toBe(50);
  expect(percentOf(1, 50)).toBe(1);
  expect(percentOf(1, 49)).toBe(0);
});

test('a discounted price is the exact one to the nearest cent, and whole', () => {
  fc.assert(
    fc.property(price, percent, (cents, discount) => {
      const result = discounted(cents, discount);
      const hundredths = BigInt(cents) * BigInt(100 - discount);
      const rounded = (hundredths + 50n) / 100n;
      expect(BigInt(result)).toBe(rounded);
    }),
  );
});

test('more discount never costs more, none changes nothing, all of it leaves nothing', () => {
  fc.assert(
    fc.property(price, percent, percent, (cents, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(discounted(cents, more)).toBeLessThanOrEqual(discounted(cents, less));
    }),
  );
  fc.assert(
    fc.property(price, (cents) => {
      expect(discounted(cents, 0)).toBe(cents);
      expect(discounted(cents, 100)).toBe(0);
    }),
  );
});
