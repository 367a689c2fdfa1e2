/** What is chosen from at a shelf: makes, models, and kinds with all that the trade and the yard call them. */
import type { ListingKind, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { axledKinds, sidedKinds } from '../../catalogue/facts/trade-facts.ts';
import { otherPrefix, ungrouped } from '../../catalogue/import/kinds/other-kinds.ts';
import { loadKnownNames, type KnownKind } from '../../catalogue/writing/known-names.ts';
import type { Executor } from '../../db/client.ts';
import { readKindNames, type KindNames } from './kind-names.ts';

export async function readListingLists(db: Executor): Promise<ListingLists> {
  const { brands, models, categories } = await loadKnownNames(db);
  const all = [...categories.values()];
  const called = await readKindNames(db, all);
  const bySlug = new Map(all.map((kind) => [kind.slug, kind]));
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
    kinds: [
      ...all.flatMap((kind) => asListed(kind, called)),
      ...all.flatMap((group) => otherOf(group, bySlug.get(otherPrefix + group.slug), called)),
    ],
  };
}

const collator = new Intl.Collator('it');

function asListed(kind: KnownKind, called: KindNames): ListingKind[] {
  const { id, parentId, slug, nameIt, nameEn } = kind;
  if (parentId === null || slug.startsWith(otherPrefix)) return [];
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

/**
 * What fits no kind of a group, under a name of its own.
 *
 * @param written as it is once a piece has needed it; until then the group stands for it
 */
function otherOf(group: KnownKind, written: KnownKind | undefined, called: KindNames): ListingKind[] {
  if (group.parentId !== null) return [];
  const isAny = written?.slug === ungrouped;
  return [
    {
      id: written?.id ?? group.id,
      groupId: group.id,
      it: isAny ? group.nameIt : `Altro: ${group.nameIt}`,
      en: isAny ? group.nameEn : `Other: ${group.nameEn}`,
      words: [...called(group)],
      hasSide: false,
      hasAxle: false,
      isOther: true,
    },
  ];
}
