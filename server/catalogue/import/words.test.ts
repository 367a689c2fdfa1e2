import { expect, test } from 'vitest';
import { readCondition, readFuel } from './words.ts';

test('conditions and fuels have words in both languages', () => {
  expect(
    ['A', 'b', 'Ottimo', 'discreto', '', 'buono stato', 'bello'].map((text) => readCondition(text)?.value),
  ).toEqual(['A', 'B', 'A', 'C', 'B', 'B', undefined]);
  expect(
    ['Benzina', 'GASOLIO', 'Benzina/GPL', 'Ibrida diesel', 'electric', 'vapore'].map(
      (text) => readFuel(text)?.value,
    ),
  ).toEqual(['petrol', 'diesel', 'lpg', 'hybrid', 'electric', undefined]);
  expect(readFuel('')).toBeNull();
});

test('a slip of the hand is taken for what it was meant to be, and told apart', () => {
  expect(readFuel('Disel')).toEqual({ value: 'diesel', isGuess: true });
  expect(readCondition('otimo')).toEqual({ value: 'A', isGuess: true });
  expect(readCondition('D')).toBeUndefined();
});
