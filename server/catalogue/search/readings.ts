/** What a query may mean, the likeliest first: whoever looks stops at the first that finds something. */
import { misreadKeys } from '../../../domain/part-number.ts';
import { isYear } from '../../../domain/query-words.ts';
import { nothing } from '../index/hits.ts';
import { carPhrases } from './car-words.ts';
import { forgiveTypingErrors } from './forgive.ts';
import { meaningOfNumber, meaningOfWords, understand, type Knowledge, type Meaning } from './meaning.ts';
import { nearNumbers } from './near-numbers.ts';
import { partsOfBeginnings } from './number-meaning.ts';
import { isSoftWord, withoutSoftWords } from './soft-words.ts';

export type Reading = {
  readonly meaning: Meaning;
  /** Words of the query that this reading passes over: the person is told. */
  readonly ignored: readonly string[];
  /** Where it is a number that no part has: those that are one slip away. */
  readonly near?: readonly string[];
};

/** Gives one reading of a query after the other, made only when it is asked for: as it was typed, then as it may have been meant. */
export async function* readings(knowledge: Knowledge, typed: string): AsyncGenerator<Reading> {
  const meaning = await understand(knowledge, typed);
  yield { meaning, ignored: [] };
  if (meaning.words) yield* otherReadings(knowledge, typed, meaning.words);
}

/**
 * What words may have meant otherwise: letters taken for digits, a number that was typed in pieces beside words, then words
 * without those that do not tell parts apart, mended, and without those that nobody knows. A number that is one slip away from
 * others is none of these words: pieces of it that happen to be a model (`145`) are not looked for.
 *
 * @param typed the query
 * @param words of it, which found nothing
 */
async function* otherReadings(
  knowledge: Knowledge,
  typed: string,
  words: readonly string[],
): AsyncGenerator<Reading> {
  const number = await meaningOfNumber(knowledge, misreadKeys(typed));
  if (number) return yield { meaning: number, ignored: [] };

  const joined = withNumbersJoined(words);
  if (joined) yield { meaning: await meaningOfWords(knowledge, joined), ignored: [] };

  const { db } = knowledge;
  const near = await nearNumbers(db, typed);
  if (near.length > 0) return yield { meaning: { find: () => nothing }, ignored: [], near };

  const numbered = await partsOfBeginnings(db, [...words, ...(joined ?? [])].filter(mayBeginNumber));
  const isNumber = (word: string) => (numbered.get(word) ?? []).length > 0;
  yield* withFewerWords(knowledge, joined?.some(isNumber) ? joined : words, isNumber);
}

/** @param isNumber whether a word is the beginning of a number that parts have */
async function* withFewerWords(
  knowledge: Knowledge,
  words: readonly string[],
  isNumber: (word: string) => boolean,
): AsyncGenerator<Reading> {
  const { db, index, stemmer, synonyms } = knowledge;
  const telling = withoutSoftWords(words) ?? words;
  const besides = (some: readonly string[]) => words.filter((word) => !some.includes(word));
  if (telling.length < words.length)
    yield { meaning: await meaningOfWords(knowledge, telling), ignored: besides(telling) };

  const stems = await stemmer(db, words);
  const isNamed = (word: string) =>
    isYear(word) ||
    isSoftWord(word) ||
    isNumber(word) ||
    carPhrases(word, words).length > 0 ||
    synonyms.at([word], 0, stems) !== undefined;
  const { corrections, unknown } = forgiveTypingErrors(index, words, stems, isNamed);
  if (corrections.size > 0 && unknown.size === 0)
    yield { meaning: await meaningOfWords(knowledge, words, corrections), ignored: [] };

  const known = telling.filter((word) => !unknown.has(word));
  const isNew = corrections.size > 0 || known.length < telling.length;
  if (isNew && known.length > 0 && known.length < words.length)
    yield { meaning: await meaningOfWords(knowledge, known, corrections), ignored: besides(known) };

  // The number is on another part than the words say.
  const unnumbered = known.filter((word) => !isNumber(word));
  if (unnumbered.length > 0 && unnumbered.length < known.length)
    yield { meaning: await meaningOfWords(knowledge, unnumbered, corrections), ignored: besides(unnumbered) };
}

/** Whether a word may be the beginning of a part number, beside others. */
const mayBeginNumber = (word: string): boolean => word.length > 3 && /\d/.test(word) && !isYear(word);

/** `faro 1k0 941 006 s` as `faro 1k0941006s`: neighbours with digits as one number, its letters with it. Undefined when there are none. */
function withNumbersJoined(words: readonly string[]): string[] | undefined {
  const joined: string[] = [];
  let isJoining = false;
  for (const word of words) {
    const isPiece: boolean = isJoining ? /\d|^[a-z]{1,2}$/.test(word) : /\d/.test(word) && !isYear(word);
    if (isPiece && isJoining) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
    isJoining = isPiece;
  }
  return joined.length < words.length ? joined : undefined;
}
