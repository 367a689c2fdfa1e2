/** Search options as they stand in the address bar. */
import { searchPageSizeMax } from '../../../domain/constants.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
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
    ...(query.get('onlyStock') === 'false' && { onlyStock: false }),
  };
}

/**
 * Whether only what can be bought is shown: so it is unless the address says otherwise. Who searches by words wants to hear of a
 * part that was sold, too; there it comes last.
 */
export const isOnlyStock = ({ query, onlyStock }: SearchOptions): boolean => onlyStock ?? query === undefined;

/** What is asked of the API for an address. */
export const asked = (options: SearchOptions): SearchOptions => ({
  ...options,
  onlyStock: isOnlyStock(options) || undefined,
});

/** The same search from its first page: what every change of a filter leads to. */
export function changed(options: SearchOptions, change: SearchOptions): SearchOptions {
  const { page: _page, ...others } = options;
  return { ...others, ...change };
}
