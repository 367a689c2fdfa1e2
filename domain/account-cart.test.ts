import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdSame, mergeCarts } from './account-cart.ts';
import { emptyCart, parseCart, type Cart } from './cart.ts';
import { cartLinesMax } from './constants.ts';

const cart = fc
  .array(fc.record({ id: fc.integer({ min: 1, max: 12 }), quantity: fc.integer({ min: 1, max: 3 }) }))
  .map(parseCart);
const ids = (entries: Cart) => entries.map(({ id }) => id);
const one = (id: number, quantity = 1) => ({ id, quantity });

test('a browser that has lost its cart gets the account’s', () => {
  expect(mergeCarts(undefined, emptyCart, [one(1), one(2, 2)])).toEqual([one(1), one(2, 2)]);
});

test('what a guest had and what the account has lie together, and what is in both once', () => {
  expect(mergeCarts(undefined, [one(3), one(1, 2)], [one(1), one(2)])).toEqual([one(3), one(1, 2), one(2)]);
});

test('what was taken out here is gone, and what another device put in stays', () => {
  expect(mergeCarts([one(1), one(2)], [one(2)], [one(1), one(2), one(3)])).toEqual([one(2), one(3)]);
});

test('what another device took out is gone here too', () => {
  expect(mergeCarts([one(1), one(2)], [one(1), one(2), one(4)], [one(2)])).toEqual([one(2), one(4)]);
});

test('two devices that each put one more piece in have two more', () => {
  expect(mergeCarts([one(1)], [one(1, 2)], [one(1, 2)])).toEqual([one(1, 3)]);
});

test('two devices end with the same, whoever is first, and lose nothing that either put in', () => {
  fc.assert(
    fc.property(cart, cart, cart, (known, mine, theirs) => {
      const [merged, other] = [mergeCarts(known, mine, theirs), mergeCarts(known, theirs, mine)];
      expect(holdSame(merged, other)).toBe(true);
      const isNew = ({ id }: { id: number }) => !known.some((entry) => entry.id === id);
      for (const { id } of [...mine, ...theirs].filter(isNew)) expect(ids(merged)).toContain(id);
      expect(new Set(ids(merged)).size).toBe(merged.length);
    }),
  );
});

test('a browser that changed nothing takes the account’s, and one whose account did not change keeps its own', () => {
  fc.assert(
    fc.property(cart, cart, (known, changed) => {
      expect(holdSame(mergeCarts(known, known, changed), changed)).toBe(true);
      expect(holdSame(mergeCarts(known, changed, known), changed)).toBe(true);
    }),
  );
});

test('a full cart takes no more parts', () => {
  const full = Array.from({ length: cartLinesMax }, (_, at) => one(at + 1));
  expect(mergeCarts(undefined, full, [one(9_999)])).toEqual(full);
});
