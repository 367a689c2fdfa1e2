/** From what a query stands for to a page of results: filtered, counted, in order. */
import type { SearchResult } from '../../../domain/contract/search.ts';
import { missedIn, type Filter } from './filters.ts';
import { firstOf, roomFor, type Hits } from './hits.ts';
import { keysOf, type Ranking } from './order.ts';
import { pageOf } from './page-of.ts';
import type { PartIndex } from './part-index.ts';
import { tally, withoutEach } from './tally.ts';

/** What is shown of what is found. */
export type Window = { readonly offset: number; readonly limit: number };

export type Page = Pick<SearchResult, 'total' | 'facets'> & {
  /** Numbers of the parts. */
  readonly ids: readonly number[];
  /** How many there would be without one of the filters; asked only where nothing is found. */
  readonly without: SearchResult['instead']['without'];
};

/** @param hits what the query stands for; every part when left out */
export function findPage(
  index: PartIndex,
  hits: Hits | undefined,
  filter: Filter,
  ranking: Ranking,
  { offset, limit }: Window,
): Page {
  const candidates = hits ?? everything(index);
  const missed = missedIn(index, filter, candidates.places);
  const found = passing(index, candidates, missed);
  const ids = index.room.numbers(found.places.length);
  const { values } = index.columns.id;
  for (let at = 0; at < ids.length; at++) ids[at] = values[found.places[at]!]!;
  return {
    total: ids.length,
    facets: tally(index, filter, candidates.places, missed),
    without: ids.length === 0 ? withoutEach(filter, missed) : [],
    ids: pageOf(keysOf(index, found, ranking), ids, offset, limit),
  };
}

/** All parts, and the places that parts have left. */
function everything({ room, size }: PartIndex): Hits {
  const all = roomFor(room, size());
  for (let place = 0; place < all.places.length; place++) all.places[place] = place;
  all.scores.fill(0);
  return all;
}

/** Those that miss no filter. */
function passing({ room }: PartIndex, { places, scores }: Hits, missed: Uint8Array): Hits {
  const found = roomFor(room, places.length);
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    if (missed[at] !== 0) continue;
    found.places[count] = places[at]!;
    found.scores[count] = scores[at]!;
    count += 1;
  }
  return firstOf(found, count);
}
