import fc from 'fast-check';
import { expect, test } from 'vitest';
import italianWords from '@zxcvbn-ts/language-it/dist/commonWords.json.esm.js';
import { italianKeyboard } from './guessable-words.ts';
import { openPasswordJudge } from './password-strength.ts';

const isGuessable = openPasswordJudge();
const maria = {
  email: 'maria.rossi@officinarossi.it',
  firstName: 'Maria',
  lastName: 'Rossi',
  companyName: 'Officina Rossi S.r.l.',
  phoneNumber: '+39 333 1234567',
  fiscalCode: 'RSSMRA85T10A562S',
  vatNumber: '01234560371',
  shopName: 'Smonto',
};

test.each([
  ['what everybody tries first', ['password', 'Password1!', '12345678', 'qwerty123', 'letmein1', 'trustno1']],
  ['a word of Italian', ['bellissima', 'buongiorno', 'Domenica1', 'mozzarella9', 'gattone1']],
  ['a first name', ['Giuseppe1!', 'francesca85', 'luca2005!', 'sofia2010']],
  [
    'a club, and its year',
    ['juventus1', 'JUVENTUS', 'Forza Napoli', 'forza milan', 'fcinter1908', 'roma1927'],
  ],
  ['what is driven', ['fiatpanda', 'FiatPanda2019', 'alfaromeo', 'ferrari1']],
  ['a town', ['Milano2024', 'cremona1999', 'Palermo90!']],
  ['signs in the place of letters', ['P@ssw0rd1', 'p4ssw0rd', 'juv3ntus', 'Pa$$w0rd']],
  ['a walk over the keyboard', ['qwertyuiop', 'asdfghjklòà', '1qaz2wsx', '"£$%&/()', 'q1w2e3r4']],
  ['the same again', ['ciaociao', 'aaaaaaaa', 'abcabcabc', 'pippopippo', 'qwertyqwerty']],
  ['a date', ['21121985', '21/12/1985', '21-12-85']],
  ['nothing that is seen', ['        ', '\u00a0\u2003\u200b\u3164\u00a0\u2003\u200b\u3164']],
  ['the shop', ['Smonto2026!', 'smontosmonto']],
  ['the own e-mail', ['maria.rossi@officinarossi.it', 'maria.rossi', 'mariarossi', 'officinarossi']],
  ['the own name', ['Maria Rossi', 'RossiMaria', 'MariaRossi1985', 'Officina Rossi', 'officinarossisrl']],
  ['the own numbers', ['3331234567', '+393331234567', 'RSSMRA85T10A562S', '01234560371']],
])('%s is guessed', (_kind, passwords) => {
  expect(passwords.filter((password) => !isGuessable(password, maria))).toEqual([]);
});

test('phrases, and signs at random, are taken', () => {
  const good = [
    'una chiave inglese',
    'cavallo batteria tetto corretto',
    'GiraffaVolanteBlu',
    'mela pera uva kiwi',
    'perché no? dai!',
    'tavolo-lampada-forchetta',
    'la la la la la la la la, canta che ti passa',
    'zQ7#mm-tavolo',
    'Xk4!pqz9',
    'kT7mQ2wz',
  ];
  expect(good.filter((password) => isGuessable(password, maria))).toEqual([]);
});

test('a form is taken as the owner it tells of, whatever else it holds', () => {
  const form = {
    ...maria,
    password: 'una chiave inglese',
    repeatedPassword: 'una chiave inglese',
    acceptTerms: true,
  };
  expect(isGuessable(form.password, form)).toBe(false);
});

test('four words of Italian, whichever and however they stand together, are taken', () => {
  const word = fc.constantFrom(...italianWords.slice(0, 3_000).filter((each) => each.length > 4));
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 4, maxLength: 4 }),
      fc.constantFrom(' ', '-', '.', ''),
      (words, between) => {
        expect(isGuessable(words.join(between))).toBe(false);
      },
    ),
  );
});

test('a guessable password is one in either form of its accents, in capitals, and with a sign at the end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('juventus1', 'lunedì123', 'perché85', 'ciaociao', 'Milano2024'),
      fc.constantFrom<'NFC' | 'NFD'>('NFC', 'NFD'),
      fc.constantFrom('', '!', '.', '?'),
      fc.boolean(),
      (password, form, end, isLoud) => {
        const typed = `${isLoud ? password.toUpperCase() : password}${end}`.normalize(form);
        expect(isGuessable(typed)).toBe(true);
      },
    ),
  );
});

test('whatever is typed is judged, also where nothing is known or what is known is odd', () => {
  const odd = fc.option(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer()), { nil: null });
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 128 }),
      fc.record({ email: odd, firstName: odd, lastName: odd, phoneNumber: odd }),
      (password, owner) => {
        expect(typeof isGuessable(password, owner)).toBe('boolean');
      },
    ),
    { numRuns: 30 },
  );
});

test('what comes behind the signs that are looked at changes nothing', () => {
  const begin = 'aB3$'.repeat(8);
  expect(isGuessable(begin)).toBe(isGuessable(begin + '4@'.repeat(48)));
});

test('on the Italian keyboard each key is beside those that are beside it', () => {
  expect(italianKeyboard['ò']).toEqual(['lL', 'pP', 'èé', 'à°', '-_', '.:']);
  expect(italianKeyboard['a']).toEqual([null, 'qQ', 'wW', 'sS', 'zZ', '<>']);
  for (const [sign, beside] of Object.entries(italianKeyboard))
    for (const neighbour of beside.filter((key) => key !== null))
      expect(
        italianKeyboard[neighbour.charAt(0)]?.some((key) => key?.includes(sign)),
        `${sign} and ${neighbour}`,
      ).toBe(true);
});
