import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import { listPriceBesideCost, withVatBeside } from './price-with-vat.ts';

const columnOf = (at: number, header: string, texts: readonly string[]) => ({
  at,
  header,
  name: meaningOfName(header),
  texts,
  cells: texts,
  rows: texts.length,
});

test('a price that is on each line by the same rate more is that with VAT, where its name says so', () => {
  const net = columnOf(0, 'PVP', ['20,00', '25,00', '33,33']);
  const gross = columnOf(1, 'PVP+IVA', ['24,20', '30,25', '40,33']);
  expect(withVatBeside(net, [gross])).toBe(gross);
  // What another market place asks is more as well.
  expect(withVatBeside(net, [columnOf(1, 'PVP eBay', ['24,20', '30,25', '40,33'])])).toBeUndefined();
  expect(withVatBeside(net, [columnOf(1, 'PVP+IVA', ['24,20', '31,00', '40,33'])])).toBeUndefined();
  expect(withVatBeside(columnOf(0, 'Precio con IVA', net.texts), [gross])).toBeUndefined();
});

test('a standard price below the list price is what a piece cost', () => {
  const cost = columnOf(0, 'standard_price', ['10', '12.50', '15']);
  const asked = columnOf(1, 'list_price', ['20', '25', '15']);
  expect(listPriceBesideCost(cost, [asked])).toBe(asked);
  expect(listPriceBesideCost(asked, [cost])).toBeUndefined();
  expect(listPriceBesideCost(cost, [columnOf(1, 'list_price', ['20', '12', '15'])])).toBeUndefined();
});
