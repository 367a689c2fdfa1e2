import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableOf, release, reserve, sellFree, sellReserved, type Stock } from './stock.ts';

test('a single piece is kept for one buyer only', () => {
  const kept = reserve({ onHand: 1, reserved: 0 }, 1);
  expect(kept).toEqual({ onHand: 1, reserved: 1 });
  expect(reserve(kept!, 1)).toBeUndefined();
  expect(sellFree(kept!, 1)).toBeUndefined();
});

test('a released piece can be bought again, a sold one cannot', () => {
  expect(availableOf(release({ onHand: 1, reserved: 1 }, 1))).toBe(1);
  expect(sellReserved({ onHand: 1, reserved: 1 }, 1)).toEqual({ onHand: 0, reserved: 0 });
});

test('whatever happens in whatever order, no piece is sold twice', () => {
  const step = fc.record({
    act: fc.constantFrom('reserve', 'release', 'sellReserved', 'sellFree'),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.array(step), (pieces, steps) => {
      let stock: Stock = { onHand: pieces, reserved: 0 };
      let sold = 0;
      for (const { act, quantity } of steps) {
        const isKept = stock.reserved >= quantity;
        if (act === 'reserve') stock = reserve(stock, quantity) ?? stock;
        if (act === 'release' && isKept) stock = release(stock, quantity);
        if (act === 'sellReserved' && isKept)
          [stock, sold] = [sellReserved(stock, quantity), sold + quantity];
        if (act === 'sellFree') {
          const left = sellFree(stock, quantity);
          if (left) [stock, sold] = [left, sold + quantity];
        }
        expect(stock.reserved).toBeGreaterThanOrEqual(0);
        expect(stock.reserved).toBeLessThanOrEqual(stock.onHand);
        expect(stock.onHand + sold).toBe(pieces);
      }
    }),
  );
});
