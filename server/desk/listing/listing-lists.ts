/** What is chosen from at a shelf: makes, models, and kinds with all that the trade and the yard call them. */
import type { ListingKind, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { axledKinds, sidedKinds } from '../../catalogue/facts/trade-facts.ts';
import { loadKnownNames, type KnownKind } from '../../catalogue/writing/known-names.ts';
import type { Executor } from '../../db/client.ts';
import { readKindNames, type KindNames } from './kind-names.ts';

export async function readListingLists(db: Executor): Promise<ListingLists> {
  const { brands, models, categories } = await loadKnownNames(db);
  const all = [...categories.values()];
  const called = await readKindNames(db, all);
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

function asListed(kind: KnownKind, called: KindNames): ListingKind[] {
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
