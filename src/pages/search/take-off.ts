/** How filters are taken off a search. */
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { takenOffWith } from '../../../domain/filters/filter-lists.ts';
import { filters, type FilterName, type FilterOptions } from '../../../domain/filters/filters.ts';
import type { Narrowing } from './narrowings.ts';

/** The change that takes a filter off, with what belongs to it: a model goes with its make. */
export const takenOff = (name: FilterName): FilterOptions =>
  Object.fromEntries(takenOffWith(name).map((one) => [one, undefined]));

/** The change that takes away what a narrowing says: of several words that one, else the whole filter. */
export function without({ filter, at }: Narrowing, options: SearchOptions): FilterOptions {
  if (filters[filter].values !== 'words') return takenOff(filter);
  const words = String(options[filter]).split(',');
  return { [filter]: words.toSpliced(at, 1).join(',') || undefined };
}
