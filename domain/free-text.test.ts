import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lines, text } from './contract/free-text.ts';
import { legible, legibly, showsNothing, steers } from './free-text.ts';

/** LRE, RLE, PDF, LRO, RLO; the isolates; the marks; the Arabic letter mark. */
const bidi = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c'];
const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\ud800'];
const invisible = [
  ...' \u00a0\u00ad\u034f\u115f\u1160\u17b4\u180e\u2000\u200b\u200c\u200d\u2060\u2064\u2800\u3000\u3164\ufe0f\ufeff\uffa0',
  '\u{1d159}',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e0100}',
];
/** Joiners stand in all but the first two, where readers of the script expect them. */
const names = ['Maria Rossi', "D'Àngelo-Nuñez", 'علی‌رضا', 'क्‍ष', 'നന്‍', '山田太郎', 'O’Brien 👨‍🔧', '김민수'];

const code = (schema: ReturnType<typeof text>, typed: string) =>
  schema.safeParse(typed).error?.issues[0]?.message;

test('a name with a sign that steers is refused, wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...bidi, ...controls),
      fc.nat({ max: 30 }),
      (name, sign, at) => {
        const signs = [...name];
        // At either end a control that counts as a blank would be trimmed.
        signs.splice(1 + (at % (signs.length - 1)), 0, sign);
        expect(code(text(120), signs.join(''))).toBe('invalid_signs');
        expect(code(lines(4_000), signs.join(''))).toBe('invalid_signs');
      },
    ),
  );
});

test('what nobody sees anything of is nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...invisible), { minLength: 1, maxLength: 20 }), (signs) => {
      expect(showsNothing(signs.join(''))).toBe(true);
      expect(code(text(120), signs.join(''))).toBe('required');
      expect(code(lines(4_000), `${signs.join('')}\n\t`)).toBe('required');
      expect(legible(signs.join(''))).toBe('');
    }),
  );
});

test.each(names)('%s is a name, and stays as it was typed', (name) => {
  expect(text(120).safeParse(` ${name} `)).toMatchObject({ data: name });
  expect(legible(name)).toBe(name);
});

test('a message keeps its lines, its tabs and its pictures', () => {
  const message = 'Cerco il faro.\r\n\tGrazie 👩🏽‍🔧🏴󠁧󠁢󠁥󠁮󠁧󠁿';
  expect(lines(4_000).safeParse(message)).toMatchObject({ data: message });
  expect(code(text(120), message)).toBe('invalid_signs');
});

test('whatever was taken once, what is shown of it steers nothing and is not changed twice', () => {
  const sign = fc.constantFrom(...bidi, ...controls, ...invisible, ...'aè\n山', '\u0301', '👨');
  fc.assert(
    fc.property(fc.string({ unit: sign }), (stored) => {
      const shown = legible(stored);
      expect(steers(shown)).toBe(false);
      expect(legible(shown)).toBe(shown);
    }),
  );
});

test('of a record the texts alone are looked at', () => {
  expect(legibly({ name: 'Maria\u202eissoR', region: null, isDefault: true, notes: '\u3164' })).toEqual({
    name: 'Maria issoR',
    region: null,
    isDefault: true,
    notes: '',
  });
});
