import { expect, test } from 'vitest';
import { tradeFacts } from '../../../server/catalogue/facts/trade-facts.ts';
import type { KnownNames } from './known-names.ts';
import { carWordsOf, createCarNames } from './car-names.ts';

const model = (id: number, name: string, yearFrom: number) =>
  [id, { id, name, brandId: 1, slug: '', yearFrom, yearTo: null }] as const;
const { phrasesAt, isName, isModel, modelsAt } = createCarNames(
  carWordsOf(
    {
      brands: new Map([[1, { id: 1, name: 'Fiat', slug: 'fiat' }]]),
      models: new Map([
        model(1, 'Punto (176)', 1993),
        model(2, 'Punto (188)', 1999),
        model(3, 'Golf V (1K)', 2003),
        model(4, 'Golf IV (1J)', 1997),
        model(5, 'Panda (319)', 2012),
        model(6, 'Panda (169)', 2003),
        model(7, 'Panda (141)', 1980),
        model(8, 'Serie 3 (E90/E91)', 2005),
        model(9, 'C-Max II', 2010),
        model(10, 'Qashqai (J10)', 2006),
        model(11, 'Qashqai (J11)', 2013),
      ]),
    } as unknown as KnownNames,
    tradeFacts.soldCars,
  ),
  tradeFacts.soldCars,
);
const phrases = (query: string) => {
  const words = query.split(' ');
  return words.flatMap((_, place) => phrasesAt(words, place));
};

test('a generation is a digit or a Roman number', () => {
  expect(phrases('golf 5')).toEqual([['v']]);
  expect(phrases('golf 4')).toEqual([['iv']]);
  expect(phrases('12')).toEqual([]);
});

test('one that nobody numbers is that of its place', () => {
  expect(phrases('punto 2')).toEqual([['188']]);
  expect(phrases('punto ii')).toEqual([['188']]);
  expect(phrases('panda 3 faro')).toEqual([['319']]);
});

test('a BMW and a Mercedes are known by their type', () => {
  expect(phrases('faro 320d')).toEqual([['serie', '3']]);
  expect(phrases('bmw 320')).toEqual([['serie', '3']]);
  expect(phrases('c220')).toEqual([['classe', 'c']]);
});

test('a hyphen may be left out, and Grand is Grande', () => {
  expect(isModel('cmax')).toBe(true);
  expect(phrases('gran')).toEqual([['grand'], ['grande']]);
  expect(phrases('bmw s3')).toEqual([['serie', '3']]);
});

test('a model is told from its maker', () => {
  expect(['fiat', 'golf', 'multipla', 'model'].map(isModel)).toEqual([false, true, true, false]);
});

test('a bare number is no BMW, and a word is no type', () => {
  for (const word of ['320', 'panda', 'a4', '1k0', '2010']) expect(phrases(`faro ${word}`)).toEqual([]);
});

test('makes and models are names, their generations are none', () => {
  expect(['fiat', 'golf', 'serie'].map(isName)).toEqual([true, true, true]);
  expect(['iv', '188', 'faro'].map(isName)).toEqual([false, false, false]);
});

test('a car that the shop knows nothing more of is a name as well', () => {
  expect(['multipla', 'croma', 'iveco'].map(isName)).toEqual([true, true, true]);
});

test('a name that all its words tell together is that of its models, or of none that the shop has', () => {
  expect(modelsAt(['faro', 'serie', '3'], 1)).toEqual({ length: 2, ids: [8] });
  expect(modelsAt(['serie', '7'], 0)).toEqual({ length: 2, ids: [] });
  expect(modelsAt(['golf', '5'], 0)).toBeUndefined();
});

test('a second generation is not the longer one of the same name', () => {
  expect(phrases('qashqai 2')).toEqual([['j11']]);
  expect(modelsAt(['qashqai', '2'], 0)).toBeUndefined();
  expect(modelsAt(['qashqai', 'plus', '2'], 0)).toEqual({ length: 3, ids: [] });
});
