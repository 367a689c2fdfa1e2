/** What a query means: a part number (whole or its beginning), words, or nothing that can be found. */
import { sql, type SQL } from 'drizzle-orm';
import { partNumberKeys } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';
import { createStemmer } from '../writing/stems.ts';
import { isYear, queryTerms, queryWords, termQuery, type QueryTerm } from './query-words.ts';

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

/** Parts that have every one of the terms. */
export async function asWords(db: Executor, terms: readonly QueryTerm[]): Promise<Meaning> {
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
