import { expect, test } from 'vitest';
import { flag, wholeNumber } from './query.ts';

test('a whole number in a query is plain digits between its bounds', () => {
  const page = wholeNumber(1, 60);
  expect([page.parse('1'), page.parse('60'), page.parse('007')]).toEqual([1, 60, 7]);
  for (const text of ['0', '61', '-1', '+1', '1.5', '1e1', ' 1', '1 ', '', 'x', '0x10', '١', '1'.repeat(10)])
    expect(page.safeParse(text).success, text).toBe(false);
  expect(page.safeParse(['1', '2']).success).toBe(false);
});

test('a flag in a query is said in one way', () => {
  expect([flag.parse('true'), flag.parse('false')]).toEqual([true, false]);
  for (const text of ['1', 'yes', 'TRUE', '']) expect(flag.safeParse(text).success, text).toBe(false);
});
