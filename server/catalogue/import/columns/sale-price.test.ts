import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import { daysOfSale, salePriceBeside, usualPriceBeside } from './sale-price.ts';

const columnOf = (at: number, header: string, texts: readonly string[]) => ({
  at,
  header,
  name: meaningOfName(header),
  texts,
  cells: texts,
  rows: 4,
});
const all = ['90', '80', '70', '60'];

test('beside a price of a sale that few lines have the usual one is the price', () => {
  for (const [sale, usual] of [
    ['Prezzo in offerta', 'Prezzo di listino'],
    ['Sale price', 'Regular price'],
    ['Angebotspreis', 'Regulärer Preis'],
    ['Tarif promo', 'Tarif régulier'],
  ] as const)
    expect(usualPriceBeside(columnOf(0, sale, ['79']), [columnOf(1, usual, all)])?.at, usual).toBe(1);
});

test('what a new one costs is never asked, nor another price where all lines have their own', () => {
  const sale = columnOf(0, 'Prezzo in offerta', ['79']);
  for (const other of ['Prezzo nuovo di listino', 'Prezzo minimo', 'Spedizione standard'])
    expect(usualPriceBeside(sale, [columnOf(1, other, all)]), other).toBeUndefined();
  const list = columnOf(1, 'Prezzo di listino', all);
  expect(usualPriceBeside(columnOf(0, 'Prezzo', ['79']), [list])).toBeUndefined();
  expect(usualPriceBeside(columnOf(0, 'Sale price', all), [list])).toBeUndefined();
});

test('beside the usual price that of a sale is asked where there is one', () => {
  const usual = columnOf(0, 'prices.regular_price', all);
  const others = [columnOf(1, 'prices.price', all), columnOf(2, 'prices.sale_price', ['79'])];
  expect(salePriceBeside(usual, others)?.at).toBe(2);
  expect(salePriceBeside(usual, [columnOf(1, 'new_price', all)])).toBeUndefined();
  expect(salePriceBeside(columnOf(0, 'Prezzo', all), others)).toBeUndefined();
});

test('the days of an offer are found by what its columns are called and hold', () => {
  const others = [
    columnOf(0, 'Data di inizio del prezzo in offerta', ['2026-07-01']),
    columnOf(1, 'Data di fine del prezzo in offerta', ['2026-08-31']),
    columnOf(2, 'Data di carico', ['2026-08-31']),
    columnOf(3, 'Permetti offerte fino a', ['10']),
  ];
  const { from, to } = daysOfSale(others);
  expect([from?.at, to?.at]).toEqual([0, 1]);
  expect(daysOfSale(others.slice(2))).toEqual({});
});
