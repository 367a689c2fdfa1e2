import { expect, test } from 'vitest';
import { provinceOf } from './province-of-postal-code.ts';
import { isPostalCodeOf, isProvince } from './provinces.ts';

test('a CAP tells its province', () => {
  for (const [code, province] of [
    ['40121', 'BO'],
    ['00184', 'RM'],
    ['20121', 'MI'],
    ['20900', 'MB'],
    ['26900', 'LO'],
    ['23900', 'LC'],
    ['33170', 'PN'],
    ['34121', 'TS'],
    ['34170', 'GO'],
    ['47121', 'FC'],
    ['47921', 'RN'],
    ['63900', 'FM'],
    ['76121', 'BT'],
    ['86170', 'IS'],
    ['89900', 'VV'],
    ['09124', 'CA'],
    ['07100', 'SS'],
    ['08100', 'NU'],
    ['95131', 'CT'],
  ])
    expect([code, provinceOf(code ?? '')]).toEqual([code, province]);
});

test('where two provinces share one, or it is none, nothing is told', () => {
  // Massimino and Bagnasco, Briga Alta and Mendatica, San Marino, the Vatican, Andria of old, the south of Sardinia.
  for (const code of [
    '12071',
    '18025',
    '47890',
    '00120',
    '70031',
    '09016',
    '49100',
    '4012',
    '401210',
    'x',
    '',
  ])
    expect([code, provinceOf(code)]).toEqual([code, undefined]);
});

test('what is told is always a province that the form takes with that CAP', () => {
  const codes = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
  const wrong = codes.filter((code) => {
    const province = provinceOf(code);
    return province !== undefined && !(isProvince(province) && isPostalCodeOf(code, province));
  });
  expect(wrong).toEqual([]);
});
