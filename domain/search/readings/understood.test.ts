import { expect, test } from 'vitest';
import { engineNames, tradeFacts } from '../../../server/catalogue/facts/trade-facts.ts';
import type { KnownNames } from '../cars/known-names.ts';
import { carWordsOf, createCarNames } from '../cars/car-names.ts';
import { queryOf, vehicleOf, type Vehicle } from '../cars/find-vehicle.ts';
import { understoodOf } from './understood.ts';

const names = {
  brands: new Map([
    [1, { id: 1, name: 'Volkswagen', slug: 'volkswagen' }],
    [2, { id: 2, name: 'Fiat', slug: 'fiat' }],
  ]),
  models: new Map(
    (
      [
        [1, 'Golf IV (1J)', 1],
        [2, 'Golf V (1K)', 1],
        [3, 'Panda (169)', 2],
      ] as const
    ).map(([id, name, brandId]) => [id, { id, name, brandId, slug: '', yearFrom: 2000 + id, yearTo: null }]),
  ),
  categories: new Map(),
} as unknown as KnownNames;
const known = {
  cars: createCarNames(carWordsOf(names, tradeFacts.soldCars), tradeFacts.soldCars),
  engines: engineNames,
};

test('each word is taken for something, and can be taken away', () => {
  expect(understoodOf(known, 'mi serve un alternatore 1.9 tdi golf 4 2003 diesel')).toEqual([
    { slot: 'kind', text: 'alternatore', left: 'golf 4 2003 diesel 1.9 tdi' },
    { slot: 'car', text: 'golf 4', left: 'alternatore 2003 diesel 1.9 tdi' },
    { slot: 'year', text: '2003', left: 'alternatore golf 4 diesel 1.9 tdi' },
    { slot: 'fuel', text: 'diesel', left: 'alternatore golf 4 2003 1.9 tdi' },
    { slot: 'engine', text: '1.9 tdi', left: 'alternatore golf 4 2003 diesel' },
  ]);
  expect(understoodOf(known, 'porta vw golf 1j').map(({ slot, text }) => [slot, text])).toEqual([
    ['kind', 'porta'],
    ['car', 'vw golf 1j'],
  ]);
  expect(understoodOf(known, 'cofano alfa 145').map(({ text }) => text)).toEqual(['cofano', 'alfa 145']);
  expect(understoodOf(known, 'specchietto sx bianco').map(({ slot }) => slot)).toEqual([
    'kind',
    'side',
    'colour',
  ]);
});

test('a word that was passed over was taken for nothing', () => {
  expect(understoodOf(known, 'leva panda per malta', ['malta']).map(({ text }) => text)).toEqual([
    'leva',
    'panda',
  ]);
});

test('what is the whole query needs no sign', () => {
  expect(understoodOf(known, 'faro anteriore')).toEqual([]);
  expect(understoodOf(known, '735 010 427')).toEqual([]);
});

test('a vehicle is that of its number, or of its make alone, or nobody’s', () => {
  expect(vehicleOf(names, 'WVWZZZ1KZ5W118342')).toEqual({
    by: 'vin',
    brand: { id: 1, name: 'Volkswagen' },
    models: [{ id: 2, name: 'Golf V (1K)' }],
    year: 2005,
  });
  expect(vehicleOf(names, 'WVWZZZ9XZ5W118342')).toMatchObject({ brand: { name: 'Volkswagen' }, models: [] });
  expect(vehicleOf(names, 'JMZZZZ9XZ5W118342')).toMatchObject({ by: 'vin', brand: null });
  expect(vehicleOf(names, 'AB 123 CD')).toMatchObject({ by: 'plate', brand: null });
  expect(vehicleOf(names, 'faro golf')).toBeUndefined();
});

test('of a make whose model nobody knows what is asked for is looked for, and nothing without a word', () => {
  const query = { page: 1, limit: 15 } as unknown as Parameters<typeof queryOf>[1];
  const ofMake: Vehicle = { by: 'vin', brand: { id: 1, name: 'Volkswagen' }, models: [], year: null };
  expect(queryOf(ofMake, query, 'faro')).toEqual({ page: 1, limit: 15, query: 'faro', brand: [1] });
  expect(queryOf(ofMake, query, '')).toBeUndefined();
  const ofModel = { ...ofMake, models: [{ id: 2, name: 'Golf V (1K)' }] };
  expect(queryOf(ofModel, query, '')).toMatchObject({ brand: [1], model: [2] });
});
