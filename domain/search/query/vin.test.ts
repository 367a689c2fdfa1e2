import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPrivateQuery, namesOneCar } from '../../private-query.ts';
import { isPlate, readVin } from './vin.ts';

test.each([
  ['ZFA18800000451237', 'fiat', '188', undefined],
  ['telaio zfa16900001284563', 'fiat', '169', undefined],
  ['WVWZZZ1KZ5W118342', 'volkswagen', '1K', 2005],
  ['WAUZZZ8P7BA012345', 'audi', '8P', 2011],
  ['W0L0SDL0884213067', 'opel', 'S07', undefined],
  ['WBAVC31050KX12345', 'bmw', 'E90', undefined],
  ['WBANE51050B123456', 'bmw', 'E60', undefined],
  ['ZFA 188000 02345678', 'fiat', '188', undefined],
  ['telaio: WVW ZZZ 1KZ 5W 118342', 'volkswagen', '1K', 2005],
  ['WME4513311K214906', 'smart', '451', undefined],
  ['WDD2040081A123456', 'mercedes-benz', '204', undefined],
  ['VF1BR1A0H12345678', 'renault', 'BR', undefined],
  ['vin VF3WCKFVC34091827', 'peugeot', '207', undefined],
  ['YV1BW715681023456', 'volvo', 'V70 III', undefined],
  ['YV1MW755262171234', 'volvo', 'S40/V50', undefined],
  ['ZLA31200005273941', 'lancia', '846', undefined],
])('%s is a %s, with the code %s', (query, make, code, year) => {
  expect(readVin(query)).toEqual({ make, codes: expect.arrayContaining([code]), year });
});

test('a maker that nobody knows is one, and part numbers are no vehicles', () => {
  expect(readVin('XXXZZZ1KZ5W118342')).toMatchObject({ make: undefined, codes: [] });
  for (const query of [
    '1K0941006S',
    '52280606 46312467',
    'faro anteriore golf',
    'A2119714775A6513376',
    'LR132091 XBC500143',
  ])
    expect(readVin(query)).toBeUndefined();
});

test('what is read as a vehicle’s number is known to be private, however it is announced and grouped', () => {
  const grouped = fc.array(fc.nat(4), { minLength: 17, maxLength: 17 }).map((gaps) =>
    [...'ZFA18800000451237']
      .map((sign, at) => sign + (gaps[at] === 0 ? ' ' : ''))
      .join('')
      .trim(),
  );
  const announcer = fc.constantFrom(
    '',
    'vin ',
    'VIN: ',
    'telaio ',
    'telaio n. ',
    'Telaio: ',
    'nr. ',
    'numero telaio ',
  );
  fc.assert(
    fc.property(announcer, grouped, (before, vin) => {
      expect(readVin(before + vin)).toMatchObject({ make: 'fiat' });
      expect([namesOneCar(before + vin), isPrivateQuery(before + vin)]).toEqual([true, true]);
    }),
  );
});

test('a plate is recognised however it is written', () => {
  for (const typed of ['AB123CD', 'ab 123 cd', 'targa fk-482-lz']) expect(isPlate(typed)).toBe(true);
  for (const typed of ['1K0 941 006', 'golf 4', 'ab123', 'QI123OU']) expect(isPlate(typed)).toBe(false);
});

test('no query is too odd to be read', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect([typeof isPlate(query), typeof readVin(query)]).toEqual([
        'boolean',
        expect.stringMatching(/undefined|object/),
      ]);
    }),
  );
});
