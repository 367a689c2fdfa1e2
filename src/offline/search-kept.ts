/**
 * The search over what this browser keeps: numbers, words and filters, counted as the shop counts them. Some hundred parts
 * at most, so it looks at each of them.
 */
import type { SearchQuery, SearchResult } from '../../domain/contract/search.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { fold, wordsOf } from '../../domain/fold.ts';
import { normalizePartNumber, partNumberKeys } from '../../domain/part-number.ts';
import { conditions } from '../../domain/vocabulary.ts';
import type { KeptPart } from './kept-parts.ts';

type Filter = 'brand' | 'model' | 'category' | 'condition' | 'price' | 'others';

/** @param groupOf kind → its group, as far as the lists are kept */
export function searchKept(
  kept: readonly KeptPart[],
  query: SearchQuery,
  groupOf: ReadonlyMap<number, number>,
): SearchResult {
  const meant = ranked(kept, query.query);
  const passing = (without?: Filter) =>
    meant.filter((one) =>
      checks.every(({ filter, isPassed }) => filter === without || isPassed(one, query, groupOf)),
    );
  const found = inOrder(passing(), query);
  // The shop has more pages: who turns to one that is not here sees the last that is.
  const lastPage = Math.max(1, Math.ceil(found.length / query.limit));
  const from = (Math.min(query.page, lastPage) - 1) * query.limit;
  const prices = passing('price').map(({ part }) => part.discountedPrice);
  return {
    parts: found.slice(from, from + query.limit).map(({ part }) => part),
    total: found.length,
    ignored: [],
    suggestions: { numbers: [], cars: [], categories: [] },
    instead: { without: [], withoutWord: [], words: [], numbers: [] },
    facets: {
      brands: counted(passing('brand'), ({ part }) => part.models.map(({ brand }) => brand.id)),
      models: counted(passing('model'), ({ modelIds }) => modelIds),
      categories: counted(passing('category'), ({ part: { category } }) => {
        const group = groupOf.get(category.id);
        return group === undefined ? [category.id] : [category.id, group];
      }),
      conditions: conditions.map((id) => ({
        id,
        count: passing('condition').filter(({ part }) => part.condition === id).length,
      })),
      price: {
        min: prices.length > 0 ? Math.min(...prices) : null,
        max: prices.length > 0 ? Math.max(...prices) : null,
      },
    },
  };
}

type Check = {
  readonly filter: Filter;
  readonly isPassed: (kept: KeptPart, query: SearchQuery, groupOf: ReadonlyMap<number, number>) => boolean;
};

const checks: readonly Check[] = [
  {
    filter: 'brand',
    isPassed: ({ part }, { brand }) => !brand || part.models.some((model) => brand.includes(model.brand.id)),
  },
  // A model goes with its make.
  {
    filter: 'model',
    isPassed: ({ modelIds }, { model }) => !model || modelIds.some((id) => model.includes(id)),
  },
  {
    filter: 'category',
    isPassed: ({ part }, { category }, groupOf) =>
      !category ||
      category.includes(part.category.id) ||
      category.includes(groupOf.get(part.category.id) ?? 0),
  },
  {
    filter: 'condition',
    isPassed: ({ part }, { condition }) => !condition || condition.includes(part.condition),
  },
  {
    filter: 'price',
    isPassed: ({ part }, { price }) =>
      part.discountedPrice >= (price?.minCents ?? 0) && part.discountedPrice <= (price?.maxCents ?? Infinity),
  },
  // For which years a part fits is known only on its own page; the donor's year is what is left.
  {
    filter: 'others',
    isPassed: ({ part }, { year, onlyStock }) =>
      (year === undefined || part.year === null || part.year === year) && (!onlyStock || part.quantity > 0),
  },
];

type Ranked = KeptPart & { readonly rank: number };

/** Those that a query means, the lower the rank the better: the number, its beginning or end, words. */
function ranked(kept: readonly KeptPart[], query: string): Ranked[] {
  const keys = partNumberKeys(query);
  const words = wordsOf(query);
  return kept.flatMap((one) => {
    const rank = Math.min(rankOfNumber(one.part, keys), rankOfWords(one.part, words));
    return Number.isFinite(rank) ? [{ ...one, rank }] : [];
  });
}

function rankOfNumber({ serialNumber, manufacturerCode }: PartSummary, keys: readonly string[]): number {
  const own = [serialNumber, manufacturerCode ?? ''].map(normalizePartNumber);
  if (own.some((number) => keys.includes(number))) return 0;
  const isPart = keys.some((key) => own.some((number) => number.startsWith(key) || number.endsWith(key)));
  return isPart ? 1 : Infinity;
}

/** Every word begins one of the part's; the last letter of a longer one, which tells one from many, may differ. */
function rankOfWords({ name, models, category, year }: PartSummary, words: readonly string[]): number {
  if (words.length === 0) return 2;
  const cars = models.map((model) => `${model.brand.name} ${model.name}`).join(' ');
  const own = wordsOf(`${name} ${category.name} ${cars} ${year ?? ''}`);
  const stems = words.map((word) => (word.length > 3 ? word.slice(0, -1) : word));
  if (!stems.every((stem) => own.some((other) => other.startsWith(stem)))) return Infinity;
  return words.every((word) => fold(name).includes(word)) ? 2 : 3;
}

/** What can be bought comes first in every order. */
function inOrder(found: readonly Ranked[], { sort, query }: SearchQuery): Ranked[] {
  const by = sort ?? (query === '' ? 'updated_at:desc' : 'relevance:desc');
  const newest = (one: Ranked, other: Ranked) => other.part.updatedAt.localeCompare(one.part.updatedAt);
  const cheapest = (one: Ranked, other: Ranked) => one.part.discountedPrice - other.part.discountedPrice;
  const orders = {
    'updated_at:desc': newest,
    'price:asc': cheapest,
    'price:desc': (one: Ranked, other: Ranked) => cheapest(other, one),
    'relevance:desc': (one: Ranked, other: Ranked) => one.rank - other.rank || newest(one, other),
  };
  const isGone = ({ part }: Ranked) => Number(part.quantity === 0);
  return found.toSorted((one, other) => isGone(one) - isGone(other) || orders[by](one, other));
}

function counted(
  found: readonly KeptPart[],
  idsOf: (kept: KeptPart) => readonly number[],
): { id: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const one of found) for (const id of new Set(idsOf(one))) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
