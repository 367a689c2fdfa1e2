import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptForItems } from './kept-for-items.ts';

const order = {
  items: [
    { id: 'a', goods: 10_000 },
    { id: 'b', goods: 5_000 },
  ],
  discount: 1_500,
  shipping: 900,
  refunds: [],
};
const kept = (...refunds: Parameters<typeof keptForItems>[0]['refunds']) =>
  keptForItems({ ...order, refunds });

test('without a refund each item has its price less its share of the discount', () => {
  expect(kept()).toEqual([9_000, 4_500]);
});

test('what goes back for an item is that item’s, and shipping is nobody’s', () => {
  expect(kept({ itemId: 'b', amount: 4_500, shipping: 0 })).toEqual([9_000, 0]);
  expect(kept({ itemId: 'b', amount: 2_900, shipping: 900 })).toEqual([9_000, 2_500]);
  expect(kept({ itemId: null, amount: 900, shipping: 900 })).toEqual([9_000, 4_500]);
});

test('what goes back of the whole order goes off in proportion of what is left', () => {
  expect(kept({ itemId: null, amount: 1_350, shipping: 0 })).toEqual([8_100, 4_050]);
  expect(
    kept({ itemId: 'a', amount: 9_000, shipping: 0 }, { itemId: null, amount: 1_000, shipping: 0 }),
  ).toEqual([0, 3_500]);
});

test('where shipping was not written down, the whole of it takes all of the goods', () => {
  expect(kept({ itemId: null, amount: 14_400, shipping: null })).toEqual([0, 0]);
  expect(kept({ itemId: 'b', amount: 5_400, shipping: null })).toEqual([9_000, 0]);
});

test('nothing is made and nothing is lost, whatever goes back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(50_000), { minLength: 1, maxLength: 4 }),
      fc.nat(100),
      fc.nat(3_000),
      fc.array(
        fc.record({ which: fc.integer({ min: -1, max: 3 }), percent: fc.nat(100), ship: fc.nat(100) }),
        {
          maxLength: 4,
        },
      ),
      (goods, discountPercent, shipping, wishes) => {
        const items = goods.map((cents, at) => ({ id: String(at), goods: cents }));
        const all = goods.reduce((sum, cents) => sum + cents, 0);
        const discount = Math.floor((all * discountPercent) / 100);
        let [goodsLeft, shippingLeft] = [all - discount, shipping];
        const refunds = wishes.map(({ which, percent, ship }) => {
          const ofGoods = Math.floor((goodsLeft * percent) / 100);
          const ofShipping = Math.floor((shippingLeft * ship) / 100);
          goodsLeft -= ofGoods;
          shippingLeft -= ofShipping;
          const itemId = which < 0 || which >= goods.length ? null : String(which);
          return { itemId, amount: ofGoods + ofShipping, shipping: ofShipping };
        });
        const left = keptForItems({ items, discount, shipping, refunds });
        expect(left.reduce((sum, cents) => sum + cents, 0)).toBe(goodsLeft);
        for (const cents of left) expect(cents).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
