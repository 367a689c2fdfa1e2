import { expect, test } from 'vitest';
import type { Meaning } from './columns/meanings.ts';
import { readOffer } from './foreign-offer.ts';
import { createLineReader } from './line-reader.ts';

const offerOf = (
  cells: { readonly [Each in Meaning]?: string },
  headers: { readonly [Each in Meaning]?: string } = {},
  today = '',
) =>
  readOffer(
    createLineReader({
      line: 2,
      code: '1',
      cells: (meaning) =>
        meaning in cells ? [{ header: headers[meaning] ?? meaning, text: cells[meaning] ?? '' }] : [],
      has: (meaning) => meaning in cells,
    }),
    { prices: undefined, isShort: false, today },
  );

/** Cents that a line asks, by its cells. */
const askedBy = (...line: Parameters<typeof offerOf>): number | undefined => offerOf(...line)?.price;

const askedOn = (today: string, cells: Parameters<typeof offerOf>[0]): number | undefined =>
  offerOf(cells, {}, today)?.price;

test('what is asked for a while is the price, where it is less than the usual one', () => {
  expect(askedBy({ price: '110', salePrice: '79,9' })).toBe(7990);
  expect(askedBy({ price: '110', salePrice: '' })).toBe(11000);
  expect(askedBy({ price: '110', salePrice: '0,00' })).toBe(11000);
  expect(askedBy({ price: '110', salePrice: '120' })).toBe(11000);
});

test('VAT comes on top where the name of the column says so', () => {
  expect(askedBy({ price: '100' }, { price: 'Prezzo + IVA' })).toBe(12200);
  expect(askedBy({ price: '100', vat: '21' }, { price: 'Precio +IVA' })).toBe(12100);
  expect(askedBy({ price: '100' }, { price: 'Prezzo IVA compresa' })).toBe(10000);
});

test('what is kept for somebody is none that can be bought', () => {
  const left = (listedQuantity: string, reservedQuantity: string): number | undefined =>
    offerOf({ price: '100', listedQuantity, reservedQuantity })?.listedQuantity;
  expect(left('4', '1')).toBe(3);
  expect(left('4', '0')).toBe(4);
  expect(left('4', '')).toBe(4);
  expect(left('1', '1')).toBe(0);
  expect(left('1', '2')).toBe(0);
});

test('a program that counts in whole cents says so in its name', () => {
  expect(askedBy({ price: '6000' }, { price: 'price_cents' })).toBe(6000);
  expect(askedBy({ price: '6000' }, { price: 'Prezzo (centesimi)' })).toBe(6000);
  expect(askedBy({ price: '60.00' }, { price: 'price_cents' })).toBe(6000);
  expect(askedBy({ price: '6000' }, { price: 'price' })).toBe(600000);
});

test('a price with VAT beside that without it is not added to once more', () => {
  expect(askedBy({ price: '121', netPrice: '100' }, { price: 'PVP+IVA' })).toBe(12100);
});

test('an offer that has ended, or has not begun, is none', () => {
  const cells = { price: '120', salePrice: '89' };
  const today = '2026-11-29';
  expect(askedOn(today, { ...cells, saleTo: '2026-08-31' })).toBe(12000);
  expect(askedOn(today, { ...cells, saleTo: '29/11/2026 23:59' })).toBe(8900);
  expect(askedOn(today, { ...cells, saleFrom: '2026-12-01', saleTo: '2026-12-31' })).toBe(12000);
  expect(askedOn(today, { ...cells, saleFrom: '', saleTo: '' })).toBe(8900);
});
