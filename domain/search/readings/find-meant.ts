/** A page of what a query means. */
import type { SearchSort } from '../../contract/search.ts';
import type { Filter } from '../index/filters.ts';
import { countFound, findPage, type Page, type Window } from '../index/find-page.ts';
import type { PartIndex } from '../index/part-index.ts';
import type { Meaning } from './meaning.ts';

export const findMeant = (
  index: PartIndex,
  options: Filter & { readonly sort?: SearchSort | undefined },
  { find }: Meaning,
  window: Window,
): Promise<Page> =>
  index.alone(() =>
    findPage(index, find?.(), options, { sort: options.sort, isScored: find !== undefined }, window),
  );

/** How many parts there are of what a query means. */
export const countMeant = (index: PartIndex, filter: Filter, { find }: Meaning): Promise<number> =>
  index.alone(async () => countFound(index, find?.(), filter));
