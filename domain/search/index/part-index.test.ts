import { expect, test } from 'vitest';
import { foundPart as part } from '../../../test/found-part.ts';
import { createPartIndex } from './part-index.ts';
import type { Field, PhrasesOfPart } from './words-of-part.ts';

const worded = (word: string, field: Field): PhrasesOfPart => [{ [field]: [{ words: [word] }] }];

test('a part that changes its price keeps its row, one that changes its name moves on', () => {
  const index = createPartIndex();
  index.put(part());
  index.put(part({ discountedPrice: 900, isInStock: false }));
  expect(index.size()).toBe(1);
  expect([index.columns.discountedPrice.values[0], index.columns.isInStock.values[0]]).toEqual([900, 0]);

  index.put(part({ phrases: worded('fanale', 'name') }));
  expect(index.rowOf(7)).toBe(1);
  expect([...index.columns.isTaken.values.subarray(0, 2)]).toEqual([0, 1]);
});

test('a word that only moves to another field of the part is a change too', () => {
  const index = createPartIndex();
  index.put(part());
  index.put(part({ phrases: worded('faro', 'fit') }));
  expect(index.rowOf(7)).toBe(1);
});

test('a part that is gone leaves its row', () => {
  const index = createPartIndex();
  index.put(part());
  index.remove(7);
  index.remove(8);
  expect(index.rowOf(7)).toBeUndefined();
  expect(index.columns.isTaken.values[0]).toBe(0);
});

test('parts for the same cars share one set of them', () => {
  const index = createPartIndex();
  index.put(part());
  index.put(part({ id: 8 }));
  index.put(part({ id: 9, cars: { modelIds: [3], brandIds: [2], years: [2008, 2009] } }));
  expect(index.fitSets.size()).toBe(2);
});

test('an index is worn when far more rows were left than parts are there', () => {
  const index = createPartIndex();
  for (let round = 0; round < 10_001; round++) index.put(part({ phrases: worded(`word${round}`, 'name') }));
  expect(index.isWorn()).toBe(false);
  index.put(part({ phrases: worded('last', 'name') }));
  expect(index.isWorn()).toBe(true);
});
