import { expect, test } from 'vitest';
import type { Meaning } from './columns/meanings.ts';
import { readOffer } from './foreign-offer.ts';
import { createLineReader } from './line-reader.ts';

/** Cents that a line asks, by its cells. */
const askedBy = (cells: { readonly [Each in Meaning]?: string }): number | undefined =>
  readOffer(
    createLineReader({
      line: 2,
      code: '1',
      cells: (meaning) => (meaning in cells ? [{ header: meaning, text: cells[meaning] ?? '' }] : []),
      has: (meaning) => meaning in cells,
    }),
    { prices: undefined, isShort: false },
  )?.price;

test('what is asked for a while is the price, where it is less than the usual one', () => {
  expect(askedBy({ price: '110', salePrice: '79,9' })).toBe(7990);
  expect(askedBy({ price: '110', salePrice: '' })).toBe(11000);
  expect(askedBy({ price: '110', salePrice: '0,00' })).toBe(11000);
  expect(askedBy({ price: '110', salePrice: '120' })).toBe(11000);
});
