import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basicLatin, latin } from './latin.ts';

test.each([
  ['Müller & Söhne', 'Müller & Söhne'],
  ['Łukasz Wiśniewski', 'Lukasz Wisniewski'],
  ['Иван', 'Ivan'],
  ['王', 'Wang'],
  ['D’Angelo – “Figli”', 'D\'Angelo - "Figli"'],
  ['e\u0301', 'é'],
  [' a\u00ad\tb\u202e ', 'a b'],
  ['\u0000', '-'],
  ['', '-'],
])('%j is %j', (text, written) => {
  expect(latin(text, 80)).toBe(written);
});

test('whatever is written fits its field, in letters that the format knows, without blanks at its ends', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (text, longest) => {
      expect(latin(text, longest)).toMatch(/^[!-~\u00a1-\u00ff]([ -~\u00a1-\u00ff]*[!-~\u00a1-\u00ff])?$/);
      expect(latin(text, longest).length).toBeLessThanOrEqual(longest);
      expect(basicLatin(text, longest)).toMatch(/^[ -~]+$/);
    }),
  );
});
