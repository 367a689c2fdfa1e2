import { expect, test } from 'vitest';
import { kindWordsOf, wantedFrom } from './wanted.ts';

test.each([
  ['turbina ihi rhf4', '', 'turbina ihi rhf4'],
  ['51810268', '51810268', ''],
  ['51 810 268', '51 810 268', ''],
  ['1k0 941 006 s', '1K0 941 006 S', ''],
  ['zq1234567', 'ZQ1234567', ''],
  ['faro 51810268', '51810268', 'faro'],
  ['faro 51 810 268 punto', '51 810 268', 'faro punto'],
  ['fanale scenic 2004', '', 'fanale scenic 2004'],
  ['faro golf 4', '', 'faro golf 4'],
  ['', '', ''],
])('of “%s” the number is %s, the words are %s', (query, numbers, words) => {
  expect(wantedFrom(query)).toEqual({ numbers, words });
});

test('a kind is looked for by as many words as it is called by', () => {
  const isKnown = (typed: string) => ['turbina', 'faro anteriore', 'faro'].includes(typed);
  expect(kindWordsOf('turbina ihi rhf4', isKnown)).toBe('turbina');
  expect(kindWordsOf('faro anteriore punto', isKnown)).toBe('faro anteriore');
  expect(kindWordsOf('ihi turbina', isKnown)).toBe('turbina');
  expect(kindWordsOf('ihi', isKnown)).toBe('');
  expect(kindWordsOf('', isKnown)).toBe('');
});
