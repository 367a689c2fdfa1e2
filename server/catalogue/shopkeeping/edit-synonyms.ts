/** The shop's table of words that mean the same, as the shopkeeper keeps it. A running shop knows of a change within half a minute. */
import { eq } from 'drizzle-orm';
import { queryWords } from '../../../domain/query-words.ts';
import type { Db, Executor } from '../../db/client.ts';
import { synonyms } from '../../db/schema/catalogue.ts';

export type SynonymGroup = typeof synonyms.$inferSelect;

/** What the search compares: `Quadro strumenti` and `quadro  STRUMENTI` are one phrase. */
const keyOf = (phrase: string): string => queryWords(phrase).join(' ');

/** The groups in the order in which they came. @param word only those with a phrase that has this word; all without it */
export async function listSynonyms(db: Executor, word?: string): Promise<SynonymGroup[]> {
  const groups = await db.select().from(synonyms).orderBy(synonyms.id);
  const wanted = word === undefined ? [] : queryWords(word);
  return groups.filter(({ phrases }) =>
    wanted.every((part) => phrases.some((phrase) => queryWords(phrase).includes(part))),
  );
}

/**
 * Writes a group down.
 *
 * @param phrases as typed
 * @returns the group, and whether it is new; undefined when fewer than two different phrases are left
 */
export async function addSynonyms(
  db: Db,
  phrases: readonly string[],
): Promise<{ group: SynonymGroup; isNew: boolean } | undefined> {
  const different = [...new Map(phrases.map((phrase) => [keyOf(phrase), phrase.trim()]))]
    .filter(([key]) => key !== '')
    .map(([, phrase]) => phrase);
  if (different.length < 2) return undefined;
  return db.transaction(async (tx) => {
    await tx.execute('lock table synonyms in share row exclusive mode');
    const wanted = different.map(keyOf).toSorted().join();
    const there = (await listSynonyms(tx)).find(
      ({ phrases: known }) => known.map(keyOf).toSorted().join() === wanted,
    );
    if (there) return { group: there, isNew: false };
    const [group] = await tx.insert(synonyms).values({ phrases: different }).returning();
    if (!group) throw new Error('the database returned no row for an insert');
    return { group, isNew: true };
  });
}

/** @returns the group that is gone; undefined when there was none */
export async function removeSynonyms(db: Executor, id: number): Promise<SynonymGroup | undefined> {
  const [gone] = await db.delete(synonyms).where(eq(synonyms.id, id)).returning();
  return gone;
}
