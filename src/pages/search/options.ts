/** Search options as they stand in the address bar. */
import { searchPageSize, searchPageSizeMax } from '../../../domain/constants.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { takenOffWith, type FilterName, type FilterOptions } from '../../../domain/filters/filters.ts';
import { readFilters, readWholeNumber } from '../../../domain/filters/read-filters.ts';
import { searchSorts } from '../../../domain/vocabulary.ts';

/**
 * Reads what the catalogue understands. What it does not (tracking words, a mistyped number) is left alone:
 * somebody who followed a broken link still sees parts.
 */
export function readOptions(query: URLSearchParams): SearchOptions {
  return {
    query: query.get('query')?.trim() || undefined,
    page: readWholeNumber(query.get('page'), { least: 1, most: 1_000_000 }),
    limit: readWholeNumber(query.get('limit'), { least: 1, most: searchPageSizeMax }),
    sort: searchSorts.find((known) => known === query.get('sort')),
    ...readFilters((name) => query.get(name)),
  };
}

/** Pages there are for a number of results. */
export function pageCount(total: number, limit: number = searchPageSize): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The page as it is stored, of the page that was chosen: those are counted from 0 (specification 4). The first is left out. */
export const storedPage = (index: number): number | undefined => (index === 0 ? undefined : index + 1);

/** The same search from its first page: what every change of a filter leads to. */
export function changed(options: SearchOptions, change: SearchOptions): SearchOptions {
  const { page: _page, ...others } = options;
  return { ...others, ...change };
}

/** The change that takes a filter off, with what belongs to it: a model goes with its make. */
export const takenOff = (name: FilterName): FilterOptions =>
  Object.fromEntries(takenOffWith(name).map((one) => [one, undefined]));
