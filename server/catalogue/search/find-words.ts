/** Parts that have every term of a query, found in the index. */
import { inAll, inAny, nothing, scoredFrom, unscored, type Hits } from '../index/hits.ts';
import { ofYear } from '../index/of-year.ts';
import type { PartIndex } from '../index/part-index.ts';
import type { Stems } from '../index/stems.ts';
import { worth, type WordIndex } from '../index/word-index.ts';
import { isYear, type Phrase, type QueryTerm } from './query-words.ts';

/** What a word is looked up by. */
export type Lookup = {
  readonly index: PartIndex;
  readonly stems: Stems;
  /** Parts by the words that may be the beginning of their number. */
  readonly numbered: ReadonlyMap<string, Hits>;
};

/** Whether the catalogue has the word, or one of the same stem, or one that begins so where that counts. */
export const isKnown = (words: WordIndex, stems: Stems, word: string, isBeginning: boolean): boolean =>
  [word, ...stems(word)].some(words.isWord) || (isBeginning && words.isBeginning(word));

/**
 * Parts that have every term, scored by what was typed alone: what is only also called so comes after it. Each word counts
 * by the best place where it stands, near or far from the others.
 */
export function findTerms({ index, stems, numbered }: Lookup, terms: readonly QueryTerm[]): Hits {
  const { room, words } = index;

  function findWord(word: string, isBeginning = false): Hits {
    const itsStems = stems(word);
    // Whatever has a word has its stems too, in the same place or a better one.
    const exact = itsStems.length > 0 ? itsStems.map(words.having) : [words.having(word)];
    return inAny(room, [
      ...exact,
      ...(isBeginning ? [words.beginning(word)] : []),
      ...(isYear(word) ? [ofYear(index, Number(word))] : []),
      numbered.get(word) ?? nothing,
    ]);
  }

  const findPhrase = (phrase: Phrase, find: (word: string, at: number) => Hits): Hits =>
    inAll(room, phrase.map(find));

  /** In the name or the donor car, and not in a group or among what else it fits. */
  const findNamed = (word: string): Hits => scoredFrom(room, worth.donor, findWord(word));

  const findTerm = ({ typed, isBeginning, others, names }: QueryTerm): Hits =>
    inAny(room, [
      findPhrase(typed, (word, at) => findWord(word, isBeginning && at === typed.length - 1)),
      ...others.map((phrase) =>
        unscored(
          room,
          findPhrase(phrase, (word) => findWord(word)),
        ),
      ),
      ...names.map((phrase) => unscored(room, findPhrase(phrase, findNamed))),
    ]);

  return inAll(room, terms.map(findTerm));
}
