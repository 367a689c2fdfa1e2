import { expect, test } from 'vitest';
import { layOutMask } from './filter-mask.ts';
import { createBufferPool } from './buffer-pool.ts';

const names = (count: number) => Array.from({ length: count }, (_, at) => `filter${at}`);

test.each([1, 7, 8, 15])('each of %d filters has a bit of its own, which a mask holds', (count) => {
  const { bits, notWanted, table, fromPool } = layOutMask(names(count));
  const all = [...Object.values(bits), notWanted];
  expect(new Set(all).size).toBe(count + 1);
  expect(all.reduce((sum, bit) => sum + bit)).toBe(2 ** (count + 1) - 1);
  for (const mask of [table(all.length), fromPool(createBufferPool(), all.length)]) {
    mask.set(all);
    expect([...mask]).toEqual(all);
  }
});

test('one filter too many is refused, and does not wrap round to nothing', () => {
  expect(() => layOutMask(names(16))).toThrow(RangeError);
});
