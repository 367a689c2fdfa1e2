import { isYear } from '../../../domain/query-words.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPartIndex, type Found } from '../index/part-index.ts';
import { fieldWeights } from '../index/word-index.ts';
import type { Field } from '../index/words-of-part.ts';
import { findTerms } from './find-words.ts';
import type { QueryTerm } from './query-terms.ts';

const vocabulary = ['faro', 'fari', 'far', 'anteriore', 'golf', 'v', '2008', '1k0'];
const stemsOf: Readonly<Record<string, readonly string[]>> = { faro: ['far'], fari: ['far'] };
const stems = (word: string) => stemsOf[word] ?? [];

type WordedPart = { readonly words: Readonly<Record<Field, readonly string[]>>; readonly year: number };

const some = fc.subarray(vocabulary);
const parts: fc.Arbitrary<WordedPart[]> = fc.array(
  fc.record({
    words: fc.record({ head: some, name: some, donor: some, fit: some, rest: some }),
    year: fc.constantFrom(2007, 2008),
  }),
  { maxLength: 20 },
);

const phrase = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 2 });
const terms: fc.Arbitrary<QueryTerm[]> = fc.array(
  fc.record({
    typed: phrase,
    isBeginning: fc.boolean(),
    others: fc.array(phrase, { maxLength: 2 }),
    names: fc.array(fc.record({ phrase, isOwn: fc.boolean() }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** What a word weighs in a part, said as plainly as can be; undefined where it is not found. */
function weightOf({ words, year }: WordedPart, word: string, isBeginning: boolean): number | undefined {
  const forms = stems(word).length > 0 ? stems(word) : [word];
  const own = (Object.keys(fieldWeights) as Field[]).flatMap((field) =>
    words[field].flatMap((one) => [one, ...stems(one)]).map((one) => ({ one, score: fieldWeights[field] })),
  );
  // A word counts by the best field where it stands.
  const best = (one: string) => Math.max(...own.filter((has) => has.one === one).map(({ score }) => score));
  const found = own.flatMap(({ one }) => {
    if (forms.includes(one)) return [best(one)];
    if (!isBeginning || !one.startsWith(word)) return [];
    return [one === word ? best(one) : Math.floor(best(one) / 2)];
  });
  if (isYear(word) && Number(word) === year) found.push(fieldWeights.rest);
  return found.length > 0 ? Math.max(...found) : undefined;
}

function weightOfTerm(
  part: WordedPart,
  { typed, isBeginning, others, names }: QueryTerm,
): number | undefined {
  const all = (words: readonly (number | undefined)[], least = 0) =>
    words.every((score) => score !== undefined && score >= least)
      ? words.reduce<number>((sum, score) => sum + (score ?? 0), 0)
      : undefined;
  const last = typed.length - 1;
  const asTyped = all(typed.map((word, at) => weightOf(part, word, isBeginning && at === last)));
  const asOthers = others
    .filter((words) => all(words.map((word) => weightOf(part, word, false))) !== undefined)
    .map(() => 0);
  const asNames = names.flatMap(({ phrase, isOwn }) => {
    const sum = all(
      phrase.map((word) => weightOf(part, word, false)),
      fieldWeights.donor,
    );
    if (sum === undefined) return [];
    const isWhole = sum >= fieldWeights.head + (phrase.length - 1) * fieldWeights.name;
    return [isWhole ? (isOwn ? 22 : 6) : 0];
  });
  const scores = [...(asTyped === undefined ? [] : [asTyped]), ...asOthers, ...asNames];
  return scores.length > 0 ? Math.max(...scores) : undefined;
}

test('whatever is looked for first, what is found is what looking at every part would find', () => {
  fc.assert(
    fc.property(parts, terms, (all, wanted) => {
      const index = createPartIndex();
      all.forEach(({ words, year }, at) => {
        const phraseOf = (field: Field) => {
          const own = words[field];
          return [{ words: own, learnt: [...new Set(own.flatMap((one) => [one, ...stems(one)]))] }];
        };
        const part: Found = {
          id: at + 1,
          categoryId: 1,
          groupId: null,
          discountedPrice: 1,
          isInStock: true,
          condition: 'A',
          updatedAt: 0,
          cars: { modelIds: [], brandIds: [], years: [year] },
          phrases: {
            head: phraseOf('head'),
            name: phraseOf('name'),
            donor: phraseOf('donor'),
            fit: phraseOf('fit'),
            rest: phraseOf('rest'),
          },
        };
        index.put(part);
      });
      const expected = all.flatMap((part, row) => {
        const scores = wanted.map((term) => weightOfTerm(part, term));
        if (scores.includes(undefined)) return [];
        return [[row, scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)]];
      });
      const { rows, scores } = findTerms({ index, stems, numbered: new Map() }, wanted);
      expect([...rows].map((row, nth) => [row, scores[nth]])).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
