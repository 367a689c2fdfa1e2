/** Stems as the database's snowball makes them. */
import { sql } from 'drizzle-orm';
import { mayHaveStem, type Stemmer } from '../../../domain/search/index/stems.ts';
import type { Executor } from '../../db/client.ts';

/** More different words than a catalogue and those who search it use: beyond it, it begins anew. */
const mostRemembered = 100_000;

/** Asks the database for what is not known yet: a hundred thousand parts have a few thousand words. */
export function createStemmer(db: Executor): Stemmer {
  let remembered = new Map<string, readonly string[]>();
  return async (words) => {
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
