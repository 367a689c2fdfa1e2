/** Search options as they stand in the address bar. */
import { searchPageSize, searchPageSizeMax } from '../../../domain/constants.ts';
import type { SearchOptions, SearchSort } from '../../../domain/contract/search.ts';
import { searchSorts } from '../../../domain/vocabulary.ts';

const ids = /^\d{1,9}(,\d{1,9}){0,49}$/;

/**
 * Reads what the catalogue understands. What it does not (tracking words, a mistyped number) is left alone:
 * somebody who followed a broken link still sees parts.
 */
export function readOptions(query: URLSearchParams): SearchOptions {
  const text = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const number = (name: string, least: number, most: number) => {
    const value = Number(text(name, /^\d{1,7}$/) ?? Number.NaN);
    return value >= least && value <= most ? value : undefined;
  };
  const sort = searchSorts.find((known) => known === query.get('sort')) as SearchSort | undefined;
  const options: SearchOptions = {
    query: query.get('query')?.trim() || undefined,
    page: number('page', 1, 1_000_000),
    limit: number('limit', 1, searchPageSizeMax),
    price: text('price', /^(\d{1,6}-\d{0,6}|-\d{1,6})$/),
    sort,
    category: text('category', ids),
    model: text('model', ids),
    brand: text('brand', ids),
    year: number('year', 1900, 2100),
    condition: text('condition', /^[ABC](,[ABC]){0,2}$/),
    onlyStock: query.get('onlyStock') === 'true' || undefined,
  };
  const [min, max] = options.price?.split('-') ?? [];
  if (min && max && Number(min) > Number(max)) options.price = `${max}-${min}`;
  return options;
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
