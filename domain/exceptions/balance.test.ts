import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  balanceOf,
  dueLess,
  settle,
  type BalancedItem,
  type BalancedOrder,
  type GivenBack,
} from './balance.ts';

const item = (id: string, discountedPrice: number, quantity = 1): BalancedItem => ({
  id,
  discountedPrice,
  quantity,
  state: 'ordered',
  returnedAt: null,
  reduction: 0,
});

/** Two pieces for 40 and 20 €, 9 € discount, 8,90 € shipping: 59,90 €. */
const order: BalancedOrder = {
  goods: 6_000,
  discount: 900,
  shipping: 890,
  items: [item('a', 4_000), item('b', 2_000)],
};
const [a, b] = order.items as [BalancedItem, BalancedItem];

test('what went back of a piece is not paid back again when it is returned', () => {
  const balance = balanceOf(order, 5_990, [{ itemId: 'a', amount: 1_000, shipping: 0 }]);
  expect(balance).toMatchObject({ left: 4_990, shippingLeft: 890 });
  expect(balance.itemLeft(a)).toBe(2_400);
  expect(balance.itemLeft(b)).toBe(1_700);
  expect(settle(order, a, balance)).toEqual({ total: 2_400, shipping: 0, reduction: 0 });
});

test('a reduction is taken off the piece and never off its shipping', () => {
  const only = { goods: 4_000, discount: 0, shipping: 890, items: [a] };
  const balance = balanceOf(only, 4_890, []);
  expect(settle(only, a, balance, { reduction: 4_000 })).toEqual({
    total: 890,
    shipping: 890,
    reduction: 4_000,
  });
  expect(() => settle(only, a, balance, { reduction: 4_001 })).toThrow(RangeError);
  expect(() => settle(only, a, balance, { reduction: -1 })).toThrow(RangeError);
});

test('what was withheld is known of the rest', () => {
  const returned = { ...a, state: 'refunded' as const, reduction: 1_400 };
  const balance = balanceOf({ ...order, items: [returned, b] }, 5_990, [
    { itemId: 'a', amount: 2_000, shipping: 0 },
  ]);
  expect(balance.left - balance.withheld).toBe(1_700 + 890);
  // The owner has thought better of half of it.
  const forgiven = balanceOf({ ...order, items: [returned, b] }, 5_990, [
    { itemId: 'a', amount: 2_000, shipping: 0 },
    { itemId: 'a', amount: 700, shipping: 0 },
  ]);
  expect(forgiven.withheld).toBe(700);
  expect(forgiven.itemWithheld(returned)).toBe(700);
  expect(forgiven.itemWithheld(b)).toBe(0);
});

test('with what is withheld less goes back, never more than is left of the whole order', () => {
  expect(dueLess({ left: 2_900, shipping: 990, most: 9_000 }, 500)).toBe(3_390);
  // Some of the shipping went back with the order as a whole: what is withheld takes nothing off twice.
  expect(dueLess({ left: 2_900, shipping: 990, most: 3_000 }, 0)).toBe(3_000);
  expect(dueLess({ left: 2_900, shipping: 990, most: 3_000 }, 500)).toBe(3_000);
  expect(dueLess({ left: 2_900, shipping: 990, most: 3_000 }, 2_900)).toBe(990);
});

type Deed = { readonly what: number; readonly which: number; readonly share: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  what: fc.nat(4),
  which: fc.nat(9),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});
const anyOrder = fc
  .record({
    prices: fc.array(fc.tuple(fc.nat(90_000), fc.integer({ min: 1, max: 3 })), {
      minLength: 1,
      maxLength: 5,
    }),
    percent: fc.nat(90),
    shipping: fc.nat(9_000),
  })
  .map(({ prices, percent, shipping }) => {
    const items = prices.map(([price, quantity], nth) => item(String(nth), price, quantity));
    const goods = prices.reduce((sum, [price, quantity]) => sum + price * quantity, 0);
    return { goods, discount: Math.floor((goods * percent) / 100), shipping, items };
  });

/** Amounts, pieces with and without a reduction, and shipping go back in any order. */
function live(start: BalancedOrder, deeds: readonly Deed[], mayReduce: boolean) {
  let current = start;
  const paid = start.goods - start.discount + start.shipping;
  const given: GivenBack[] = [];
  const give = (itemId: string | null, amount: number, shipping: number | null) => {
    expect(Number.isInteger(amount) && amount >= 0).toBe(true);
    expect(shipping ?? 0).toBeLessThanOrEqual(amount);
    if (amount > 0) given.push({ itemId, amount, shipping });
  };
  const settleOne = (one: BalancedItem, reduction: number): void => {
    const settled = settle(current, one, balanceOf(current, paid, given), { reduction });
    give(one.id, settled.total, settled.shipping);
    const done = { ...one, state: 'refunded' as const, reduction };
    current = { ...current, items: current.items.map((each) => (each.id === one.id ? done : each)) };
  };
  for (const { what, which, share } of deeds) {
    const balance = balanceOf(current, paid, given);
    const open = current.items.filter(({ state }) => state === 'ordered');
    const one = open[which % Math.max(1, open.length)];
    if (what === 0) give(null, Math.floor(balance.left * share), null);
    else if (what === 1) {
      const amount = Math.floor(balance.shippingLeft * share);
      give(null, amount, amount);
    } else if (one && what === 2) give(one.id, Math.floor(balance.itemLeft(one) * share), 0);
    else if (one) settleOne(one, mayReduce ? Math.floor(balance.itemLeft(one) * share) : 0);
  }
  return {
    paid,
    given,
    settleRest() {
      for (const one of current.items) if (one.state === 'ordered') settleOne(one, 0);
    },
    balance: () => balanceOf(current, paid, given),
    reductions: () => current.items.reduce((sum, { reduction }) => sum + reduction, 0),
  };
}
const sumOf = (given: readonly GivenBack[]) => given.reduce((sum, { amount }) => sum + amount, 0);

test('whatever goes back in whatever order, it is whole cents, never less than nothing and never more than was paid', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(deed, { maxLength: 14 }), (start, deeds) => {
      const life = live(start, deeds, true);
      expect(sumOf(life.given)).toBeLessThanOrEqual(life.paid);
      const { left, withheld, shippingLeft } = life.balance();
      expect(left).toBe(life.paid - sumOf(life.given));
      expect(Math.min(left, withheld, shippingLeft)).toBeGreaterThanOrEqual(0);
      // What is not withheld is all back once nothing is left with the buyer.
      life.settleRest();
      expect(sumOf(life.given)).toBeLessThanOrEqual(life.paid);
      expect(sumOf(life.given)).toBeGreaterThanOrEqual(life.paid - life.reductions());
    }),
  );
});

test('without any reduction all of it has gone back with the last piece, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, fc.array(deed, { maxLength: 14 }), (start, deeds) => {
      const life = live(start, deeds, false);
      life.settleRest();
      expect(sumOf(life.given)).toBe(life.paid);
    }),
  );
});
