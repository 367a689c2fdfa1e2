/** The distinct words of the catalogue and their stems: what a mistyped word may have meant, and which numbers are names (500, 208). */
import { eq, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/client.ts';
import { settings } from '../../db/schema/shop.ts';
import { wordsOf } from '../fold.ts';
import { createStemmer } from './stems.ts';

/** Shorter words are not corrected: everything is one slip away from them. */
const shortestWord = 3;

/** Notes in the transaction that changes parts that their words are to be counted anew, so that a run cut off midway is made up for. */
export async function wantSearchWords(tx: Executor): Promise<void> {
  await tx.insert(settings).values({ name: due, value: true }).onConflictDoNothing();
}

/** Counts the words anew if any part was changed since they were counted last. */
export async function refreshSearchWordsIfDue(db: Db): Promise<void> {
  const rows = await db.select().from(settings).where(eq(settings.name, due));
  if (rows.length > 0) await refreshSearchWords(db);
}

const due = 'search_words_due';

/**
 * Counts the words anew, from the distinct names of parts, kinds, groups, brands and models rather than from every part,
 * and lets the planner look at the tables again: the embedded engine has nobody else to do it.
 */
async function refreshSearchWords(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    // First: what is changed from here on is counted the next time.
    await tx.delete(settings).where(eq(settings.name, due));
    const { rows } = await tx.execute<{ name: string; parts: number }>(sql`
      select name_it || ' ' || name_en as name, count(*)::int as parts from parts group by 1
      union all
      select category.name_it || ' ' || category.name_en, count(*)::int
        from categories category
        join categories kind on kind.id = category.id or kind.parent_id = category.id
        join parts on parts.category_id = kind.id
        group by category.id
      union all
      select name, count(*)::int from (select unnest(brand_ids) as id from parts) fitted join brands using (id) group by 1
      union all
      select name, count(*)::int from (select unnest(model_ids) as id from parts) fitted join models using (id) group by 1`);
    const counts = new Map<string, number>();
    for (const { name, parts } of rows) {
      const words = new Set(wordsOf(name).filter((word) => word.length >= shortestWord));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + parts);
    }
    const stems = await createStemmer()(tx, counts.keys());
    const words = new Map(counts);
    for (const [word, parts] of counts)
      for (const stem of stems(word)) if (!words.has(stem)) words.set(stem, parts);
    const rowsOfWords = [...words].map(([word, parts]) => ({ word, parts }));
    await tx.execute(sql`delete from search_words`);
    await tx.execute(sql`
      insert into search_words (word, part_count)
      select word, parts from json_to_recordset(${JSON.stringify(rowsOfWords)}::json) as counted(word text, parts int)
      on conflict (word) do update set part_count = excluded.part_count`);
  });
  await db.execute(sql`vacuum analyze parts`);
  await db.execute(sql`analyze part_fits, cars, categories, price_history, search_words`);
}
