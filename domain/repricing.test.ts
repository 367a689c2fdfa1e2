import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highestPriceCents } from './facts/believed.ts';
import { percentOf } from './money.ts';
import { planPrices, roundings, steppedPrice, type PriceStep } from './repricing.ts';

const price = fc.integer({ min: 1, max: highestPriceCents });
const percent = fc.integer({ min: -90, max: 100 }).filter((step) => step !== 0);
const rounding = fc.constantFrom(...roundings);
const lowest = fc.option(fc.integer({ min: 1, max: highestPriceCents }));
const step: fc.Arbitrary<PriceStep> = fc.record({ percent, rounding, lowest });

const toCents = (change: number, lowestPrice: number | null = null): PriceStep => ({
  percent: change,
  rounding: 'cent',
  lowest: lowestPrice,
});

test('a step is of whole percent, and rounded as the owner says', () => {
  expect(steppedPrice(7_900, toCents(-10))).toBe(7_110);
  expect(steppedPrice(7_900, { ...toCents(-10), rounding: 'euro' })).toBe(7_100);
  expect(steppedPrice(7_900, { ...toCents(-10), rounding: 'ninety' })).toBe(7_090);
  expect(steppedPrice(7_900, { ...toCents(5), rounding: 'ninety' })).toBe(8_290);
  // 1.495 euros: rounded to the cent first it would become two.
  expect(steppedPrice(299, { ...toCents(-50), rounding: 'euro' })).toBe(100);
});

test('nothing is lowered below the lowest price, and what costs less already stays', () => {
  expect(steppedPrice(2_100, toCents(-10, 2_000))).toBe(2_000);
  expect(steppedPrice(1_500, toCents(-10, 2_000))).toBe(1_500);
  expect(steppedPrice(1_500, toCents(10, 2_000))).toBe(2_000);
  expect(steppedPrice(1, toCents(-90))).toBe(1);
  expect(steppedPrice(highestPriceCents, toCents(100))).toBe(highestPriceCents);
});

test('rounding never turns a step round', () => {
  // The nearest that ends in 90 cents lies on the other side.
  expect(steppedPrice(1_000, { ...toCents(1), rounding: 'ninety' })).toBe(1_000);
  expect(steppedPrice(30, { ...toCents(-10), rounding: 'ninety' })).toBe(30);
  expect(steppedPrice(80, { ...toCents(-10), rounding: 'euro' })).toBe(80);
});

test('a price after a step is whole cents within the bounds, and on the side to which the step goes', () => {
  fc.assert(
    fc.property(price, step, (cents, rule) => {
      const after = steppedPrice(cents, rule);
      expect(Number.isInteger(after)).toBe(true);
      expect(after).toBeGreaterThanOrEqual(1);
      expect(after).toBeLessThanOrEqual(highestPriceCents);
      if (rule.percent < 0) expect(after).toBeLessThanOrEqual(cents);
      else expect(after).toBeGreaterThanOrEqual(cents);
      expect(after).toBeGreaterThanOrEqual(Math.min(rule.lowest ?? 1, rule.percent < 0 ? cents : Infinity));
    }),
  );
});

test('the cheaper of two parts is never the dearer one after', () => {
  fc.assert(
    fc.property(price, price, step, (one, other, rule) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(steppedPrice(less, rule)).toBeLessThanOrEqual(steppedPrice(more, rule));
    }),
  );
});

test('a price after a step is as near to the percentage as its rounding lets it be, and ends as that says', () => {
  const within = fc.integer({ min: 1_000, max: highestPriceCents / 2 });
  const ends = {
    cent: { farthest: 0, every: 1, end: 0 },
    euro: { farthest: 50, every: 100, end: 0 },
    ninety: { farthest: 50, every: 100, end: 90 },
  };
  fc.assert(
    fc.property(within, percent, rounding, (cents, change, to) => {
      const after = steppedPrice(cents, { percent: change, rounding: to, lowest: null });
      const { farthest, every, end } = ends[to];
      const distance = Math.abs(after - percentOf(cents, 100 + change));
      // Or it stays, where rounding would turn it round.
      expect(after === cents || (distance <= farthest && after % every === end)).toBe(true);
    }),
  );
});

test('a plan counts what changes and what does not, and sums the changed alone', () => {
  fc.assert(
    fc.property(fc.array(price), step, (prices, rule) => {
      const parts = prices.map((cents, id) => ({ id, price: cents }));
      const { changed, same, before, after } = planPrices(parts, rule);
      expect(changed.length + same).toBe(parts.length);
      expect(changed.every((one) => one.price === steppedPrice(one.part.price, rule))).toBe(true);
      expect(changed.some((one) => one.price === one.part.price)).toBe(false);
      const moved = changed.reduce((all, one) => all + one.price - one.part.price, 0);
      expect(after - before).toBe(moved);
    }),
  );
});
