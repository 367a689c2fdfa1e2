/** Search options as they stand in the address bar. */
import { searchPageSize } from '../../../domain/constants.ts';
import type { SearchOptions, SearchSort } from '../../../domain/contract/search.ts';

const names = [
  'page',
  'limit',
  'price',
  'sort',
  'query',
  'category',
  'model',
  'brand',
  'year',
  'condition',
  'onlyStock',
];

/** Reads what the catalogue understands and leaves the rest (tracking words and the like) alone. */
export function readOptions(query: URLSearchParams): SearchOptions {
  const given = Object.fromEntries(names.map((name) => [name, query.get(name) || undefined]));
  const { page, limit, year, onlyStock, sort, ...texts } = given;
  return {
    ...texts,
    ...(sort && { sort: sort as SearchSort }),
    ...(page && { page: Number(page) }),
    ...(limit && { limit: Number(limit) }),
    ...(year && { year: Number(year) }),
    ...(onlyStock === 'true' && { onlyStock: true }),
  };
}

/** Pages there are for a number of results. */
export function pageCount(total: number, limit: number = searchPageSize): number {
  return Math.max(1, Math.ceil(total / limit));
}

/** The same search from its first page: what every change of a filter leads to. */
export function changed(options: SearchOptions, change: SearchOptions): SearchOptions {
  const { page: _page, ...others } = options;
  return { ...others, ...change };
}
