import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditLines, type GivenBack } from './credit-lines.ts';
import { invoiceLines, poolsOf, type Sale } from './invoice-lines.ts';

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

test('what is said to be shipping is taken from the shipping, whatever else went back', () => {
  expect(short(creditLines(sale, [], { itemId: 'faro', cents: 9_300, shipping: 300 }))).toEqual([
    ['returned', 9_000, 'margin'],
    ['returned_shipping', 300, 'margin'],
  ]);
  expect(short(creditLines(sale, [], { itemId: null, cents: 900, shipping: 900 }))).toEqual([
    ['returned_shipping', 600, 'margin'],
    ['returned_shipping', 300, 'ordinary'],
  ]);
  expect(short(creditLines(sale, [], { itemId: 'motore', cents: 900, shipping: 0 }))).toEqual([
    ['returned', 900, 'ordinary'],
  ]);
});

test('in whatever parts money goes back, the lines of each add up to it, and no scheme gives back more than was paid under it', () => {
  const part = fc.record({
    itemId: fc.constantFrom('faro', 'motore', null),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  });
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 8 }),
      fc.nat(1_500),
      fc.nat(3_000),
      (parts, discount, shipping) => {
        const any: Sale = { ...sale, discount, shipping };
        const given: GivenBack[] = [];
        let left = 15_000 - discount + shipping;
        const taken = new Map<string, number>();
        for (const { itemId, share, shipping: ofIt } of parts) {
          const cents = Math.floor(left * share);
          if (cents === 0) continue;
          const refund = { itemId, cents, shipping: ofIt === null ? null : Math.floor(cents * ofIt) };
          const lines = creditLines(any, given, refund);
          expect(lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)).toBe(cents);
          for (const { vatScheme, quantity, unitCents } of lines)
            taken.set(vatScheme, (taken.get(vatScheme) ?? 0) + quantity * unitCents);
          given.push(refund);
          left -= cents;
        }
        for (const { vatScheme, goods, shipping: itsShipping } of poolsOf(any)) {
          expect(taken.get(vatScheme) ?? 0).toBeLessThanOrEqual(goods + itsShipping);
          if (left === 0) expect(taken.get(vatScheme) ?? 0).toBe(goods + itsShipping);
        }
      },
    ),
  );
});
