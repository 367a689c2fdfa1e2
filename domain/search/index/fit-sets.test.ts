import { expect, test } from 'vitest';
import { createFitSets } from './fit-sets.ts';

const panda = { modelIds: [17], brandIds: [1], years: [2003, 2004] };
const golf = { modelIds: [5, 6], brandIds: [2], years: [] };

test('a set that was there when it was saved is found again, and another one comes behind it', () => {
  const sets = createFitSets();
  const numbers = [panda, golf].map(sets.numberOf);
  const opened = createFitSets(sets.save());
  expect([{ ...panda }, { ...golf }].map(opened.numberOf)).toEqual(numbers);
  expect(opened.size()).toBe(2);
  expect(opened.numberOf({ ...golf, years: [2009] })).toBe(2);
  expect([opened.models.at(1), opened.models.having(5)]).toEqual([
    [5, 6],
    [1, 2],
  ]);
});
