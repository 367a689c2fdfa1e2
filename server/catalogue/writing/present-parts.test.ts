import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restocked, takenOut } from './present-parts.ts';

test('the stock moves by what the file’s number moved', () => {
  expect(restocked({ onHand: 1, reserved: 0, listed: 3 }, 5)).toEqual({ onHand: 3, reserved: 0, listed: 5 });
  expect(restocked({ onHand: 1, reserved: 0, listed: 3 }, 0)).toEqual({ onHand: 0, reserved: 0, listed: 0 });
});

test('a piece kept for a buyer is taken by the next file when it was not bought after all', () => {
  const kept = restocked({ onHand: 3, reserved: 1, listed: 3 }, 0);
  expect(kept).toEqual({ onHand: 1, reserved: 1, listed: 1 });
  expect(restocked({ ...kept, reserved: 0 }, 0)).toEqual({ onHand: 0, reserved: 0, listed: 0 });
  const bought = { onHand: 0, reserved: 0, listed: kept.listed };
  expect(restocked(bought, 0)).toEqual({ onHand: 0, reserved: 0, listed: 0 });
});

const stock = fc
  .record({ reserved: fc.nat(20), free: fc.nat(20), listed: fc.nat(40) })
  .map(({ reserved, free, listed }) => ({ onHand: reserved + free, reserved, listed }));

test('never fewer than are kept for buyers, and the same file twice changes nothing', () => {
  fc.assert(
    fc.property(stock, fc.nat(40), (before, quantity) => {
      const after = restocked(before, quantity);
      expect(after.onHand).toBeGreaterThanOrEqual(after.reserved);
      expect(restocked(after, quantity)).toEqual(after);
    }),
  );
});

test('a piece that the file no longer holds cannot be bought, nor after a reservation ran out and the next file', () => {
  fc.assert(
    fc.property(stock, (before) => {
      const after = takenOut(before);
      expect(after.onHand).toBe(before.reserved);
      expect(takenOut({ ...after, reserved: 0 }).onHand).toBe(0);
      expect(restocked({ ...after, reserved: 0 }, 0).onHand).toBe(0);
    }),
  );
});
