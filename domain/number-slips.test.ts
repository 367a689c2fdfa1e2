import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOneSlipFrom } from './number-slips.ts';
import { serialKeyOf } from './part-number.ts';

/** As makers write them: seven signs and more, of which four are digits at least. */
const number = fc
  .stringMatching(/^[0-9A-Z]{7,16}$/)
  .filter((key) => (key.match(/\d/g) ?? []).length >= 4 && !key.startsWith('0'));
const digit = fc.stringMatching(/^[0-9]$/);

/** A number, and the same with one slip somewhere. */
const slips = {
  'a wrong digit': fc.tuple(number, fc.nat(), digit).map(([key, place, other]) => {
    const places = [...key].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
    const at = places[place % places.length]!;
    return [key, key.slice(0, at) + other + key.slice(at + 1)] as const;
  }),
  'two neighbours swapped': fc.tuple(number, fc.nat()).map(([key, place]) => {
    const at = place % (key.length - 1);
    return [key, key.slice(0, at) + key[at + 1]! + key[at]! + key.slice(at + 2)] as const;
  }),
  'a digit too many': fc.tuple(number, fc.nat(), digit).map(([key, place, more]) => {
    const at = place % (key.length + 1);
    return [key, key.slice(0, at) + more + key.slice(at)] as const;
  }),
  'a sign too few': fc.tuple(number, fc.nat()).map(([key, place]) => {
    const at = place % key.length;
    return [key, key.slice(0, at) + key.slice(at + 1)] as const;
  }),
  'a letter for a digit': fc
    .tuple(number, fc.constantFrom('O0', 'I1', 'L1', 'S5', 'B8', 'Z2', 'G6'), fc.nat())
    .map(([key, [letter = '', read = ''], place]) => {
      const at = place % key.length;
      const stored = key.slice(0, at) + read + key.slice(at + 1);
      return [stored, key.slice(0, at) + letter + key.slice(at + 1)] as const;
    }),
};

test.each(Object.entries(slips))('a number is known again after %s, however it is written', (_, pairs) => {
  const between = fc.array(fc.constantFrom(' ', '.', '-', ''), { maxLength: 16 });
  fc.assert(
    fc.property(pairs, between, ([stored, typed], separators) => {
      const parted = [...typed].map((sign, at) => sign.toLowerCase() + (separators[at] ?? '')).join('');
      // Zeros before a number make no other one: it is found as it is.
      if (stored === typed.replace(/^0+/, '') || stored.startsWith('0')) return;
      expect(keysOneSlipFrom(typed)).toContain(stored);
      // Parted by hand, letters may stand together like a word.
      if (!/[a-z]{4}/.test(parted)) expect(keysOneSlipFrom(parted)).toContain(stored);
    }),
    { numRuns: 150 },
  );
});

test('the Fiat group’s number is known again with its zeros before it', () => {
  for (const typed of ['00 51 810 286', '00 S1 810 268', '0051810267', '00 51 81 268'])
    expect(keysOneSlipFrom(typed), typed).toContain(serialKeyOf('00 51 810 268', 'fiat'));
});

test('who reads letters for digits reads them all so', () => {
  expect(keysOneSlipFrom('S1 8I0 26B')[0]).toBe('51810268');
});

test('the likeliest slips come first', () => {
  const keys = keysOneSlipFrom('51810286');
  expect(keys.indexOf('51810268')).toBeLessThan(keys.indexOf('51810287'));
  expect(keys.indexOf('51810287')).toBeLessThan(keys.indexOf('5181028'));
});

test('short numbers, words, and what is too long for a number are not guessed at', () => {
  for (const typed of ['12345', 'golf 7 2012', 'fanale 51810268', 'abcdefgh', '1'.repeat(200), '', 'c3 1.4'])
    expect(keysOneSlipFrom(typed), typed).toEqual([]);
  expect(keysOneSlipFrom('123456').every(({ length }) => length === 7)).toBe(true);
});

test('the number itself is none of them, and no more are looked for than a database looks up in a moment', () => {
  fc.assert(
    fc.property(number, (key) => {
      const keys = keysOneSlipFrom(key);
      expect(keys).not.toContain(key);
      expect(keys.length).toBeLessThan(2_500);
    }),
  );
});
