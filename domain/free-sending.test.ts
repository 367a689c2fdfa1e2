import { expect, test } from 'vitest';
import { missingOf, missingToFree } from './free-sending.ts';

const entry = (id: number, quantity = 1) => ({ id, quantity });

test('what is missing is reckoned from all pieces of the cart, as the quote does it', () => {
  expect(missingToFree([entry(1), entry(2, 2)], { 1: 3_000, 2: 2_500 }, 10_000)).toBe(2_001);
});

test('over the bound it is free, and at the bound not yet', () => {
  expect(missingToFree([entry(1)], { 1: 10_001 }, 10_000)).toBe(0);
  expect(missingOf(10_000, 10_000)).toBe(1);
});

test('nothing is said where the price of one piece is not known, or what was stored is none', () => {
  expect(missingToFree([entry(1), entry(2)], { 1: 3_000 }, 10_000)).toBeUndefined();
  expect(missingToFree([entry(1)], { 1: '30' }, 10_000)).toBeUndefined();
});
