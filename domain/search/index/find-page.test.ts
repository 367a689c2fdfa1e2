import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchSort } from '../../contract/search.ts';
import { filterNames } from '../../filters/filters.ts';
import { axles, conditions, fuels, searchSorts, sides } from '../../vocabulary.ts';
import { countFound, findPage } from './find-page.ts';
import type { Filter } from './filters.ts';
import type { Ranking } from './order.ts';
import { createPartIndex, type Found } from './part-index.ts';

const noPhrases: [] = [];

/** Brand 1 has the models 10 to 12, brand 2 the models 20 to 22; group 100 has the kinds 101 to 103, group 200 the kinds 201 to 203. */
const part = fc.record({
  brands: fc.subarray([1, 2], { minLength: 1 }),
  kind: fc.constantFrom(101, 102, 103, 201, 202, 203),
  discountedPrice: fc.integer({ min: 1, max: 9 }),
  isInStock: fc.boolean(),
  hasPhoto: fc.boolean(),
  side: fc.constantFrom('left' as const, 'right' as const, null),
  axle: fc.constantFrom('front' as const, 'rear' as const, null),
  fuel: fc.constantFrom('diesel' as const, 'electric' as const, null),
  condition: fc.constantFrom('A' as const, 'B' as const, 'C' as const, null),
  year: fc.integer({ min: 2000, max: 2003 }),
  nth: fc.nat(2),
});

const catalogue = fc.array(part, { maxLength: 40 }).map((parts) =>
  parts.map(({ brands, kind, nth, year, ...facts }, at): Found => ({
    ...facts,
    id: at + 1,
    categoryId: kind,
    groupId: Math.floor(kind / 100) * 100,
    // Moments are told apart by two milliseconds.
    updatedAt: (at % 7) * 2,
    cars: { brandIds: brands, modelIds: brands.map((brand) => brand * 10 + nth), years: [year] },
    phrases: noPhrases,
  })),
);

const someOf = (ids: number[]) => fc.option(fc.subarray(ids, { minLength: 1 }), { nil: undefined });

const filter: fc.Arbitrary<Filter> = fc.record(
  {
    brand: someOf([1, 2, 3]),
    model: someOf([10, 11, 20, 22]),
    category: someOf([100, 101, 202, 999]),
    price: fc.option(fc.constantFrom({ minCents: 3, maxCents: undefined }, { minCents: 2, maxCents: 6 }), {
      nil: undefined,
    }),
    year: fc.option(fc.constantFrom(2000, 2002), { nil: undefined }),
    condition: fc.option(fc.constantFrom(['A' as const], ['A' as const, 'C' as const]), { nil: undefined }),
    side: fc.option(fc.constantFrom(['left' as const], ['left' as const, 'right' as const]), {
      nil: undefined,
    }),
    axle: fc.option(fc.constant(['rear' as const]), { nil: undefined }),
    fuel: fc.option(fc.constant(['diesel' as const]), { nil: undefined }),
    onlyStock: fc.boolean(),
    onlyPhoto: fc.boolean(),
    onlySold: fc.boolean(),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Filter>;

const sharesAny = (wanted: readonly number[] | undefined, has: readonly number[]) =>
  !wanted || wanted.some((id) => has.includes(id));

/** Whether a part is found, said as plainly as can be. */
const isFound = (part: Found, wanted: Filter): boolean =>
  sharesAny(wanted.brand, part.cars.brandIds) &&
  sharesAny(wanted.model, part.cars.modelIds) &&
  sharesAny(wanted.category, [part.categoryId, part.groupId ?? -1]) &&
  part.discountedPrice >= (wanted.price?.minCents ?? 0) &&
  part.discountedPrice <= (wanted.price?.maxCents ?? Infinity) &&
  (wanted.year === undefined || part.cars.years.includes(wanted.year)) &&
  (!wanted.condition || wanted.condition.some((one) => one === part.condition)) &&
  (!wanted.side || wanted.side.some((one) => one === part.side)) &&
  (!wanted.axle || wanted.axle.some((one) => one === part.axle)) &&
  (!wanted.fuel || wanted.fuel.some((one) => one === part.fuel)) &&
  !(wanted.onlyStock && !part.isInStock) &&
  !(wanted.onlyPhoto && !part.hasPhoto) &&
  !(wanted.onlySold && part.isInStock);

const counted = (ids: readonly number[]) =>
  [...new Set(ids)]
    .map((id) => ({ id, count: ids.filter((other) => other === id).length }))
    .sort((one, other) => other.count - one.count || one.id - other.id);

/** In the order of the list. */
const countedBy = <Word extends string>(
  found: readonly Found[],
  words: readonly Word[],
  wordOf: (part: Found) => string | null | undefined,
) =>
  words
    .map((id) => ({ id, count: found.filter((one) => wordOf(one) === id).length }))
    .filter(({ count }) => count > 0);

test('a page and its counts are what looking at every part would give', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, filter, fc.nat(45), async (parts, wanted, offset) => {
      const index = createPartIndex();
      for (const one of parts) index.put(one);
      // One more that came and went.
      const gone = parts[0];
      if (gone) {
        index.put({ ...gone, id: 1_000 });
        index.remove(1_000);
      }
      const found = (...without: (keyof Filter)[]) =>
        parts.filter((one) =>
          isFound(one, {
            ...wanted,
            ...(Object.fromEntries(without.map((name) => [name, undefined])) as Filter),
          }),
        );
      const newest = found().sort(
        (one, other) =>
          Number(other.isInStock) - Number(one.isInStock) ||
          other.updatedAt - one.updatedAt ||
          other.id - one.id,
      );
      const prices = found('price')
        .filter(({ isInStock }) => isInStock)
        .map(({ discountedPrice }) => discountedPrice);

      expect(countFound(index, undefined, wanted)).toBe(newest.length);
      expect(await findPage(index, undefined, wanted, { isScored: false }, { offset, limit: 5 })).toEqual({
        total: newest.length,
        ids: newest.slice(offset, offset + 5).map(({ id }) => id),
        facets: {
          brands: counted(found('brand', 'model').flatMap(({ cars }) => cars.brandIds)),
          models: counted(found('model').flatMap(({ cars }) => cars.modelIds)),
          categories: counted(
            found('category').flatMap(({ categoryId, groupId }) => [categoryId, groupId ?? []].flat()),
          ),
          conditions: countedBy(found('condition'), conditions, (one) => one.condition),
          sides: countedBy(found('side'), sides, (one) => one.side),
          axles: countedBy(found('axle'), axles, (one) => one.axle),
          fuels: countedBy(found('fuel'), fuels, (one) => one.fuel),
          price: {
            min: prices.length > 0 ? Math.min(...prices) : null,
            max: prices.length > 0 ? Math.max(...prices) : null,
          },
        },
        without:
          newest.length > 0
            ? []
            : filterNames
                .filter((name) => Boolean(wanted[name]))
                .map((name) => ({
                  filter: name,
                  total: found(name, ...(name === 'brand' ? ['model' as const] : [])).length,
                }))
                .filter(({ total }) => total > 0)
                .sort((one, other) => other.total - one.total),
      });
    }),
    { numRuns: 300 },
  );
});

const hitsOf = (scores: readonly number[]) => ({
  rows: Uint32Array.from(scores, (_, row) => row),
  scores: Uint16Array.from(scores),
});

/** By what each order puts one part before another, besides whether it can be bought. */
const orders = {
  'price:asc': (one, other) => one.discountedPrice - other.discountedPrice,
  'price:desc': (one, other) => other.discountedPrice - one.discountedPrice,
  'updated_at:desc': (one, other) => other.updatedAt - one.updatedAt,
  'relevance:desc': (one, other, scores) =>
    scores[other.id - 1]! - scores[one.id - 1]! ||
    Number(other.hasPhoto) - Number(one.hasPhoto) ||
    other.updatedAt - one.updatedAt,
} satisfies Record<SearchSort, (one: Found, other: Found, scores: readonly number[]) => number>;

test('what can be bought comes first in every order, and the pages hold every part once', async () => {
  await fc.assert(
    fc.asyncProperty(
      catalogue,
      fc.array(fc.nat(20), { minLength: 40, maxLength: 40 }),
      fc.constantFrom(...searchSorts),
      fc.integer({ min: 1, max: 7 }),
      async (parts, scores, sort, limit) => {
        const index = createPartIndex();
        for (const one of parts) index.put(one);
        const hits = hitsOf(scores.slice(0, parts.length));
        const pages: number[] = [];
        for (let offset = 0; offset < parts.length; offset += limit) {
          const page = await findPage(index, hits, {}, { sort, isScored: true }, { offset, limit });
          expect(page.total).toBe(parts.length);
          pages.push(...page.ids);
        }
        const expected = parts.toSorted(
          (one, other) =>
            Number(other.isInStock) - Number(one.isInStock) ||
            orders[sort](one, other, scores) ||
            other.id - one.id,
        );
        expect(pages).toEqual(expected.map(({ id }) => id));
      },
    ),
  );
});

test('of two that fit as well the one with a photo comes first, and a newer one without behind it', async () => {
  const index = createPartIndex();
  const base = { categoryId: 1, groupId: null, isInStock: true, condition: 'A' as const, discountedPrice: 5 };
  const cars = { brandIds: [], modelIds: [], years: [] };
  const [older, newer] = [Date.UTC(2020, 0, 1), Date.UTC(2090, 0, 1)];
  [
    { id: 1, hasPhoto: false, updatedAt: newer },
    { id: 2, hasPhoto: true, updatedAt: older },
    { id: 3, hasPhoto: false, updatedAt: older },
  ].forEach((facts) => index.put({ ...base, ...facts, cars, phrases: noPhrases }));
  const order = async (scores: number[]) =>
    (await findPage(index, hitsOf(scores), {}, { isScored: true }, { offset: 0, limit: 9 })).ids;
  expect(await order([1, 1, 1])).toEqual([2, 1, 3]);
  expect(await order([1, 1, 2])).toEqual([3, 2, 1]);
});

test('what fits best comes first where nothing else is asked for, and the newest where nothing is scored', async () => {
  const index = createPartIndex();
  const base = { categoryId: 1, groupId: null, hasPhoto: false, condition: 'A' as const, phrases: noPhrases };
  const cars = { brandIds: [], modelIds: [], years: [] };
  [
    { id: 1, isInStock: false, discountedPrice: 5, updatedAt: 9e11 },
    { id: 2, isInStock: true, discountedPrice: 7, updatedAt: 1e11 },
    { id: 3, isInStock: true, discountedPrice: 6, updatedAt: 9e11 },
  ].forEach((facts) => index.put({ ...base, ...facts, cars }));
  const order = async (ranking: Ranking) =>
    (await findPage(index, hitsOf([3, 2, 1]), {}, ranking, { offset: 0, limit: 9 })).ids;
  expect(await order({ isScored: true })).toEqual([2, 3, 1]);
  expect(await order({ isScored: false })).toEqual([3, 2, 1]);
});
