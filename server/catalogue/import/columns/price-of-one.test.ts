import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import { priceOfOne } from './price-of-one.ts';

const columnOf = (at: number, header: string, cells: readonly string[]) => ({
  at,
  header,
  name: meaningOfName(header),
  texts: cells.filter((text) => text !== ''),
  cells,
  rows: cells.length,
});
const counted = columnOf(0, 'Ilość', ['4', '1', '2', '6']);
const value = columnOf(1, 'Wartość', ['130', '45,00', '60', '240,00 €']);
const price = columnOf(2, 'Cena brutto EUR', ['32,5', '45', '30', '40']);

test('of a value and a price beside it, which is that of one piece, the price is taken', () => {
  expect(priceOfOne(value, [counted, price], counted)).toBe(price);
});

test('a column that is no product with the count stays the price', () => {
  expect(priceOfOne(price, [value], counted)).toBeUndefined();
  expect(priceOfOne(value, [price], undefined)).toBeUndefined();
  expect(priceOfOne(value, [columnOf(2, 'Cena', ['32,5', '45', '30', '41'])], counted)).toBeUndefined();
  const ofOneEach = columnOf(0, 'Ilość', ['1', '1', '1', '2']);
  expect(priceOfOne(value, [price], ofOneEach)).toBeUndefined();
});
