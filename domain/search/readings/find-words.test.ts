import { isYear } from '../../query-words.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPartIndex, type Found } from '../index/part-index.ts';
import { stemsOf } from '../index/stems.ts';
import { fieldWeights } from '../index/word-index.ts';
import type { Field } from '../index/words-of-part.ts';
import { findTerms } from './find-words.ts';
import type { QueryTerm } from '../query/query-terms.ts';

const vocabulary = ['faro', 'fari', 'far', 'anteriore', 'golf', 'v', '2008', '1k0'];

type WordedPart = { readonly words: Readonly<Record<Field, readonly string[]>>; readonly year: number };

const some = fc.subarray(vocabulary);
const parts: fc.Arbitrary<WordedPart[]> = fc.array(
  fc.record({
    words: fc.record({ head: some, name: some, donor: some, fit: some, rest: some, group: some }),
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

/** Every word of a part with its stems, each with what its best field weighs. */
function weightsIn({ words }: WordedPart): Map<string, number> {
  const weights = new Map<string, number>();
  for (const field of Object.keys(fieldWeights) as Field[])
    for (const one of words[field].flatMap((word) => [word, ...stemsOf(word)]))
      weights.set(one, Math.max(weights.get(one) ?? 0, fieldWeights[field]));
  return weights;
}

/** Whether some part has a word just so, and some part other than as an engine or the like. */
const isWritten = (all: readonly WordedPart[], word: string): boolean =>
  all.some(({ words }) => Object.values(words).some((some) => some.includes(word))) &&
  all.some((part) => ![undefined, fieldWeights.rest as number].includes(weightsIn(part).get(word)));

/** Whether a word says of some part what it is. */
const isHead = (all: readonly WordedPart[], word: string): boolean =>
  (stemsOf(word).length > 0 ? stemsOf(word) : [word]).some((form) =>
    all.some((part) => weightsIn(part).get(form) === fieldWeights.head),
  );

/** What a word weighs in a part, said as plainly as can be; undefined where it is not found. */
function weightOf(
  all: readonly WordedPart[],
  part: WordedPart,
  word: string,
  isBeginning: boolean,
): number | undefined {
  const own = [...weightsIn(part)].filter(([, score]) => score > fieldWeights.group);
  const forms = stemsOf(word).length > 0 ? stemsOf(word) : [word];
  const written = isWritten(all, word);
  const found = own.flatMap(([one, score]) => [
    ...(forms.includes(one) ? [written && one !== word ? Math.max(1, score - 6) : score] : []),
    ...(written && one === word ? [score] : []),
    ...(isBeginning && one.startsWith(word) ? [one === word ? score : Math.floor(score / 2)] : []),
  ]);
  if (isYear(word) && Number(word) === part.year) found.push(fieldWeights.rest);
  return found.length > 0 ? Math.max(...found) : undefined;
}

function weightOfTerm(
  every: readonly WordedPart[],
  part: WordedPart,
  { typed, isBeginning, others, names }: QueryTerm,
): number | undefined {
  const weigh = (word: string, isLast = false) => weightOf(every, part, word, isLast);
  const all = (scores: readonly (number | undefined)[], least = 0) =>
    scores.every((score) => score !== undefined && score >= least)
      ? scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)
      : undefined;
  const last = typed.length - 1;
  // Words that are a phrase of the trade together stand for it in a name alone.
  const least = typed.length > 1 && names.length > 0 ? fieldWeights.donor : 0;
  const asTyped = all(
    typed.map((word, at) => weigh(word, isBeginning && at === last)),
    least,
  );
  const asOthers = others.filter((words) => all(words.map((word) => weigh(word))) !== undefined).map(() => 0);
  const asNames = names.flatMap(({ phrase, isOwn }) => {
    const scores = phrase.map((word) => weigh(word));
    if (all(scores, fieldWeights.donor) === undefined) return [];
    const isWhole = (isOwn ? scores.slice(0, 1) : scores).some((score) => score === fieldWeights.head);
    if (isWhole) return [isOwn ? 22 : 6];
    return isOwn || !phrase.some((word) => isHead(every, word)) ? [0] : [];
  });
  const found = [...(asTyped === undefined ? [] : [asTyped]), ...asOthers, ...asNames];
  return found.length > 0 ? Math.max(...found) : undefined;
}

test('whatever is looked for first, what is found is what looking at every part would find', () => {
  fc.assert(
    fc.property(parts, terms, (all, wanted) => {
      const index = createPartIndex();
      all.forEach(({ words, year }, at) => {
        const phraseOf = (field: Field) => {
          const own = words[field];
          return [{ words: own, forms: [...new Set(own.flatMap((one) => [one, ...stemsOf(one)]))] }];
        };
        const part: Found = {
          id: at + 1,
          categoryId: 1,
          groupId: null,
          discountedPrice: 1,
          isInStock: true,
          hasPhoto: false,
          condition: 'A',
          updatedAt: 0,
          cars: { modelIds: [], brandIds: [], years: [year] },
          // In two groups: a word may stand in both.
          phrases: [
            { head: phraseOf('head'), name: phraseOf('name'), group: phraseOf('group') },
            { donor: phraseOf('donor'), fit: phraseOf('fit'), rest: phraseOf('rest') },
          ],
        };
        index.put(part);
      });
      const expected = all.flatMap((part, row) => {
        const scores = wanted.map((term) => weightOfTerm(all, part, term));
        if (scores.includes(undefined)) return [];
        return [[row, scores.reduce<number>((sum, score) => sum + (score ?? 0), 0)]];
      });
      const { rows, scores } = findTerms({ index, numbered: new Map() }, wanted);
      expect([...rows].map((row, nth) => [row, scores[nth]])).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
