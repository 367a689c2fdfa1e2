import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOf } from './refund.ts';

const returnedAt = '2026-11-20T10:00:00.000Z';
const item = (id: string, discountedPrice: number, quantity = 1) =>
  ({ id, discountedPrice, quantity, state: 'ordered', returnedAt: null }) as const;
const given = (one: ReturnType<typeof item>, at = returnedAt) =>
  ({ ...one, state: 'returned', returnedAt: at }) as const;

test('the only item brings everything back that was paid, its way here too', () => {
  const order = { goods: 8_000, discount: 1_200, shipping: 890, items: [item('a', 4_000, 2)] };
  expect(refundOf(order, item('a', 4_000, 2))).toEqual({
    goods: 8_000,
    discount: 1_200,
    shipping: 890,
    isLast: true,
    total: 7_690,
  });
});

test('one of several brings its own price back, less its share of the discount, and no shipping', () => {
  const [a, b] = [item('a', 4_000), item('b', 2_000)];
  const order = { goods: 6_000, discount: 900, shipping: 890, items: [a, b] };
  expect(refundOf(order, a)).toMatchObject({ discount: 600, shipping: 0, isLast: false, total: 3_400 });
  expect(refundOf({ ...order, items: [given(a), b] }, b)).toMatchObject({
    discount: 300,
    shipping: 890,
    isLast: true,
    total: 2_590,
  });
});

test('what was given back first is not the last because others followed', () => {
  const [a, b] = [given(item('a', 4_000)), given(item('b', 2_000), '2026-11-21T10:00:00.000Z')];
  const order = { goods: 6_000, discount: 0, shipping: 890, items: [b, a] };
  expect(refundOf(order, a).isLast).toBe(false);
  expect(refundOf(order, b).isLast).toBe(true);
});

test('given back one after the other, items bring back what the order cost, to the cent', () => {
  const price = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 6 }),
      fc.nat(50),
      fc.nat(5_000),
      (prices, percent, shipping) => {
        const goods = prices.reduce((sum, one) => sum + one, 0);
        const discount = Math.floor((goods * percent) / 100);
        // At the same moment too: one of them is the last.
        const items = prices.map((one, nth) => given(item(String(nth), one)));
        const refunds = items.map((one) => refundOf({ goods, discount, shipping, items }, one));
        expect(refunds.filter(({ isLast }) => isLast)).toHaveLength(1);
        expect(refunds.reduce((sum, { total }) => sum + total, 0)).toBe(goods - discount + shipping);
      },
    ),
  );
});
