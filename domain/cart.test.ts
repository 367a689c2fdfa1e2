import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToCart,
  parseCart,
  pieceCount,
  removeFromCart,
  setQuantity,
  takeFromCart,
  type Cart,
} from './cart.ts';
import { cartLinesMax, cartQuantityMax } from './constants.ts';

const id = fc.integer({ min: 1, max: 40 });
const quantity = fc.integer({ min: -5, max: 150 });
const cart = fc
  .array(fc.record({ id, quantity: fc.integer({ min: 1, max: cartQuantityMax }) }), { maxLength: 20 })
  .map((entries) => parseCart(entries));

/** How much a cart holds, whatever was done to it. */
function expectSound(entries: Cart): void {
  expect(entries.length).toBeLessThanOrEqual(cartLinesMax);
  for (const entry of entries) {
    expect(entry.quantity).toBeGreaterThanOrEqual(1);
    expect(entry.quantity).toBeLessThanOrEqual(cartQuantityMax);
  }
}

test('a part is added once and then counted up', () => {
  const one = addToCart([], 7);
  expect(one).toEqual([{ id: 7, quantity: 1 }]);
  expect(addToCart(one, 7, 2)).toEqual([{ id: 7, quantity: 3 }]);
  expect(addToCart(one, 8)).toEqual([
    { id: 7, quantity: 1 },
    { id: 8, quantity: 1 },
  ]);
});

test('whatever is done to a cart, each part stands in it once, with one piece at least', () => {
  const act = fc.oneof(
    fc.tuple(id, quantity).map(
      ([at, count]) =>
        (entries: Cart) =>
          addToCart(entries, at, count),
    ),
    fc.tuple(id, quantity).map(
      ([at, count]) =>
        (entries: Cart) =>
          setQuantity(entries, at, count),
    ),
    fc.tuple(id, quantity).map(
      ([at, count]) =>
        (entries: Cart) =>
          takeFromCart(entries, at, count),
    ),
    id.map((at) => (entries: Cart) => removeFromCart(entries, at)),
  );
  fc.assert(
    fc.property(cart, fc.array(act, { maxLength: 30 }), (entries, acts) => {
      const after = acts.reduce((current, next) => next(current), entries);
      expect(new Set(after.map((entry) => entry.id)).size).toBe(after.length);
      expectSound(after);
    }),
  );
});

test('what was put in is taken out again, and the rest stays', () => {
  fc.assert(
    fc.property(cart, id, fc.integer({ min: 1, max: 9 }), (entries, part, count) => {
      const without = removeFromCart(entries, part);
      expect(takeFromCart(addToCart(without, part, count), part, count)).toEqual(without);
      expect(pieceCount(addToCart(without, part, count))).toBe(pieceCount(without) + count);
    }),
  );
});

test('a cart of thirty parts takes no thirty-first beyond its limit', () => {
  const full = Array.from({ length: cartLinesMax + 5 }, (_, at) => at + 1).reduce<Cart>(
    (entries, part) => addToCart(entries, part),
    [],
  );
  expect(full).toHaveLength(cartLinesMax);
});

test('whatever storage held, a sound cart is read from it; what can be understood stays', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expectSound(parseCart(stored));
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.anything()), (stored) => {
      expectSound(parseCart(stored));
    }),
  );
  fc.assert(
    fc.property(cart, (entries) => {
      expect(parseCart(JSON.parse(JSON.stringify(entries)))).toEqual(entries);
    }),
  );
  expect(
    parseCart([
      { id: 3, quantity: 2 },
      'junk',
      null,
      { id: '4' },
      5,
      { id: -1 },
      { id: 6, quantity: 'x' },
      { id: { toString: 1, valueOf: 1 } },
      { id: 7, quantity: { toString: 1, valueOf: 1 } },
    ]),
  ).toEqual([
    { id: 3, quantity: 2 },
    { id: 4, quantity: 1 },
    { id: 5, quantity: 1 },
    { id: 6, quantity: 1 },
    { id: 7, quantity: 1 },
  ]);
});
