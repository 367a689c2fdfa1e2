import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePartNumber } from '../../part-number.ts';
import { numbersInQuery } from './numbers-in-query.ts';

const read = (query: string) => {
  const { numbers, rest } = numbersInQuery(query);
  return [numbers.map(normalizePartNumber), rest];
};

test.each([
  ['cod. 735 010 427', ['735010427'], ''],
  ['codice oe 8200170530 clio 3', ['8200170530'], 'clio 3'],
  ['ricambio n. 55506206', ['55506206'], ''],
  ['motore A 453 892 58 00', ['A4538925800'], 'motore'],
  ['part number 6L5269048', ['6L5269048'], ''],
  ['1k0 941 006 s faro', ['1K0941006S'], 'faro'],
  ['fanale post dx 52.517.419', ['52517419'], 'fanale post dx'],
])('in %s the number is read', (query, numbers, rest) => {
  expect(read(query)).toEqual([numbers, rest]);
});

test.each([
  ['52280606 46312467', ['52280606', '46312467']],
  ['55 514 950 / 51 746 489', ['55514950', '51746489']],
  ['735474242 o 735508393', ['735474242', '735508393']],
  ['a 211 971 47 75 / a 651 337 66 52', ['A2119714775', 'A6513376652']],
  ['96 201 201 80 - 6126 T5', ['9620120180', '6126T5']],
  ['3G6165290K/5K2117785M', ['3G6165290K', '5K2117785M']],
  ['6403D8 , 6634V3', ['6403D8', '6634V3']],
  ['5P3 653 211 H  8P5 678 791', ['5P3653211H', '8P5678791']],
])('in %s there are two', (query, numbers) => {
  expect(read(query)[0]).toEqual(numbers);
});

test.each([
  'golf 4 1.9 tdi 2003',
  'panda 2012 faro',
  'fiat 500 1.2 8v 69cv',
  'serie 3 e90',
  'gomme 205/55 r16',
])('in %s there is none', (query) => {
  expect(read(query)).toEqual([[], expect.any(String)]);
});

test('two short numbers with a sign between them are two, whatever else is said', () => {
  expect(read('portiere 6523F2 + 6137E7')).toEqual([['6523F2', '6137E7'], 'portiere']);
  expect(read('6523 F2 oppure 6137 E7 portiere 407')).toEqual([['6523F2', '6137E7'], 'portiere 407']);
  for (const query of ['motore 100000 o 120000', 'faro serie 3 e90 o x3 e83', 'panda 2006 / 2008'])
    expect(numbersInQuery(query).numbers, query).toEqual([]);
});

test('pieces that are long enough may be numbers by themselves', () => {
  expect(numbersInQuery('6279V3 6778R9').apart).toEqual(['6279v3', '6778r9']);
  expect(numbersInQuery('735 010 427').apart).toEqual([]);
});

test('what is announced as one number may be in any pieces', () => {
  expect(numbersInQuery('part number 4 4152143 96').joined).toBe('4415214396');
  expect(numbersInQuery('faro 4 4152143 96').joined).toBeUndefined();
  expect(numbersInQuery('codice faro 4152143').joined).toBeUndefined();
});

test('a number is read however it is spelt', () => {
  const spelt = fc
    .stringMatching(/^\d{8,11}$/)
    .chain((digits) =>
      fc.constantFrom(
        digits,
        digits.replace(/(\d{3})(?=\d)/g, '$1 '),
        digits.replace(/(\d{2})(?=\d)/g, '$1.'),
      ),
    );
  fc.assert(
    fc.property(spelt, fc.constantFrom('', 'faro ', 'cod. ', 'mi serve il n. '), (number, before) => {
      expect(read(before + number)[0]).toEqual([normalizePartNumber(number)]);
    }),
  );
});

test('an n before a number announces it', () => {
  for (const query of ['compressore n° 6458W3', 'compressore n. 6458W3', 'compressore rif. 6458W3'])
    expect(numbersInQuery(query).numbers, query).toEqual(['6458w3']);
  expect(numbersInQuery('bmw n47').numbers).toEqual([]);
});

test('a month and its year are no number', () => {
  for (const query of ['fanale cod. 735010427 del 04/2004', 'fanale 04.2004 cod. 735010427'])
    expect(numbersInQuery(query).numbers, query).toEqual(['735010427']);
});
