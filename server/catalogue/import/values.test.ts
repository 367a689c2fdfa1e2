import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDiscount, readMileage, readPrice, readQuantity, readWeight, readYear } from './values.ts';

test('a price is read as people write it', () => {
  const written = {
    '97,85 €': 9785,
    '€ 133,59': 13359,
    '€ 1.847,41': 184741,
    '1.250,00': 125000,
    '1,250.00': 125000,
    '1.250': 125000,
    '2619': 261900,
    '12.5': 1250,
    '1 250,50 EUR': 125050,
    '1\u00a0250,50\u00a0€': 125050,
    '1\u202f250 €': 125000,
    "1'250": 125000,
    'EUR89,5': 8950,
    '89,-': 8900,
    '1.234.567,00': undefined,
    '12.345,6': 1234560,
    '0,99': 99,
  };
  for (const [text, cents] of Object.entries(written)) expect(readPrice(text), text).toBe(cents);
});

test('what is no price is not guessed at', () => {
  for (const text of [
    '',
    'su richiesta',
    '-10',
    '0',
    '0,00',
    '1,2,3',
    '12,345,6',
    '12.34.56',
    '1.2.3,4',
    '€',
    '1e5',
    '99999999',
    '10 20',
    '٣',
  ])
    expect(readPrice(text), text).toBeUndefined();
});

test('every amount comes back in Italian and in English writing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
      for (const locale of ['it-IT', 'en-GB']) {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: 'always' });
        expect(readPrice(`€ ${format.format(cents / 100)}`)).toBe(cents);
      }
    }),
  );
});

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
