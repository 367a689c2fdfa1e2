import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsNear } from './near.ts';
import { createPartIndex, type Found } from './part-index.ts';

const some = fc.record({
  categoryId: fc.integer({ min: 1, max: 3 }),
  isInStock: fc.boolean(),
  hasPhoto: fc.boolean(),
  updatedAt: fc.integer({ min: 0, max: 3 }),
  modelIds: fc.uniqueArray(fc.integer({ min: 10, max: 15 }), { maxLength: 3 }),
});
type Some = typeof some extends fc.Arbitrary<infer One> ? One : never;

/** Models 10 and 11 are of make 5, 12 and 13 of make 6, and so on. */
const makesOf = (modelIds: readonly number[]) => [...new Set(modelIds.map((model) => Math.floor(model / 2)))];

const toFound = ({ modelIds, ...facts }: Some, at: number): Found => ({
  ...facts,
  id: at + 1,
  groupId: null,
  discountedPrice: 1000,
  condition: 'A',
  cars: { modelIds, brandIds: makesOf(modelIds), years: [] },
  phrases: [],
});

/** As the api says it, over all parts. */
const nearTo = (all: readonly Found[], own: Found, limit: number): number[] =>
  all
    .filter(
      (one) =>
        one !== own &&
        one.isInStock &&
        one.categoryId === own.categoryId &&
        one.cars.modelIds.some((id) => own.cars.modelIds.includes(id)),
    )
    .sort((one, other) => other.updatedAt - one.updatedAt || other.id - one.id)
    .slice(0, limit)
    .map(({ id }) => id);

test('in stock, of the kind, for a shared model, the newest first, no more than are wanted', () => {
  fc.assert(
    fc.property(
      fc.array(some, { minLength: 1 }),
      fc.nat(),
      fc.integer({ min: 1, max: 5 }),
      (drawn, nth, limit) => {
        const all = drawn.map(toFound);
        const index = createPartIndex();
        for (const part of all) index.put(part);
        const own = all[nth % all.length]!;
        expect(partsNear(index, own.id, limit)).toEqual(nearTo(all, own, limit));
      },
    ),
  );
});

test('a part that is gone is near nothing, and nothing is near it', () => {
  const index = createPartIndex();
  const lamp = { categoryId: 1, isInStock: true, hasPhoto: false, updatedAt: 0, modelIds: [10] };
  [lamp, lamp].map(toFound).forEach(index.put);
  expect(partsNear(index, 1, 8)).toEqual([2]);
  index.remove(2);
  expect(partsNear(index, 1, 8)).toEqual([]);
  expect(partsNear(index, 2, 8)).toBeUndefined();
});
