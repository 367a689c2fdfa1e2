import { expect, test } from 'vitest';
import { freightByPart } from './freight-by-part.ts';

const line = (partId: number, quantity: number, available: number) => ({ partId, quantity, available });

test('each piece on a pallet bears its freight, for as many as can be had, and no other piece any', () => {
  const freight = freightByPart({
    lines: [line(1, 1, 1), line(2, 1, 1), line(3, 5, 2)],
    shippingParts: { freight: 22_500, onPallets: [1, 3] },
  });
  expect([...freight]).toEqual([
    [1, 7_500],
    [3, 15_000],
  ]);
});

test('what is collected, or goes in a parcel, bears none', () => {
  const shippingParts = { freight: 0, onPallets: [] };
  expect(freightByPart({ lines: [line(1, 1, 1)], shippingParts }).size).toBe(0);
});
