import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsNear } from './near.ts';
import { createPartIndex, type Found } from './part-index.ts';

const some = fc.record({
  categoryId: fc.integer({ min: 1, max: 3 }),
  isInStock: fc.boolean(),
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
function nearTo(all: readonly Found[], own: Found, limit: number): number[] {
  const sharing = (one: Found, what: 'modelIds' | 'brandIds') =>
    one.cars[what].some((id) => own.cars[what].includes(id));
  const farness = (one: Found) => {
    const isSameKind = one.categoryId === own.categoryId;
    if (sharing(one, 'modelIds')) return isSameKind ? 1 : 3;
    return isSameKind && sharing(one, 'brandIds') ? 2 : Infinity;
  };
  return all
    .filter((one) => one !== own && one.isInStock && farness(one) < Infinity)
    .sort(
      (one, other) => farness(one) - farness(other) || other.updatedAt - one.updatedAt || other.id - one.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}

test('in stock, the nearest first, of these the newest, no more than are wanted', () => {
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
  const lamp = { categoryId: 1, isInStock: true, updatedAt: 0, modelIds: [10] };
  [lamp, lamp].map(toFound).forEach(index.put);
  expect(partsNear(index, 1, 8)).toEqual([2]);
  index.remove(2);
  expect(partsNear(index, 1, 8)).toEqual([]);
  expect(partsNear(index, 2, 8)).toBeUndefined();
});
