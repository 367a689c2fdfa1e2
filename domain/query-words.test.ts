import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNumberWord, queryWords } from './query-words.ts';

test('accents, case, blanks and glue words do not matter', () => {
  expect(queryWords('  Faro per la CITROËN  ')).toEqual(['faro', 'citroen']);
  expect(queryWords('wing for the Mégane')).toEqual(['wing', 'megane']);
});

test('an elided article is none of the words, a single letter is', () => {
  expect(queryWords("motorino d'avviamento")).toEqual(['motorino', 'avviamento']);
  expect(queryWords('pompa dell’olio')).toEqual(['pompa', 'olio']);
  expect(queryWords('corsa d')).toEqual(['corsa', 'd']);
});

test('a query of glue alone is still looked up: somebody may be typing', () => {
  expect(queryWords('di')).toEqual(['di']);
});

test('of a long sentence the words that say nothing leave first', () => {
  const sentence = 'uno due tre quattro cinque sei sette otto nove dieci undici faro panda';
  expect(queryWords(sentence)).not.toContain('panda');
  expect(queryWords(sentence, (word) => word === 'undici')).toContain('panda');
  expect(queryWords('undici fari', (word) => word === 'undici')).toEqual(['undici', 'fari']);
});

test('a displacement is passed over, a number is not', () => {
  expect(queryWords('punto 1.2 188')).toEqual(['punto', '188']);
  expect(queryWords('1.234.5')).toEqual(['1', '234', '5']);
});

test('a long word with digits may be a part number, a year and a model are none', () => {
  expect(['51810268', '1k0941', '2008', '320d', 'faro'].filter(isNumberWord)).toEqual(['51810268', '1k0941']);
});

test('whatever is typed, the words are letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      for (const word of queryWords(typed)) expect(word).toMatch(/^[a-z0-9]+$/);
    }),
  );
});
