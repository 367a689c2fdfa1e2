import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';

test('shares add up to the amount, and each is within a cent of its exact part', () => {
  const weights = fc.array(fc.nat(9e8), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(9e8), weights, (cents, of) => {
      const shares = apportion(cents, of);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(cents);
      const total = of.reduce((sum, weight) => sum + weight, 0);
      if (total > 0)
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (cents * (of[at] ?? 0)) / total)).toBeLessThan(1.001);
    }),
  );
});

test('the cent that is over goes where most is missing, and all of it to the first where nothing weighs', () => {
  expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(apportion(100, [1, 5])).toEqual([17, 83]);
  expect(apportion(7, [0, 0])).toEqual([7, 0]);
  expect(apportion(0, [3, 4])).toEqual([0, 0]);
});
