/** How each filter is matched in the index: by one fact of a part, and what a value of that fact counts for. */
import { recordOf } from '../../filters/filter-lists.ts';
import {
  filters,
  type CountedName,
  type FilterName,
  type FilterValues,
  type FilterNameOf,
} from '../../filters/filters.ts';
import type { FitSets } from './fit-sets.ts';
import type { IdLists } from './id-lists.ts';
import type { PartIndex, TabledFact } from './part-index.ts';

/** By a fact of few values: what each of them misses is worked out before the parts are walked over. */
export type ByValue<Wanted> = {
  readonly fact: TabledFact;
  readonly isMissed: (index: PartIndex, wanted: Wanted) => (value: number) => boolean;
};

/** What a value of the fact counts for. */
type ByIds = { readonly idsOf: (index: PartIndex) => IdLists };
type ByWords = { readonly words: readonly string[] };

/** All but the price: of prices there are as many as parts, so each is compared by itself. */
export type ByValueName = Exclude<FilterName, 'price'>;

export type Matchings = {
  readonly [Name in ByValueName]: ByValue<FilterValues[Name]> &
    (Name extends FilterNameOf<'words'> ? ByWords : Name extends CountedName ? ByIds : unknown);
};

/** By what the cars of the part have: those that it fits, and the one that it came from (api). */
const byCars = (listsOf: (sets: FitSets) => IdLists): ByValue<readonly number[]> & ByIds => ({
  fact: 'fits',
  isMissed: ({ fitSets }, wanted) => missesAll(listsOf(fitSets), wanted),
  idsOf: ({ fitSets }) => listsOf(fitSets),
});

function missesAll(lists: IdLists, wanted: readonly number[]): (list: number) => boolean {
  const having = new Set(wanted.flatMap(lists.having));
  return (list) => !having.has(list);
}

/** A word stands in its column as its place in the list; one that is not known, behind the last. */
function byWords(name: FilterNameOf<'words'>): ByValue<readonly string[]> & ByWords {
  const words: readonly string[] = filters[name].words;
  return { fact: name, words, isMissed: (_index, wanted) => (value) => !wanted.includes(words[value] ?? '') };
}

const own = {
  // A group stands for its kinds, and a kind counts for itself and for its group.
  category: {
    fact: 'categoryId',
    isMissed: ({ kinds }, wanted) => missesAll(kinds(), wanted),
    idsOf: ({ kinds }) => kinds(),
  },
  model: byCars(({ models }) => models),
  brand: byCars(({ brands }) => brands),
  // By the years for which it fits.
  year: {
    fact: 'fits',
    isMissed: ({ fitSets }, year) => missesAll(fitSets.years, [year]),
  },
  onlyStock: { fact: 'isInStock', isMissed: () => (isInStock) => isInStock === 0 },
  onlyPhoto: { fact: 'hasPhoto', isMissed: () => (hasPhoto) => hasPhoto === 0 },
} satisfies Omit<Matchings, FilterNameOf<'words'>>;

/** Those by words need nothing of their own. */
export const matchings: Matchings = { ...own, ...recordOf('words', byWords) };

export const byValueNames = Object.keys(matchings) as ByValueName[];
