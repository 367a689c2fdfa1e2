import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNumbers, isSamePart } from './compare-numbers.ts';
import { normalizePartNumber } from './part-number.ts';

const part = {
  serialNumber: '1K0 941 006 S',
  otherNumbers: ['1K0 941 030 C', '00 51 810 268'],
  manufacturerCode: '0 301 213 602',
};

test.each([
  ['1k0941006s', 'same'],
  ['1K0 941 OO6 S', 'same'],
  ['1K0-941-030-C', 'other'],
  ['51810268', 'other'],
  ['0051810268', 'other'],
  ['0301213602', 'supplier'],
  ['1K0941006', 'revision'],
  ['1K0 941 006 T', 'revision'],
  ['41006S', 'end'],
  ['1K0 941 005 S', 'different'],
  ['8200 123 456', 'different'],
] as const)('%s is %s', (typed, expected) => {
  expect(compareNumbers(part, typed)).toBe(expected);
});

test('what is too short or without a digit is no number', () => {
  for (const typed of ['', '1K', 'faro', '···']) expect(compareNumbers(part, typed)).toBeUndefined();
});

test('of a part without numbers every number is a different one', () => {
  const bare = { serialNumber: '', manufacturerCode: null };
  expect(compareNumbers(bare, '51810268')).toBe('different');
});

test('the number itself is the same however it is written, and nothing else than its own signs makes it so', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-HJ-NP-Z1-9]{4,12}$/),
      fc.stringMatching(/^[A-HJ-NP-Z1-9]{4,12}$/),
      (own, typed) => {
        if (!/\d/.test(own) || !/\d/.test(typed)) return;
        const numbered = { serialNumber: [...own].join('-'), manufacturerCode: null };
        expect(compareNumbers(numbered, own.toLowerCase())).toBe('same');
        const verdict = compareNumbers(numbered, typed);
        expect(verdict !== undefined && isSamePart(verdict)).toBe(normalizePartNumber(typed) === own);
      },
    ),
  );
});
