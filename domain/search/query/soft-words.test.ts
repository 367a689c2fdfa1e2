import { expect, test } from 'vitest';
import { withoutSoftWords } from './soft-words.ts';

const left = (query: string) => withoutSoftWords(query.split(' '))?.join(' ');

test('what tells no parts apart is passed over: wishes, engines, colours', () => {
  expect(left('cerco alternatore usato panda')).toBe('alternatore panda');
  expect(left('motore 75cv 1600 mjt punto')).toBe('motore punto');
  expect(left('paraurti punto grigio')).toBe('paraurti punto');
});

test('a digit goes with what it counts, and stays with a car', () => {
  expect(left('cambio 6 marce golf 7')).toBe('cambio golf 7');
  expect(left('golf 5 5 porte')).toBe('golf 5');
  expect(left('catalizzatore euro 4 clio 3')).toBe('catalizzatore clio 3');
});

test('where nothing is soft, or all of it is, nothing is passed over', () => {
  expect(left('faro golf 7')).toBeUndefined();
  expect(left('tdi')).toBeUndefined();
});
