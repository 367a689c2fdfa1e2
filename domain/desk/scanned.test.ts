import fc from 'fast-check';
import { expect, test } from 'vitest';
import { href } from '../routes.ts';
import { codeOnParcel, isCodeOf, partOnLabel } from './scanned.ts';

test('a label of the shop names its part, in either language and under any address of the shop', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom('it', 'en') as fc.Arbitrary<'it' | 'en'>,
      (id, locale) => {
        expect(partOnLabel(`https://old.example${href(locale, 'part', { id })}`)).toBe(id);
      },
    ),
  );
});

test('any other code names none, whatever it holds', () => {
  for (const text of [
    '',
    '8001234567890',
    'https://shop.example/',
    'https://shop.example/parts/0',
    'parts/7',
  ])
    expect(partOnLabel(text)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => partOnLabel(text) === undefined));
});

test('a part is meant by its label or by the yard’s own code, in any case, and by no other part’s label', () => {
  const part = { id: 7, sku: 'F-1042' };
  for (const text of ['https://shop.example/parts/7', ' f-1042 ', 'n. 7', 'N.7'])
    expect(isCodeOf(text, part)).toBe(true);
  for (const text of ['https://shop.example/parts/71', 'F-104', '7', 'n. 71', ''])
    expect(isCodeOf(text, part)).toBe(false);
  // A label is of its part alone, whatever code another one has.
  expect(isCodeOf('https://shop.example/parts/8', { id: 7, sku: 'https://shop.example/parts/8' })).toBe(
    false,
  );
});

test('a parcel’s code loses what frames it, and an address is none', () => {
  expect(codeOnParcel('*0123456789*')).toBe('0123456789');
  expect(codeOnParcel('\u001d1Z 999-AA1')).toBe('1Z 999-AA1');
  expect(codeOnParcel('https://shop.example/parts/7')).toBeUndefined();
  expect(codeOnParcel('123')).toBeUndefined();
});
