import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryTerms, queryWords, termQuery } from './query-words.ts';

const noStems = () => [];

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

test('a displacement is passed over, a number is not', () => {
  expect(queryWords('punto 1.2 188')).toEqual(['punto', '188']);
  expect(queryWords('1.234.5')).toEqual(['1', '234', '5']);
});

test('only the last word counts as a beginning, unless a word may be a part number', () => {
  const terms = queryTerms(['faro', '51810268', 'pan']);
  expect(terms.map((term) => term.isBeginning)).toEqual([false, true, true]);
});

test('a year is the name of a model too', () => {
  expect(termQuery({ typed: ['2008'], isBeginning: false, others: [], names: [] }, noStems)).toBe(
    "('2008' | 'y2008')",
  );
});

test('what else it is called stands beside what was typed, each phrase with all of its words', () => {
  const term = { typed: ['cruscotto'], isBeginning: true, others: [['v']], names: [['quadro', 'strumenti']] };
  expect(termQuery(term, noStems)).toBe("(('cruscotto':*) | ('v') | (('quadro':AB) & ('strumenti':AB)))");
});

test('whatever is typed, the database gets quoted letters and digits only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      for (const term of queryTerms(queryWords(typed)))
        expect(termQuery(term, noStems)).toMatch(/^\('[a-z0-9]+'(:\*)?( \| '[a-z0-9]+')*\)$/);
    }),
  );
});
