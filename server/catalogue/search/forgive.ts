/** A query that found nothing: what its unknown words were probably meant to be. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { createStemmer } from '../writing/stems.ts';
import { queryTerms } from './query-words.ts';
import { correctionsOf, type KnownWord } from './typing-errors.ts';

/** Shorter words (`c3`, `a4`) are in no table of words: nothing is known against them, and everything is one slip away. */
const shortestKept = 3;

export type Mended = {
  /** Mistyped words with the known ones nearest to them. */
  readonly corrections: ReadonlyMap<string, readonly string[]>;
  /** Words that nothing in the catalogue is near to. */
  readonly unknown: ReadonlySet<string>;
};

/**
 * Works on the small table of the catalogue's words only, never on the parts.
 *
 * @param words what found nothing
 * @param isNamed whether a word is known otherwise: by its synonyms, or as the name of a car
 */
export async function forgiveTypingErrors(
  db: Executor,
  words: readonly string[],
  isNamed: (word: string) => boolean,
): Promise<Mended> {
  const known = await knownWords(db, words);
  const corrections = new Map<string, readonly string[]>();
  const unknown = new Set<string>();
  for (const word of words) {
    if (known.has(word) || word.length < shortestKept || isNamed(word)) continue;
    const meant = /^[a-z]+$/.test(word) ? correctionsOf(word, await wordsLike(db, word)) : [];
    if (meant.length > 0) corrections.set(word, meant);
    else unknown.add(word);
  }
  return { corrections, unknown };
}

/** The words that the catalogue has, or has one of the same stem, or one that begins so where that counts. */
async function knownWords(db: Executor, words: readonly string[]): Promise<Set<string>> {
  const stems = await createStemmer()(db, words);
  const patterns = queryTerms(words).flatMap(({ typed: [word = ''], isBeginning }) => [
    { word, pattern: isBeginning ? `${word}%` : word },
    ...stems(word).map((stem) => ({ word, pattern: stem })),
  ]);
  const { rows } = await db.execute<{ word: string }>(sql`
    select distinct term.word from json_to_recordset(${JSON.stringify(patterns)}::json) as term(word text, pattern text)
    where exists (select 1 from search_words known where known.word like term.pattern)`);
  return new Set(rows.map(({ word }) => word));
}

/** Words that share trigrams or the first letter; the exact distance is reckoned by the caller. */
async function wordsLike(db: Executor, typed: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select word, part_count as parts from search_words
    where length(word) between ${typed.length - 2}::int and ${typed.length + 2}::int
      and (word % ${typed} or left(word, 1) = left(${typed}, 1))
    order by similarity(word, ${typed}) desc limit 300`);
  return rows;
}
