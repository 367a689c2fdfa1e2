import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parcelSizes, shippingCost, type Shipped } from '../shipping.ts';
import { settleIfKept, shippingSaved, type SentItem } from './cancelled-pieces.ts';
import { isReducible } from './reduction.ts';

const rates = parcelSizes.map((size, at) => ({
  size,
  maxKg: [1, 3, 10, 20, 30, 500][at] ?? 0,
  mainlandCents: [490, 690, 990, 1_490, 2_490, 8_900][at] ?? 0,
  islandsCents: [690, 890, 1_190, 1_890, 2_990, 14_900][at] ?? 0,
}));
const terms = { province: 'BO', rates, wasFree: false };
const small: Shipped = { size: 'S', weightKg: 1, quantity: 1 };
const large: Shipped = { size: 'L', weightKg: 12, quantity: 1 };
const engine: Shipped = { size: 'PALLET', weightKg: 120, quantity: 1 };

test('what the rest costs less to send goes back, and nothing where it costs the same', () => {
  expect(shippingSaved([small, large], [small], { ...terms, paid: 1_490 })).toBe(800);
  expect(shippingSaved([small, large], [large], { ...terms, paid: 1_490 })).toBe(0);
});

test('a piece less on a pallet is a pallet less, though the parcel beside it was free and would be no longer', () => {
  const free = { ...terms, wasFree: true, paid: 8_900 };
  expect(shippingSaved([engine, small], [small], free)).toBe(8_900);
  expect(shippingSaved([engine, small], [engine], free)).toBe(0);
});

test('with nothing left to send all of the shipping goes back', () => {
  expect(shippingSaved([small], [], { ...terms, paid: 690 })).toBe(690);
});

test('never less than nothing, never more than was paid, and what is kept is no more than sending the rest costs', () => {
  const line = fc.record({
    size: fc.constantFrom(...parcelSizes),
    weightKg: fc.integer({ min: 1, max: 40 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat(4),
      fc.boolean(),
      fc.nat(30_000),
      (lines, gone, wasFree, paid) => {
        const after = lines.filter((_, at) => at !== gone % lines.length);
        const saved = shippingSaved(lines, after, { ...terms, wasFree, paid });
        expect(Number.isInteger(saved)).toBe(true);
        expect(saved).toBeGreaterThanOrEqual(0);
        expect(saved).toBeLessThanOrEqual(paid);
        const cost = (some: readonly Shipped[]) =>
          shippingCost(some, wasFree ? 1 : 0, terms.province, rates, 0);
        const all = shippingSaved(lines, after, { ...terms, wasFree, paid: cost(lines) });
        expect(cost(lines) - all).toBeLessThanOrEqual(cost(after));
      },
    ),
  );
});

test('the fewer pieces of an item stay, the more goes back: all of it with the last, the shipping too', () => {
  const lamps: SentItem = {
    ...small,
    weightKg: 2,
    id: 'lamps',
    quantity: 3,
    discountedPrice: 2_000,
    state: 'ordered',
    returnedAt: null,
    reduction: 0,
  };
  const order = { goods: 6_000, discount: 500, shipping: 990, items: [lamps] };
  const back = (kept: number) => settleIfKept(order, lamps, kept, { paid: 6_490, given: [] }, terms);
  expect([back(0), back(1), back(2)]).toMatchObject([
    { total: 6_490, shipping: 990 },
    { total: 3_966, shipping: 300 },
    { total: 1_833, shipping: 0 },
  ]);
});

test('only what left the yard and came back worse can be paid back in part', () => {
  expect(isReducible({ outcome: 'worse', wasSent: true })).toBe(true);
  expect(isReducible({ outcome: 'unusable', wasSent: true })).toBe(true);
  expect(isReducible({ outcome: 'good', wasSent: true })).toBe(false);
  expect(isReducible({ outcome: 'worse', wasSent: false })).toBe(false);
  expect(isReducible({ outcome: null, wasSent: true })).toBe(false);
});
