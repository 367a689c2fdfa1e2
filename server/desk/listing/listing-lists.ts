/** What is chosen from at a shelf: makes, models, and kinds with all that the trade and the yard call them. */
import type { ListingKind, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { fold } from '../../../domain/fold.ts';
import { axledKinds, sidedKinds } from '../../catalogue/facts/trade-facts.ts';
import { loadKnownNames, type KnownKind } from '../../catalogue/writing/known-names.ts';
import type { Executor } from '../../db/client.ts';
import { kindWords, synonyms } from '../../db/schema/catalogue.ts';

export async function readListingLists(db: Executor): Promise<ListingLists> {
  const { brands, models, categories } = await loadKnownNames(db);
  const called = await callNames(db);
  const all = [...categories.values()];
  const byName = (one: { readonly name: string }, other: { readonly name: string }) =>
    collator.compare(one.name, other.name);
  return {
    brands: [...brands.values()].map(({ id, name, slug }) => ({ id, name, slug })).sort(byName),
    models: [...models.values()]
      .map(({ id, brandId, name, yearFrom, yearTo }) => ({ id, brandId, name, from: yearFrom, to: yearTo }))
      .sort(byName),
    groups: all
      .filter(({ parentId }) => parentId === null)
      .map(({ id, nameIt, nameEn }) => ({ id, it: nameIt, en: nameEn })),
    kinds: all.flatMap((kind) => asListed(kind, called)),
  };
}

const collator = new Intl.Collator('it');

function asListed(kind: KnownKind, called: (kind: KnownKind) => readonly string[]): ListingKind[] {
  const { id, parentId, slug, nameIt, nameEn } = kind;
  if (parentId === null) return [];
  return [
    {
      id,
      groupId: parentId,
      it: nameIt,
      en: nameEn,
      words: [...called(kind)],
      hasSide: sidedKinds.has(slug),
      hasAxle: axledKinds.has(slug),
    },
  ];
}

/** The search's own synonyms, whose first phrase is the shop's name of a kind, and what the shopkeeper has taught. */
async function callNames(db: Executor): Promise<(kind: KnownKind) => readonly string[]> {
  const groups = await db.select({ phrases: synonyms.phrases }).from(synonyms).orderBy(synonyms.id);
  const taught = await db.select().from(kindWords).orderBy(kindWords.words);
  const ofName = Map.groupBy(groups, ({ phrases: [first = ''] }) => fold(first));
  const ofKind = Map.groupBy(taught, ({ categoryId }) => categoryId);
  return ({ id, nameIt }) => [
    ...new Set([
      ...(ofName.get(fold(nameIt)) ?? []).flatMap(({ phrases: [, ...others] }) => others),
      ...(ofKind.get(id) ?? []).map(({ words }) => words),
    ]),
  ];
}
