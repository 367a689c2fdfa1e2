import { expect, test } from 'vitest';
import { queryTerms } from './query-terms.ts';

test('only the last word counts as a beginning', () => {
  const terms = queryTerms(['faro', '51810268', 'pan']);
  expect(terms.map((term) => term.isBeginning)).toEqual([false, false, true]);
});
