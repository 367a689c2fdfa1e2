import { expect, test } from 'vitest';
import { narrowed, widened, type Numbers } from './growing.ts';

test.each<[number, new (length: number) => Numbers]>([
  [255, Uint8Array],
  [256, Uint16Array],
  [65_535, Uint16Array],
  [65_536, Uint32Array],
  [4_294_967_295, Uint32Array],
  [4_294_967_296, Float64Array],
])('numbers up to %d are kept in as few bytes as that takes', (most, kind) => {
  for (const numbers of [[0, most, 7], Float64Array.of(0, most, 7)]) {
    expect(narrowed(numbers)).toBeInstanceOf(kind);
    expect([...narrowed(numbers)]).toEqual([0, most, 7]);
  }
});

test('narrowed, they are a copy, and as they are searched they are what they were', () => {
  const numbers = Uint32Array.of(70_000, 1);
  const copy = narrowed(numbers);
  numbers[1] = 2;
  expect([...copy]).toEqual([70_000, 1]);
  const { values, length } = widened(narrowed([3, 255]));
  expect([values, length]).toEqual([Uint32Array.of(3, 255), 2]);
});
