import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizePartNumber, partNumberKeys, serialKeyOf } from './part-number.ts';

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
