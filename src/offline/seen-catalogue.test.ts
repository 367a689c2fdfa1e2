import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { SearchResult } from '../../domain/contract/search.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { untoldInLists } from '../../test/untold-facts.ts';
import { answerFromSeen } from '../snapshot/seen-catalogue.ts';
import type { CachedPart } from './cached-parts.ts';
import { toSearch } from './seen-catalogue.ts';

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
    discount: 0,
    discountedPrice: 10_000,
    quantity: 1,
    shipping: { mainland: 0, islands: 0 },
    isFreight: false,
    condition: 'B',
    category: { id: 80, name: 'Alternatore', slug: 'alternatore' },
    models: [panda],
    year: 2008,
    fits: [],
    image: null,
    secondImage: null,
    photoCount: 0,
    paint: null,
    updatedAt: `2026-11-0${id}T00:00:00Z`,
    ...change,
    price: change.discountedPrice ?? 10_000,
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
const group = { parentId: null, partCount: 1 };
const motore = { id: 8, name: 'Motore', slug: 'motore', ...group };
const luci = { id: 9, name: 'Luci', slug: 'luci', ...group };
const seen = toSearch(cached, {
  brands: [{ ...fiat, slug: 'fiat', partCount: 4 }],
  models: [],
  categories: {
    it: [
      motore,
      luci,
      { id: 80, name: 'Alternatore', slug: 'alternatore', parentId: 8, partCount: 3 },
      { id: 90, name: 'Faro', slug: 'faro', parentId: 9, partCount: 1 },
    ],
    en: [{ ...motore, name: 'Engine' }],
  },
});
const find = async (query: string) => (await answerFromSeen(seen, `/api/search/v2?${query}`)) as SearchResult;
const ids = async (query: string) => (await find(query)).parts.map(({ id }) => id);

test('a number is found with or without its blanks, by its beginning and its end', async () => {
  expect(await ids('query=46971101')).toEqual([1]);
  expect(await ids('query=46+971+102')).toEqual([2]);
  expect(await ids('query=971103')).toEqual([3]);
  expect(await ids('query=99999999')).toEqual([]);
});

test('words are found in names, kinds and cars, mistyped and in both languages of the kinds too', async () => {
  expect(await ids('query=fari')).toEqual([2]);
  expect(await ids('query=alternatori+panda')).toEqual([1, 4]);
  expect(await ids('query=alternatre+punto')).toEqual([3]);
  expect(await ids('query=faro+alternatore')).toEqual([]);
});

test('filters narrow, and each is counted under the others', async () => {
  expect(await ids('model=17&brand=1')).toEqual([3, 2, 1, 4]);
  expect(await ids('category=8&condition=A')).toEqual([3]);
  expect(await ids('onlyStock=true&price=60-150')).toEqual([1]);
  const { facets, total } = await find('condition=A&category=80');
  expect(total).toBe(1);
  expect(facets.conditions).toEqual([
    { id: 'A', count: 1 },
    { id: 'B', count: 2 },
  ]);
  expect(facets.models).toContainEqual({ id: 18, count: 1 });
  expect(facets.price).toEqual({ min: 20_000, max: 20_000 });
});

test('what can be bought comes first in every order', async () => {
  expect(await ids('sort=price:asc')).toEqual([2, 1, 3, 4]);
  expect(await ids('sort=price:desc')).toEqual([3, 1, 2, 4]);
  expect(await ids('sort=updated_at:desc')).toEqual([3, 2, 1, 4]);
});

test('parts are found where no list was ever fetched, and for models that nobody can name', async () => {
  const alone = toSearch([...cached, part(5, { fits: [{ id: 999, from: 2001, to: null }] }, [17, 999])], {
    brands: [],
    models: [],
    categories: { it: [], en: [] },
  });
  const found = (await answerFromSeen(alone, '/api/search/v2?query=alternatore+fiat')) as SearchResult;
  expect(found.parts.map(({ id }) => id)).toEqual([5, 3, 1, 4]);
});

test('pages part what was found: each piece is on one of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), async (limit) => {
      const count = Math.ceil(cached.length / limit);
      const pages = await Promise.all(
        Array.from({ length: count }, (_, at) => ids(`page=${at + 1}&limit=${limit}`)),
      );
      expect(pages.every(({ length }) => length <= limit)).toBe(true);
      expect(pages.flat()).toEqual([3, 2, 1, 4]);
    }),
  );
});
