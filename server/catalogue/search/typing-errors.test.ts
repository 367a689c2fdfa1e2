import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctionsOf, slipsBetween } from './typing-errors.ts';

const words = [
  { word: 'fiat', parts: 900 },
  { word: 'fanale', parts: 80 },
  { word: 'faro', parts: 120 },
  { word: 'panda', parts: 300 },
  { word: 'vita', parts: 1 },
  { word: 'alternatore', parts: 40 },
];

test('two letters that changed places are one slip', () => {
  expect(slipsBetween('fita', 'fiat')).toBe(1);
  expect(correctionsOf('fita', words)).toEqual(['fiat', 'vita']);
});

test('a letter too many, missing or another is mended', () => {
  expect(correctionsOf('fannale', words)).toEqual(['fanale']);
  expect(correctionsOf('alternatre', words)).toEqual(['alternatore']);
  expect(correctionsOf('pamda', words)).toEqual(['panda']);
});

test('what is near nothing stays unknown', () => {
  expect(correctionsOf('xyzzy', words)).toEqual([]);
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
