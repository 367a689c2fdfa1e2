/** A page of what a query means. Searches wait for each other; whoever asks for something else is served between two. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { SearchSort } from '../../../domain/contract/search.ts';
import type { Filter } from '../index/filters.ts';
import { countFound, findPage, type Page, type Window } from '../index/find-page.ts';
import type { PartIndex } from '../index/part-index.ts';
import type { Meaning } from './meaning.ts';

export function findMeant(
  index: PartIndex,
  options: Filter & { readonly sort?: SearchSort | undefined },
  { find, scored }: Meaning,
  window: Window,
): Promise<Page> {
  return index.alone(async () => {
    await othersTurn();
    index.room.clear();
    return findPage(index, find?.(), options, { sort: options.sort, scored }, window);
  });
}

/** How many parts there are of what a query means. */
export function countMeant(index: PartIndex, filter: Filter, { find }: Meaning): Promise<number> {
  return index.alone(async () => {
    await othersTurn();
    index.room.clear();
    return countFound(index, find?.(), filter);
  });
}
