/** Words of the yard's files that mean a kind, as the shopkeeper teaches them: the next import knows them. */
import { eq } from 'drizzle-orm';
import { slugOf } from '../../../domain/fold.ts';
import type { Db, Executor } from '../../db/client.ts';
import { categories, kindWords } from '../../db/schema/catalogue.ts';
import { taughtKey } from '../import/kinds/recognise-kind.ts';
import { createKnownCatalogue } from '../import/known-catalogue.ts';
import { loadKnownNames } from '../writing/known-names.ts';

export type TaughtWords = { readonly words: string; readonly kind: string; readonly name: string };

export async function listTaught(db: Executor): Promise<TaughtWords[]> {
  return db
    .select({ words: kindWords.words, kind: categories.slug, name: categories.nameIt })
    .from(kindWords)
    .innerJoin(categories, eq(categories.id, kindWords.categoryId))
    .orderBy(kindWords.words);
}

/**
 * @param words as the file writes them
 * @param kind slug, Italian or English name
 * @returns the kind, or why nothing was taught
 */
export async function teachKind(
  db: Db,
  words: string,
  kind: string,
): Promise<{ name: string; words: string } | 'no words' | 'no kind'> {
  const key = taughtKey(words);
  if (key === '') return 'no words';
  const names = await loadKnownNames(db);
  const bySlug = [...names.categories.values()].find(
    (one) => one.parentId !== null && one.slug === slugOf(kind),
  );
  const found = bySlug ?? createKnownCatalogue(names).kind(kind)?.value;
  if (!found) return 'no kind';
  await db
    .insert(kindWords)
    .values({ words: key, categoryId: found.id })
    .onConflictDoUpdate({ target: kindWords.words, set: { categoryId: found.id } });
  return { name: found.nameIt, words: key };
}

/** @returns whether they had been taught */
export async function forgetKind(db: Db, words: string): Promise<boolean> {
  const gone = await db
    .delete(kindWords)
    .where(eq(kindWords.words, taughtKey(words)))
    .returning();
  return gone.length > 0;
}
