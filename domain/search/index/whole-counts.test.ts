import { expect, test } from 'vitest';
import { foundPart as part } from '../../../test/found-part.ts';
import { createPartIndex } from './part-index.ts';
import { wholeCounts } from './whole-counts.ts';

test('the whole catalogue is counted once for each state of it', () => {
  const index = createPartIndex();
  index.put(part({ id: 1 }));
  index.put(part({ id: 2, isInStock: false }));
  const counts = wholeCounts(index, 'isInStock');
  expect([...counts]).toEqual([1, 1]);
  expect(wholeCounts(index, 'isInStock')).toBe(counts);

  index.put(part({ id: 2 }));
  expect([...wholeCounts(index, 'isInStock')]).toEqual([0, 2]);
  index.put(part({ id: 3, categoryId: 4 }));
  expect([...wholeCounts(index, 'isInStock')]).toEqual([0, 3]);
  expect(wholeCounts(index, 'categoryId').reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('two catalogues are counted apart', () => {
  const [one, other] = [createPartIndex(), createPartIndex()];
  one.put(part({}));
  expect([...wholeCounts(one, 'isInStock')]).toEqual([0, 1]);
  expect([...wholeCounts(other, 'isInStock')]).toEqual([0, 0]);
});
