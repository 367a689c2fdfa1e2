/** A query that found nothing, read again with its unknown words as the known ones nearest to them. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { createStemmer } from '../writing/stems.ts';
import { asWords, type Meaning } from './meaning.ts';
import type { QueryTerm } from './query-words.ts';
import { correctionsOf, type KnownWord } from './typing-errors.ts';

/** Shorter words are not corrected: everything is one slip away from them. */
const shortestMended = 3;

/**
 * Works on the small table of the catalogue's words only, never on the parts.
 *
 * @param terms what found nothing
 * @returns the corrected meaning, or undefined when every word is known or one cannot be mended
 */
export async function forgiveTypingErrors(
  db: Executor,
  terms: readonly QueryTerm[],
): Promise<Meaning | undefined> {
  const known = await knownTerms(db, terms);
  if (known.size === terms.length) return undefined;
  const mended: QueryTerm[] = [];
  for (const term of terms) {
    const [typed = ''] = term.alternatives;
    if (known.has(term) || !/^[a-z]+$/.test(typed) || typed.length < shortestMended) {
      mended.push(term);
      continue;
    }
    const alternatives = correctionsOf(typed, await wordsLike(db, typed));
    if (alternatives.length === 0) return undefined;
    mended.push({ alternatives, isBeginning: false });
  }
  return asWords(db, mended);
}

/** The terms of which the catalogue has the word, a word of the same stem, or one that begins so where that counts. */
async function knownTerms(db: Executor, terms: readonly QueryTerm[]): Promise<Set<QueryTerm>> {
  const stems = await createStemmer()(
    db,
    terms.flatMap(({ alternatives }) => alternatives),
  );
  const patterns = terms.flatMap(({ alternatives, isBeginning }, at) =>
    alternatives.flatMap((word) => [
      { at, pattern: isBeginning ? `${word}%` : word },
      ...stems(word).map((stem) => ({ at, pattern: stem })),
    ]),
  );
  const { rows } = await db.execute<{ at: number }>(sql`
    select distinct at from json_to_recordset(${JSON.stringify(patterns)}::json) as term(at int, pattern text)
    where exists (select 1 from search_words where word like pattern)`);
  return new Set(rows.flatMap(({ at }) => terms[at] ?? []));
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
