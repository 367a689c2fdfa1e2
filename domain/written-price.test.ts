import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, readCost, readPrice } from './written-price.ts';

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

test('of money that goes out three decimals are no thousands', () => {
  for (const text of ['12,345', ' 12,345 €', '12,500', '1.250,505', '0,1234'])
    expect(readAmount(text, ','), text).toBe('too_precise');
  expect(readAmount('12.345', '.')).toBe('too_precise');
  expect(readAmount('12,50', ',')).toBe(1_250);
  expect(readAmount('1.250', ',')).toBe(125_000);
  expect(readAmount('1,250', '.')).toBe(125_000);
  expect(readAmount('1,250.50', ',')).toBe(125_050);
  expect(readAmount('dieci', ',')).toBeUndefined();
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

test('what something cost may be nothing, or not be said', () => {
  for (const text of ['0', '0,00', '€ 0', '0 €', '00']) expect(readCost(text), text).toBe(0);
  expect([readCost(''), readCost('  ')]).toEqual([null, null]);
  expect([readCost('12,50'), readCost('1.250')]).toEqual([1250, 125000]);
  for (const text of ['-1', 'regalo', '0,0,0']) expect(readCost(text), text).toBeUndefined();
});
