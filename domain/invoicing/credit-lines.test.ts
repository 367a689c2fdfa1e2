import { expect, test } from 'vitest';
import { creditLines } from './credit-lines.ts';
import { invoiceLines, type Sale } from './invoice-lines.ts';

const item = (id: string, discountedPrice: number, vatScheme: 'margin' | 'ordinary') => ({
  id,
  name: id,
  serialNumber: '',
  sku: id,
  quantity: 1,
  discountedPrice,
  vatScheme,
});

/** 100 € under the margin scheme and 50 € with VAT, 15 € discount, 9 € shipping: 144 €. */
const sale: Sale = {
  items: [item('faro', 10_000, 'margin'), item('motore', 5_000, 'ordinary')],
  discount: 1_500,
  shipping: 900,
};

const short = (lines: ReturnType<typeof creditLines>) =>
  lines.map(({ about, unitCents, vatScheme }) => [about.kind, unitCents, vatScheme]);

test('discount and shipping of a mixed sale go with its goods, in their proportion', () => {
  expect(short(invoiceLines(sale))).toEqual([
    ['part', 10_000, 'margin'],
    ['part', 5_000, 'ordinary'],
    ['discount', -1_000, 'margin'],
    ['discount', -500, 'ordinary'],
    ['shipping', 600, 'margin'],
    ['shipping', 300, 'ordinary'],
  ]);
});

test('an item takes back its own scheme, and the last one the shipping of both', () => {
  const first = { itemId: 'motore', cents: 4_500 };
  expect(short(creditLines(sale, [], first))).toEqual([['returned', 4_500, 'ordinary']]);
  expect(short(creditLines(sale, [first], { itemId: 'faro', cents: 9_900 }))).toEqual([
    ['returned', 9_000, 'margin'],
    ['returned_shipping', 600, 'margin'],
    ['returned_shipping', 300, 'ordinary'],
  ]);
});

test('a part of the price back is of that piece alone, and an amount that names none is of all in proportion', () => {
  expect(short(creditLines(sale, [], { itemId: 'faro', cents: 2_000 }))).toEqual([
    ['returned', 2_000, 'margin'],
  ]);
  expect(short(creditLines(sale, [], { itemId: null, cents: 1_440 }))).toEqual([
    ['paid_back', 900, 'margin'],
    ['returned_shipping', 60, 'margin'],
    ['paid_back', 450, 'ordinary'],
    ['returned_shipping', 30, 'ordinary'],
  ]);
});

test('all of it at once is the invoice again, and more than all of it is a mistake', () => {
  expect(creditLines(sale, [], { itemId: null, cents: 14_400 })).toEqual(invoiceLines(sale));
  expect(() => creditLines(sale, [], { itemId: null, cents: 14_401 })).toThrow(RangeError);
});
