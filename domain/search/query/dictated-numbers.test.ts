import { expect, test } from 'vitest';
import { inFigures } from './dictated-numbers.ts';

test.each([
  ['due otto tre sei otto zero m cinque tre z', '283680m53z'],
  ['due otto tre sei otto zero m5 tre z', '283680m53z'],
  ['cod. zero 773 903 cento', 'cod 0773903100'],
  ['faro sette tre cinque zero uno zero quattro due sette punto', 'faro 735010427 punto'],
  ['seven three five zero one zero four two seven', '735010427'],
  ['735 010 mille', '7350101000'],
  ['settantatre 50 10 quattro 27', '735010427'],
])('%s is dictated', (query, written) => {
  expect(inFigures(query)).toBe(written);
});

test.each([
  'ne avete tre 735010427',
  'quattro cerchi golf 5',
  'fiat cinquecento 2008 1.2',
  'due o tre fari',
  'faro golf',
  'serie tre 320 d',
])('%s is not', (query) => {
  expect(inFigures(query)).toBeUndefined();
});
