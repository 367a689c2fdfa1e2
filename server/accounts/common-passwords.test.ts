import { expect, test } from 'vitest';
import { isCommon } from './common-passwords.ts';

test('what everybody tries first is refused, in capitals and with a sign at the end too', () => {
  const refused = [
    'password',
    '12345678',
    'Password1',
    'Password1!',
    'JUVENTUS',
    'qwertyuiop',
    'Smonto2026!',
  ];
  expect(refused.filter((password) => !isCommon(password))).toEqual([]);
});

test('sentences and made up words are taken', () => {
  const taken = ['una chiave inglese', 'un cacciavite nuovo', 'zQ7#mm-tavolo', 'smontabile 7'];
  expect(taken.filter(isCommon)).toEqual([]);
});
