/** What a query means: a part number (whole or its beginning), words, or nothing that can be found. */
import { sql, type SQL } from 'drizzle-orm';
import { partNumberKeys } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';
import { createStemmer } from '../writing/stems.ts';
import { isYear, queryTerms, queryWords, termQuery, type QueryTerm } from './query-words.ts';
import { correctionsOf, type KnownWord } from './typing-errors.ts';

export type Meaning = {
  /** The meaning in a line: equal for queries that mean the same. */
  readonly text: string;
  /** Condition on `parts`; absent when the query is empty. */
  readonly condition?: SQL;
  /** Order of relevance, best first; to be followed by the newest first. */
  readonly relevance?: SQL;
  /** The terms, when it was understood as words. */
  readonly terms?: readonly QueryTerm[];
};

/** Weights of D, C, B and A: numbers and years, fits and group, donor car, name. */
const weights = sql`'{0.1, 0.3, 0.6, 1}'::float4[]`;

/** Understands a query: number first, then words (api). A single word that is a model's name or a year is a word. */
export async function understand(db: Executor, query: string): Promise<Meaning> {
  if (query === '') return { text: '' };
  const words = queryWords(query);
  const number = await asNumber(db, query, words);
  if (number) return number;
  return words.length === 0 ? { text: 'nothing', condition: sql`false` } : asWords(db, queryTerms(words));
}

async function asNumber(db: Executor, query: string, words: string[]): Promise<Meaning | undefined> {
  const keys = partNumberKeys(query);
  const [first] = words;
  const isOneWord = words.length === 1 && first !== undefined;
  if (keys.length === 0 || (isOneWord && isYear(first))) return undefined;
  // One LIKE for each: LIKE ANY would not use the indexes.
  const beginnings = keys.flatMap((key) => [
    sql`parts.serial_key like ${`${key}%`}`,
    sql`parts.manufacturer_key like ${`${key}%`}`,
  ]);
  const condition = sql`(${sql.join(beginnings, sql` or `)})`;
  const { rows } = await db.execute<{ isNumber: boolean; isName: boolean }>(sql`
    select exists(select 1 from parts where ${condition}) as "isNumber",
      exists(select 1 from search_words where word = ${isOneWord ? first : ''}) as "isName"`);
  if (!rows[0]?.isNumber || rows[0].isName) return undefined;
  const whole = sql.param(keys);
  return {
    text: `number ${keys.join(' ')}`,
    condition,
    relevance: sql`(parts.serial_key = any(${whole}::text[])
      or coalesce(parts.manufacturer_key = any(${whole}::text[]), false)) desc, parts.available > 0 desc`,
  };
}

async function asWords(db: Executor, terms: readonly QueryTerm[]): Promise<Meaning> {
  const stems = await createStemmer()(
    db,
    terms.flatMap(({ alternatives }) => alternatives),
  );
  const queries = terms.map((term) => termQuery(term, stems));
  const text = queries.join(' & ');
  // Ranked as alternatives: every term then counts by the best place it has in the part, near or far from the others.
  const ranked = queries.join(' | ');
  return {
    text,
    terms,
    condition: sql`parts.search @@ ${text}::tsquery`,
    relevance: sql`parts.available > 0 desc, ts_rank(${weights}, parts.search, ${ranked}::tsquery) desc`,
  };
}

/**
 * Reads words that no part has as the known words nearest to them.
 *
 * @param terms what found nothing
 * @returns the corrected meaning, or undefined when every word is known or one cannot be mended
 */
export async function forgiveTypingErrors(
  db: Executor,
  terms: readonly QueryTerm[],
): Promise<Meaning | undefined> {
  const mended: QueryTerm[] = [];
  let hasMended = false;
  for (const term of terms) {
    const [typed = ''] = term.alternatives;
    if (/\d/.test(typed) || typed.length < 3 || (await isFound(db, term))) {
      mended.push(term);
      continue;
    }
    const alternatives = correctionsOf(typed, await wordsLike(db, typed));
    if (alternatives.length === 0) return undefined;
    mended.push({ alternatives, isBeginning: false });
    hasMended = true;
  }
  return hasMended ? asWords(db, mended) : undefined;
}

async function isFound(db: Executor, term: QueryTerm): Promise<boolean> {
  const { condition } = await asWords(db, [term]);
  const { rows } = await db.execute(sql`select 1 from parts where ${condition ?? sql`true`} limit 1`);
  return rows.length > 0;
}

/** Words that share trigrams or the first letter; the table is small, the exact distance is reckoned by the caller. */
async function wordsLike(db: Executor, typed: string): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select word, part_count as parts from search_words
    where length(word) between ${typed.length - 2}::int and ${typed.length + 2}::int
      and (word % ${typed} or left(word, 1) = left(${typed}, 1))
    order by similarity(word, ${typed}) desc limit 300`);
  return rows;
}
