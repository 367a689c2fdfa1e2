import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  mayBeRevised,
  misreadKeys,
  normalizePartNumber,
  partNumberEnds,
  partNumberKeys,
  serialKeyOf,
  withoutRevision,
} from './part-number.ts';

const separators = fc.array(fc.constantFrom(' ', '.', '-', '/', '\u00A0', ''), { maxLength: 12 });

test('a number is the same with blanks, dots, dashes, slashes or none', () => {
  expect(normalizePartNumber('1K0 941-006.s')).toBe('1K0941006S');
  expect(normalizePartNumber('A 204/820 59 61')).toBe('A2048205961');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,12}$/), separators, (number, between) => {
      const typed = [...number].map((sign, at) => sign.toLowerCase() + (between[at] ?? '')).join('');
      expect(normalizePartNumber(typed)).toBe(number);
    }),
  );
});

test('wide digits from a scanner count as digits', () => {
  expect(normalizePartNumber('５１８１０２６８')).toBe('51810268');
});

test('normalising twice changes nothing and leaves only letters and digits, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      const once = normalizePartNumber(text);
      expect(once).toMatch(/^[A-Z0-9]*$/);
      expect(normalizePartNumber(once)).toBe(once);
    }),
  );
});

test('leading zeros are dropped for the Fiat group and kept for everybody else', () => {
  expect(serialKeyOf('00 51 810 268', 'fiat')).toBe('51810268');
  expect(serialKeyOf('00 51 810 268', 'alfa-romeo')).toBe('51810268');
  expect(serialKeyOf('0K3 797 145 S', 'volkswagen')).toBe('0K3797145S');
  expect(serialKeyOf('0000', 'fiat')).toBe('0');
});

test('a padded number is found under its kept key, whoever made it', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{3,7}[1-9][0-9]{2}$/),
      fc.constantFrom('fiat', 'bmw', undefined),
      (number, make) => {
        expect(partNumberKeys(number)).toContain(serialKeyOf(number, make));
      },
    ),
    { examples: [['0051810268', 'fiat']] },
  );
});

test('words and single letters are no numbers', () => {
  expect(partNumberKeys('fanale')).toEqual([]);
  expect(partNumberKeys('A4')).toEqual([]);
  expect(partNumberKeys('')).toEqual([]);
});

test('revision letters are told from the number, where a maker has them', () => {
  expect(withoutRevision('1K0941006S')).toBe('1K0941006');
  expect(withoutRevision('5Q0615301AB')).toBe('5Q0615301');
  expect(withoutRevision('68229397AD')).toBe('68229397');
  for (const number of ['1K0941006', '51810268', '63117338708', 'A2048205961', '9663265480'])
    expect(withoutRevision(number), number).toBeUndefined();
  expect(['1K0941006', '68229397', '1K0941006S', '9663265480'].map(mayBeRevised)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('O and I stand for the digits that look like them', () => {
  expect(misreadKeys('1ko 941 oo6')).toEqual(['1K0941006']);
  expect(misreadKeys('I234567')).toEqual(['1234567']);
  expect(misreadKeys('1K0941006')).toEqual([]);
  expect(misreadKeys('fanale')).toEqual([]);
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9A-HJ-NP-Z]{4,10}$/), (number) => {
      const worn = number.replaceAll('0', 'O').replaceAll('1', 'i');
      if (worn !== number && /\d/.test(number)) expect(misreadKeys(worn)).toEqual(partNumberKeys(number));
    }),
  );
});

test('an end of a number needs five signs', () => {
  expect(partNumberEnds(['7338708', '8708'])).toEqual(['7338708']);
});
