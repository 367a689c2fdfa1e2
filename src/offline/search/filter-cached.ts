/** The filters over cached parts: which parts pass, and how many would under each other choice. */
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import { countedNames, recordOf, takenOffWith } from '../../../domain/filters/filter-lists.ts';
import {
  filterNames,
  filters,
  type CountedName,
  type FilterName,
  type FilterNameOf,
  type FilterValues,
} from '../../../domain/filters/filters.ts';
import type { CachedPart } from '../cached-parts.ts';

/** Kind → its group. */
export type Groups = ReadonlyMap<number, number>;

type Facets = SearchResult['facets'];

type Matching<Name extends FilterName> = {
  readonly isPassed: (cached: CachedPart, wanted: FilterValues[Name], groupOf: Groups) => boolean;
} & (Name extends FilterNameOf<'ids'> ? ByIds : Name extends FilterNameOf<'words'> ? ByWords : unknown);

/** What a part counts for. */
type ByIds = { readonly idsOf: (cached: CachedPart, groupOf: Groups) => readonly number[] };
type ByWords = {
  readonly words: readonly string[];
  readonly wordOf: (cached: CachedPart) => string | null | undefined;
};

const byIds = (idsOf: ByIds['idsOf']) => ({
  isPassed: (cached: CachedPart, wanted: readonly number[], groupOf: Groups) =>
    idsOf(cached, groupOf).some((id) => wanted.includes(id)),
  idsOf,
});

const matchings: { readonly [Name in FilterName]: Matching<Name> } = {
  price: {
    isPassed: ({ part }, { minCents = 0, maxCents = Infinity }) =>
      part.discountedPrice >= minCents && part.discountedPrice <= maxCents,
  },
  category: byIds(({ part: { category } }, groupOf) => [category.id, groupOf.get(category.id) ?? []].flat()),
  model: byIds(({ modelIds }) => modelIds),
  brand: byIds(({ part }) => part.models.map(({ brand }) => brand.id)),
  // For which years a part fits is known only on its own page; the donor's year is what is left.
  year: { isPassed: ({ part }, year) => part.year === null || part.year === year },
  onlyStock: { isPassed: ({ part }) => part.quantity > 0 },
  ...recordOf('words', (name) => {
    const wordOf = ({ part }: CachedPart) => part[name];
    return {
      words: filters[name].words,
      wordOf,
      isPassed: (cached: CachedPart, wanted: readonly (string | null | undefined)[]) =>
        wanted.includes(wordOf(cached)),
    };
  }),
};

/** @param besides filters that do not count here */
export function passing<Part extends CachedPart>(
  all: readonly Part[],
  query: SearchQuery,
  groupOf: Groups,
  besides: readonly FilterName[] = [],
): Part[] {
  function isPassed<Name extends FilterName>(cached: Part, name: Name): boolean {
    const wanted = query[name] as FilterValues[Name] | undefined;
    return !wanted || besides.includes(name) || matchings[name].isPassed(cached, wanted, groupOf);
  }
  return all.filter((cached) => filterNames.every((name) => isPassed(cached, name)));
}

/** Each counted without its own filter, and what goes with that. */
export function facetsOf(all: readonly CachedPart[], query: SearchQuery, groupOf: Groups): Facets {
  function facetOf(name: CountedName) {
    const found = passing(all, query, groupOf, takenOffWith(name));
    if (name === 'price')
      return spanOf(found.filter(({ part }) => part.quantity > 0).map(({ part }) => part.discountedPrice));
    const matching = matchings[name];
    return 'words' in matching
      ? countedByWord(found, matching)
      : counted(found, (cached) => matching.idsOf(cached, groupOf));
  }
  return Object.fromEntries(countedNames.map((name) => [filters[name].facet, facetOf(name)])) as Facets;
}

const spanOf = (prices: readonly number[]): Facets['price'] =>
  prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : { min: null, max: null };

const countedByWord = (found: readonly CachedPart[], { words, wordOf }: ByWords) =>
  words.map((id) => ({ id, count: found.filter((cached) => wordOf(cached) === id).length }));

function counted(
  found: readonly CachedPart[],
  idsOf: (cached: CachedPart) => readonly number[],
): { id: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const one of found) for (const id of new Set(idsOf(one))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
