import { expect, test } from 'vitest';
import { readDiscount, readMileage, readQuantity, readWeight, readYear } from './values.ts';

test('discount, quantity, year, mileage and weight keep to what can be', () => {
  expect([readDiscount('15%'), readDiscount(''), readDiscount('150'), readDiscount('-1')]).toEqual([
    15,
    0,
    undefined,
    undefined,
  ]);
  expect([readQuantity(''), readQuantity('0'), readQuantity('-3'), readQuantity('1,5')]).toEqual([
    1,
    0,
    undefined,
    undefined,
  ]);
  expect([
    readYear('2008', 2026),
    readYear('', 2026),
    readYear('20011', 2026),
    readYear('2031', 2026),
  ]).toEqual([2008, null, undefined, undefined]);
  expect([
    readMileage('268.000'),
    readMileage('67815'),
    readMileage('132 000 km'),
    readMileage('molti'),
  ]).toEqual([268_000, 67_815, 132_000, undefined]);
  expect([readWeight('1,5'), readWeight('0.3 kg'), readWeight(''), readWeight('0')]).toEqual([
    1.5,
    0.3,
    null,
    undefined,
  ]);
});

test('a spreadsheet’s decimals, units and dates are taken for what they mean', () => {
  expect([
    readDiscount('15,00 %'),
    readQuantity('2,0'),
    readQuantity('3 pz'),
    readMileage('km 98’500'),
  ]).toEqual([15, 2, 3, 98_500]);
  expect(['2008.0', '05/2008', '14/05/2008', '2008-05-14', '08'].map((text) => readYear(text, 2026))).toEqual(
    [2008, 2008, 2008, 2008, undefined],
  );
  expect([readMileage('9999999'), readMileage('-5'), readWeight('4000'), readWeight('0,001')]).toEqual([
    undefined,
    undefined,
    undefined,
    0.001,
  ]);
});
