/**
 * The search over the parts that this browser has cached: the one face of it, as `server/catalogue/catalogue-search.ts` is of the
 * shop's own. Some hundred parts at most, so it looks at each of them.
 */
import type { Category } from '../../../domain/contract/catalogue.ts';
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import type { Locale } from '../../../domain/constants.ts';
import { cachedParts, type CachedPart } from '../cached-parts.ts';
import { cachedList } from '../cached-lists.ts';
import { facetsOf, passing, type Groups } from './filter-cached.ts';
import { inOrder, ranked } from './rank-cached.ts';

export type CachedSearch = {
  /** Finds numbers, words and filters, and counts as the shop counts. A page that is not here is the last one that is. */
  search(query: SearchQuery): SearchResult;
  /**
   * Parts in stock like another, nearest first: the same kind for a shared model, the same kind of the same make, a shared model.
   * None for a part that is not cached.
   */
  near(id: number, limit: number): readonly CachedPart[];
  /** When the shop told the oldest of what is searched: milliseconds since 1970. No answer is older. */
  readonly version: number;
};

/** @returns undefined where no part is cached */
export async function openCachedSearch(locale: Locale): Promise<CachedSearch | undefined> {
  const parts = await cachedParts(locale);
  if (parts.size === 0) return undefined;
  const list = await cachedList('categories', new URLSearchParams(), locale);
  const categories = (list?.body ?? []) as Category[];
  return createCachedSearch(
    parts,
    new Map(categories.flatMap(({ id, parentId }) => (parentId === null ? [] : [[id, parentId]]))),
  );
}

/** @param groupOf kind → its group, as far as the lists are cached */
export function createCachedSearch(parts: ReadonlyMap<number, CachedPart>, groupOf: Groups): CachedSearch {
  const all = [...parts.values()];
  return {
    version: oldest(all),
    search(query) {
      const meant = ranked(all, query.query);
      const found = inOrder(passing(meant, query, groupOf), query);
      const lastPage = Math.max(1, Math.ceil(found.length / query.limit));
      const from = (Math.min(query.page, lastPage) - 1) * query.limit;
      return {
        parts: found.slice(from, from + query.limit).map(({ part }) => part),
        total: found.length,
        ignored: [],
        suggestions: { numbers: [], cars: [], categories: [] },
        instead: { without: [], withoutWord: [], words: [], absentCar: null, numbers: [] },
        understood: [],
        vehicle: null,
        sideNotStated: [],
        facets: facetsOf(meant, query, groupOf),
      };
    },
    near(id, limit) {
      const part = parts.get(id);
      if (!part) return [];
      const distanceTo = distancesFrom(part);
      return all
        .filter((other) => other !== part && other.part.quantity > 0 && distanceTo(other) < Infinity)
        .toSorted(
          (one, other) =>
            distanceTo(one) - distanceTo(other) || other.part.updatedAt.localeCompare(one.part.updatedAt),
        )
        .slice(0, limit);
    },
  };
}

/** When the oldest of some parts was told: nothing in an answer made from them is older. */
export const oldest = (parts: readonly CachedPart[]): number =>
  Math.min(...parts.map(({ cachedAt }) => cachedAt));

function distancesFrom({ part, modelIds }: CachedPart): (other: CachedPart) => number {
  const brands = part.models.map(({ brand }) => brand.id);
  return ({ part: other, modelIds: othersModels }) => {
    const isKind = other.category.id === part.category.id;
    const sharesModel = othersModels.some((model) => modelIds.includes(model));
    const sharesBrand = other.models.some(({ brand }) => brands.includes(brand.id));
    if (isKind) return sharesModel ? 1 : sharesBrand ? 2 : Infinity;
    return sharesModel ? 3 : Infinity;
  };
}
