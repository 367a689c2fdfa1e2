/** Word stems of both languages, as the database's own dictionaries make them, so that search and parts agree. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** Stems of a word, none for a stop word or a number. */
export type Stems = (word: string) => readonly string[];

/**
 * Remembers stems across batches: a hundred thousand parts have a few thousand words.
 *
 * @returns asks the database for the words that are new, then knows them all
 */
export function createStemmer(): (db: Executor, words: Iterable<string>) => Promise<Stems> {
  const stems = new Map<string, readonly string[]>();
  return async (db, words) => {
    const unknown = [...new Set(words)].filter((word) => /^[a-z]{3,}$/.test(word) && !stems.has(word));
    if (unknown.length > 0) {
      const { rows } = await db.execute<{ word: string; it: string[] | null; en: string[] | null }>(sql`
        select word, ts_lexize('italian_stem', word) as it, ts_lexize('english_stem', word) as en
        from unnest(${sql.param(unknown)}::text[]) as word`);
      for (const { word, it, en } of rows) stems.set(word, [...new Set([...(it ?? []), ...(en ?? [])])]);
    }
    return (word) => stems.get(word) ?? [];
  };
}
