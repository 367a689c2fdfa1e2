/** All that the trade and the yard call a kind or a group: the search's synonyms, the words that yards' files are read by, and what the shopkeeper has taught. */
import { fold, wordsOf } from '../../../domain/fold.ts';
import { kindRows } from '../../catalogue/import/kinds/kind-rows.ts';
import type { KnownKind } from '../../catalogue/writing/known-names.ts';
import type { Executor } from '../../db/client.ts';
import { kindWords, synonyms } from '../../db/schema/catalogue.ts';

export type KindNames = (kind: KnownKind) => readonly string[];

/** What yards call a kind in the two languages of the desk; of a kind that there is twice (`portiera-anteriore/portiera-posteriore`) it is of both. */
const namesInFiles: ReadonlyMap<string, readonly string[]> = (() => {
  const all = kindRows.flatMap(({ slug = '', 'it en': own = '' }) =>
    slug.split('/').map((one) => ({ slug: one, names: own.split('|').filter(Boolean) })),
  );
  const bySlug = Map.groupBy(all, ({ slug }) => slug);
  return new Map([...bySlug].map(([slug, rows]) => [slug, rows.flatMap(({ names }) => names)]));
})();

/** @param categories groups and kinds */
export async function readKindNames(db: Executor, categories: readonly KnownKind[]): Promise<KindNames> {
  const groups = await db.select({ phrases: synonyms.phrases }).from(synonyms).orderBy(synonyms.id);
  const taught = await db.select().from(kindWords).orderBy(kindWords.words);
  const byName = new Map(categories.map((kind) => [fold(kind.nameIt), kind.id]));
  const meant = groups.map(({ phrases: [first = '', ...others] }) => ({
    isOf: meaning(first, byName.get(fold(first))),
    others,
  }));
  const ofKind = Map.groupBy(taught, ({ categoryId }) => categoryId);
  return (kind) => [
    ...new Set([
      ...meant.flatMap(({ isOf, others }) => (isOf(kind) ? others : [])),
      ...(namesInFiles.get(kind.slug) ?? []),
      ...(ofKind.get(kind.id) ?? []).map(({ words }) => words),
    ]),
  ];
}

/**
 * The first phrase of a group of synonyms is a kind's name, or what several kinds have in common: `portiera` is the front and the rear one.
 *
 * @param exact the kind that is called so to the letter, which then is the only one
 */
function meaning(first: string, exact: number | undefined): (kind: KnownKind) => boolean {
  if (exact !== undefined) return ({ id }) => id === exact;
  const phrase = wordsOf(first);
  return ({ nameIt, parentId }) => {
    const name = wordsOf(nameIt);
    return parentId !== null && name[0] === phrase[0] && phrase.every((word) => name.includes(word));
  };
}
