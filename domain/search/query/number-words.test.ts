import { expect, test } from 'vitest';
import { digitOf, digitsOf } from './number-words.ts';

test('a digit is known by its word in either language', () => {
  expect(['uno', 'quattro', 'nine', 'faro'].map(digitOf)).toEqual(['1', '4', '9', undefined]);
});

test.each([
  ['centosei', '106'],
  ['duecentosette', '207'],
  ['trecentotto', '308'],
  ['trecentootto', '308'],
  ['centoquarantasette', '147'],
  ['centocinquantasei', '156'],
  ['centottanta', '180'],
  ['tremilaotto', '3008'],
  ['millesette', '1007'],
  ['cento', '100'],
])('%s is how a model of %s is said', (word, digits) => {
  expect(digitsOf(word)).toBe(digits);
});

test.each(['quattro', 'centralina', 'centro', 'milano', 'accento'])('%s is no such number', (word) => {
  expect(digitsOf(word)).toBeUndefined();
});
