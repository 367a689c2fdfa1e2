import { expect, test } from 'vitest';
import { ofModels, ofYear } from './of-cars.ts';
import { createPartIndex, type Found } from './part-index.ts';

const part = (id: number, modelIds: number[], years: number[]): Found => ({
  id,
  categoryId: 1,
  groupId: null,
  discountedPrice: 1,
  isInStock: true,
  hasPhoto: false,
  condition: 'A',
  updatedAt: 0,
  cars: { modelIds, brandIds: [], years },
  phrases: [],
});

const index = createPartIndex();
index.put(part(1, [10], [2004, 2005]));
index.put(part(2, [11, 12], [2005]));
index.put(part(3, [10, 12], [2010]));

const rows = (hits: { readonly rows: Uint32Array }) => [...hits.rows];

test('parts of a model are those that come from it or fit it', () => {
  expect(rows(ofModels(index, [10]))).toEqual([0, 2]);
  expect(rows(ofModels(index, [11, 12]))).toEqual([1, 2]);
  expect(rows(ofModels(index, []))).toEqual([]);
});

test('parts of a year are looked for among others, where that is asked', () => {
  expect(rows(ofYear(index, 2005))).toEqual([0, 1]);
  expect(rows(ofYear(index, 2005, Uint32Array.of(1, 2)))).toEqual([1]);
});
