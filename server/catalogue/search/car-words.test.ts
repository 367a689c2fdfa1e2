import { expect, test } from 'vitest';
import { carPhrases } from './car-words.ts';

test('a generation is a digit or a Roman number', () => {
  expect(carPhrases('5', ['golf', '5'])).toEqual([['v']]);
  expect(carPhrases('12', ['12'])).toEqual([]);
});

test('a BMW and a Mercedes are known by their type', () => {
  expect(carPhrases('320d', ['faro', '320d'])).toEqual([['serie', '3']]);
  expect(carPhrases('320', ['bmw', '320'])).toEqual([['serie', '3']]);
  expect(carPhrases('c220', ['c220'])).toEqual([['classe', 'c']]);
});

test('a bare number is no BMW, and a word is no type', () => {
  for (const word of ['320', 'panda', 'a4', '1k0', '2010'])
    expect(carPhrases(word, ['faro', word])).toEqual([]);
});
