import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { afterScan, settleCount } from './counting.ts';

const booked = fc
  .record({
    onHand: fc.nat(20),
    reserved: fc.nat(20),
    toPick: fc.nat(20),
    isHere: fc.boolean(),
  })
  .filter(({ onHand, reserved }) => reserved <= onHand);

test('after a count the books say what was found, or what they said before', () => {
  fc.assert(
    fc.property(booked, fc.nat(40), fc.option(fc.nat(40)), (books, found, expected) => {
      const settled = settleCount({ found, expected }, books);
      if (settled.outcome === 'corrected') {
        expect(settled.onHand + books.toPick).toBe(found);
        expect(settled.onHand).toBeGreaterThanOrEqual(books.reserved);
        expect(books.onHand + books.toPick).toBe(expected);
        expect(found).not.toBe(expected);
      }
      if (settled.outcome === 'moved') expect([expected, books.isHere]).toEqual([null, false]);
    }),
  );
});

test('pieces that are sold or kept for buyers are not counted away', () => {
  const books = { onHand: 2, reserved: 1, toPick: 1, isHere: true };
  expect(settleCount({ found: 2, expected: 3 }, books)).toEqual({ outcome: 'corrected', onHand: 1 });
  expect(settleCount({ found: 1, expected: 3 }, books)).toEqual({ outcome: 'too_few' });
});

test('what was sold and fetched, put elsewhere or corrected meanwhile is counted anew', () => {
  const books = { onHand: 1, reserved: 0, toPick: 0, isHere: true };
  expect(settleCount({ found: 0, expected: 2 }, books).outcome).toBe('outdated');
  expect(settleCount({ found: 0, expected: 1 }, { ...books, isHere: false }).outcome).toBe('outdated');
});

test('a label scanned twice counts no piece that the books do not know', () => {
  expect([afterScan(0, 1), afterScan(1, 1), afterScan(1, 3), afterScan(4, 3)]).toEqual([1, 1, 2, 4]);
});
