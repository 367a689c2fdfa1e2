/** A page of what a query means. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { SearchSort } from '../../../domain/contract/search.ts';
import type { Filter } from '../index/filters.ts';
import { findPage, type Page, type Window } from '../index/find-page.ts';
import type { PartIndex } from '../index/part-index.ts';
import type { Meaning } from './meaning.ts';

export async function findMeant(
  index: PartIndex,
  options: Filter & { readonly sort?: SearchSort | undefined },
  { find, scored }: Meaning,
  window: Window,
): Promise<Page> {
  // A walk over a million parts takes some milliseconds: who came meanwhile is served before the next one.
  await othersTurn();
  index.room.clear();
  return findPage(index, find?.(), options, { sort: options.sort, scored }, window);
}
