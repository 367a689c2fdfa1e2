import { expect, test } from 'vitest';
import { makes } from '../facts/facts.ts';
import { matchModel } from './match-model.ts';

function match(makeName: string, text: string, year: number | null = null): string | string[] {
  const make = makes.find(({ name }) => name === makeName);
  const models = (make?.models ?? []).map(({ name, slug, from, to }, at) => ({
    id: at + 1,
    brandId: 1,
    name,
    slug,
    yearFrom: from,
    yearTo: to,
    isOwn: false,
  }));
  const found = matchModel(text, models, year);
  return found.model ? found.model.name : found.candidates.map(({ name }) => name);
}

test('a model is found by its full name, and by its name with a year', () => {
  expect(match('Fiat', 'Panda (319)')).toBe('Panda (319)');
  expect(match('Fiat', 'PANDA 2015')).toBe('Panda (319)');
  expect(match('Fiat', 'Panda', 2005)).toBe('Panda (169)');
  expect(match('Alfa Romeo', '156 1997')).toBe('156 (932)');
  expect(match('Citroën', 'C1 II 2017')).toBe('C1 II');
  expect(match('Peugeot', '2008 I 2014')).toBe('2008 I');
  expect(match('Fiat', 'Grande Punto 2008')).toBe('Grande Punto / Punto Evo (199)');
});

test('generations may be written in Arabic numerals or left to the year', () => {
  expect(match('Volkswagen', 'Golf 6')).toBe('Golf VI (5K)');
  expect(match('Volkswagen', 'golf', 2005)).toBe('Golf V (1K)');
  expect(match('Audi', 'A4 B7 2006')).toBe('A4 B7 (8E)');
  expect(match('Audi', 'A4', 2018)).toBe('A4 B9 (8W)');
});

test('where two generations share a year the later one is meant', () => {
  expect(match('Lancia', 'Ypsilon 2011')).toBe('Ypsilon (846)');
});

test('what is not clear is not guessed: the possible models are named', () => {
  expect(match('Fiat', 'Panda')).toEqual(['Panda (141)', 'Panda (169)', 'Panda (319)']);
  expect(match('Fiat', 'Serie 3 (F30/F31)')).toEqual([]);
  expect(match('Fiat', '')).toEqual([]);
});

test('a single model is meant even when the car was registered after its last year', () => {
  expect(match('Fiat', 'Stilo', 2012)).toBe('Stilo (192)');
});
