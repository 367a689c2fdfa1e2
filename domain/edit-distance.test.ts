import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipsBetween } from './edit-distance.ts';

test('two letters that changed places are one slip', () => {
  expect(slipsBetween('fita', 'fiat')).toBe(1);
});

test('the distance is the same both ways and nought only for equal words', () => {
  const word = fc.stringMatching(/^[a-e]{0,7}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
      expect(slipsBetween(one, other) === 0).toBe(one === other);
    }),
  );
});
