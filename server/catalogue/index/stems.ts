/** Stems of words, Italian and English, as the database's snowball makes them: `fari` and `faro` have the same. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** The stems of a word; none for what has digits, is a Roman number or too short to have one. */
export type Stems = (word: string) => readonly string[];

/** Asks the database for what is not known yet. */
export type Stemmer = (db: Executor, words: Iterable<string>) => Promise<Stems>;

/** More different words than a catalogue and those who search it use: beyond it, it begins anew. */
const mostRemembered = 100_000;

/** Generations of a car (`vii`) have none: it would be that of others (`viii`). */
const mayHaveStem = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !/^[ivx]+$/.test(word);

/** Remembers stems: a hundred thousand parts have a few thousand words. */
export function createStemmer(): Stemmer {
  let remembered = new Map<string, readonly string[]>();
  return async (db, words) => {
    if (remembered.size > mostRemembered) remembered = new Map();
    const stems = remembered;
    const unknown = [...new Set(words)].filter((word) => mayHaveStem(word) && !stems.has(word));
    if (unknown.length > 0) {
      const { rows } = await db.execute<{ word: string; it: string[] | null; en: string[] | null }>(sql`
        select word, ts_lexize('italian_stem', word) as it, ts_lexize('english_stem', word) as en
        from unnest(${sql.param(unknown)}::text[]) as word`);
      for (const { word, it, en } of rows) stems.set(word, [...new Set([...(it ?? []), ...(en ?? [])])]);
    }
    return (word) => stems.get(word) ?? [];
  };
}
