import { expect, test } from 'vitest';
import { isPostalCodeOf, provinces } from './provinces.ts';

test('every province has postal codes of its own', () => {
  const codes = Array.from({ length: 100 }, (_, area) => `${String(area).padStart(2, '0')}100`);
  const without = provinces.filter(({ id }) => !codes.some((code) => isPostalCodeOf(code, id)));
  expect(without).toEqual([]);
});

test('a postal code belongs to the provinces of its area and to no other', () => {
  for (const [code, province] of [
    ['40121', 'BO'],
    ['00118', 'RM'],
    ['09124', 'CA'],
    ['08037', 'SU'],
    ['20900', 'MB'],
    ['98168', 'ME'],
    ['12071', 'SV'],
    ['18025', 'CN'],
  ] as const) {
    expect(isPostalCodeOf(code, province)).toBe(true);
  }
  for (const [code, province] of [
    ['90133', 'RM'],
    ['09124', 'MI'],
    ['40121', 'PA'],
    ['12100', 'SV'],
    ['49100', 'BO'],
    ['4012', 'BO'],
    ['40121 ', 'BO'],
    ['', 'BO'],
  ] as const) {
    expect(isPostalCodeOf(code, province)).toBe(false);
  }
});
