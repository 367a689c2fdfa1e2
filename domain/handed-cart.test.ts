import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCart } from './cart.ts';
import { cartLinesMax, cartQuantityMax, partIdMax } from './constants.ts';
import { readHandedCart, writeHandedCart } from './handed-cart.ts';

const anyCart = fc
  .array(
    fc.record({
      id: fc.integer({ min: 1, max: partIdMax }),
      quantity: fc.integer({ min: 1, max: cartQuantityMax }),
    }),
    { maxLength: cartLinesMax },
  )
  .map(parseCart);

test('what is written into an address is read out of it again', () => {
  expect(
    writeHandedCart([
      { id: 12, quantity: 1 },
      { id: 345, quantity: 2 },
    ]),
  ).toBe('12.345x2');
  fc.assert(
    fc.property(anyCart, (cart) => {
      expect(readHandedCart(writeHandedCart(cart))).toEqual(cart);
    }),
  );
});

test('any text makes a cart that could be one, in words that an address carries as they are', () => {
  expect(readHandedCart('12.x.-3.4x0.5x99999.007y.6')).toEqual([
    { id: 12, quantity: 1 },
    { id: 4, quantity: 1 },
    { id: 6, quantity: 1 },
  ]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cart = readHandedCart(text);
      expect(cart).toEqual(parseCart(cart));
      const written = writeHandedCart(cart);
      expect(encodeURIComponent(written)).toBe(written);
    }),
  );
  expect(readHandedCart(null)).toEqual([]);
});
