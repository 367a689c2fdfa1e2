import { expect, test } from 'vitest';
import fc from 'fast-check';
import { SearchQuery } from '../../../domain/contract/search.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { untoldInLists } from '../../../test/untold-facts.ts';
import type { CachedPart } from '../cached-parts.ts';
import { createCachedSearch } from './cached-search.ts';

const fiat = { id: 1, name: 'Fiat' };
const panda = { id: 17, name: 'Panda (169)', brand: fiat };
const punto = { id: 18, name: 'Punto (188)', brand: fiat };

function part(id: number, change: Partial<PartSummary> = {}, modelIds?: readonly number[]): CachedPart {
  const summary: PartSummary = {
    ...untoldInLists,
    id,
    name: 'Alternatore',
    serialNumber: `46 971 ${100 + id}`,
    safety: false,
    price: 10_000,
    discount: 0,
    discountedPrice: 10_000,
    quantity: 1,
    condition: 'B',
    category: { id: 80, name: 'Alternatore', slug: 'alternatore' },
    models: [panda],
    year: 2008,
    image: null,
    updatedAt: `2026-11-0${id}T00:00:00Z`,
    ...change,
  };
  return { part: summary, cachedAt: 1, modelIds: modelIds ?? summary.models.map((model) => model.id) };
}

const cached = [
  part(1),
  part(2, {
    name: 'Faro anteriore destro',
    category: { id: 90, name: 'Faro', slug: 'faro' },
    discountedPrice: 5_000,
  }),
  part(3, { models: [punto], condition: 'A', discountedPrice: 20_000 }, [18, 17]),
  part(4, { quantity: 0, discountedPrice: 90_000 }),
];
const groups = new Map([
  [80, 8],
  [90, 9],
]);
const catalogue = createCachedSearch(new Map(cached.map((one) => [one.part.id, one])), groups);
const find = (query: string) =>
  catalogue.search(SearchQuery.parse(Object.fromEntries(new URLSearchParams(query))));
const ids = (query: string) => find(query).parts.map(({ id }) => id);

test('a number is found with or without its blanks, by its beginning and its end', () => {
  expect(ids('query=46971101')).toEqual([1]);
  expect(ids('query=46 971 102')).toEqual([2]);
  expect(ids('query=971103')).toEqual([3]);
  expect(ids('query=99999999')).toEqual([]);
});

test('words are found in names, kinds and cars, in singular and plural', () => {
  expect(ids('query=fari')).toEqual([2]);
  expect(ids('query=alternatori+panda')).toEqual([1, 4]);
  expect(ids('query=alternatore+punto')).toEqual([3]);
  expect(ids('query=alternatore+golf')).toEqual([]);
});

test('filters narrow, and each is counted under the others', () => {
  expect(ids('model=17&brand=1')).toEqual([3, 2, 1, 4]);
  expect(ids('category=8&condition=A')).toEqual([3]);
  expect(ids('onlyStock=true&price=60-150')).toEqual([1]);
  const { facets, total } = find('condition=A&category=80');
  expect(total).toBe(1);
  expect(facets.conditions).toEqual([
    { id: 'A', count: 1 },
    { id: 'B', count: 2 },
    { id: 'C', count: 0 },
  ]);
  expect(facets.models).toContainEqual({ id: 18, count: 1 });
  expect(facets.price).toEqual({ min: 20_000, max: 20_000 });
});

test('the range of prices is that of what can be bought', () => {
  expect(find('brand=1').facets.price).toEqual({ min: 5_000, max: 20_000 });
});

test('a make is counted without its model, which goes with it', () => {
  const { facets, total } = find('brand=1&model=18');
  expect(total).toBe(1);
  expect(facets.brands).toEqual([{ id: 1, count: 4 }]);
});

test('what can be bought comes first in every order', () => {
  expect(ids('sort=price:asc')).toEqual([2, 1, 3, 4]);
  expect(ids('sort=price:desc')).toEqual([3, 1, 2, 4]);
  expect(ids('sort=updated_at:desc')).toEqual([3, 2, 1, 4]);
});

test('pages part what was found: each piece is on one of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), (limit) => {
      const count = Math.ceil(cached.length / limit);
      const pages = Array.from({ length: count }, (_, at) => ids(`page=${at + 1}&limit=${limit}`));
      expect(pages.every(({ length }) => length <= limit)).toBe(true);
      expect(pages.flat()).toEqual([3, 2, 1, 4]);
    }),
  );
});

test('who turns to a page that only the shop has sees the last one that is cached', () => {
  expect(ids('page=2&limit=10')).toEqual([3, 2, 1, 4]);
  expect(ids('page=7&limit=3')).toEqual([4]);
  expect(ids('page=2&query=nonesiste')).toEqual([]);
});

test('similar ones are in stock: the same kind for a shared model first', () => {
  expect(catalogue.near(1, 8).map((one) => one.part.id)).toEqual([3, 2]);
  expect(catalogue.near(99, 8)).toEqual([]);
});
