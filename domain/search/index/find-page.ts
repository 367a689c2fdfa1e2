/** From what a query stands for to a page of results: filtered, counted, in order. */
import type { SearchResult } from '../../contract/search.ts';
import type { Mask } from './filter-mask.ts';
import { isEmpty, missedIn, type Filter } from './filters.ts';
import { allRows, firstOf, emptyHits, type Hits } from './hits.ts';
import { keysOf, type Ranking } from './order.ts';
import { pageOf } from './page-of.ts';
import type { PartIndex } from './part-index.ts';
import { factsOfRows, factsOfAll } from './fact-lists.ts';
import { countUnder, tally, withoutEach } from './tally.ts';

/** What is shown of what is found. */
export type Window = { readonly offset: number; readonly limit: number };

export type Page = Pick<SearchResult, 'total' | 'facets'> & {
  /** Numbers of the parts. */
  readonly ids: readonly number[];
  /** How many there would be without one of the filters; asked only where nothing is found. */
  readonly without: SearchResult['instead']['without'];
};

/** From so many on a walk over them takes some milliseconds: who came meanwhile is served before the next one. */
const many = 50_000;

/** @param hits what the query stands for; every part when left out */
export async function findPage(
  index: PartIndex,
  hits: Hits | undefined,
  filter: Filter,
  ranking: Ranking,
  { offset, limit }: Window,
): Promise<Page> {
  const { candidates, facts } = lookAt(index, hits);
  const breath = async () => {
    if (candidates.rows.length > many) await index.othersTurn();
  };
  await breath();
  const missed = missedIn(index, filter, candidates.rows, facts);
  await breath();
  const found = passing(index, candidates, missed, ranking.isScored);
  const total = found.rows.length;
  const keys = keysOf(index, found, ranking);
  await breath();
  const ids = pageOf(index.pool, keys, found.rows, index.columns.id.values, offset, limit);
  await breath();
  return {
    total,
    ids,
    facets: tally(index, filter, facts, missed, found.rows),
    without: total === 0 ? withoutEach(filter, missed) : [],
  };
}

/** How many a query and its filters would find. @param hits as above */
export function countFound(index: PartIndex, hits: Hits | undefined, filter: Filter): number {
  if (isEmpty(filter) && index.isWhole()) return hits?.rows.length ?? index.size();
  const { candidates, facts } = lookAt(index, hits);
  return countUnder(missedIn(index, filter, candidates.rows, facts));
}

/** What is walked over, and what the filters see of it. @param hits as above */
const lookAt = (index: PartIndex, hits: Hits | undefined) =>
  hits
    ? { candidates: hits, facts: factsOfRows(index, hits.rows) }
    : { candidates: everything(index), facts: factsOfAll(index) };

/** All parts, and the rows that parts have left. */
function everything({ pool, size }: PartIndex): Hits {
  const rows = allRows(pool, size());
  return { rows, scores: pool.words(rows.length).fill(0) };
}

/** Those that miss no filter. @param isScored whether anybody looks at their scores */
function passing({ pool }: PartIndex, candidates: Hits, missed: Mask, isScored: boolean): Hits {
  const { rows, scores } = candidates;
  let at = 0;
  while (at < rows.length && missed[at] === 0) at += 1;
  // Mostly there is no filter, and then nothing to gather.
  if (at === rows.length) return candidates;
  const found = isScored ? emptyHits(pool, rows.length) : { rows: pool.numbers(rows.length), scores };
  found.rows.set(rows.subarray(0, at));
  if (isScored) found.scores.set(scores.subarray(0, at));
  const count = isScored ? passScored(candidates, missed, found, at) : passRows(rows, missed, found.rows, at);
  return firstOf(found, count);
}

/** @param from how many have passed already @returns how many pass */
function passScored({ rows, scores }: Hits, missed: Mask, found: Hits, from: number): number {
  let count = from;
  for (let at = from; at < rows.length; at++) {
    found.rows[count] = rows[at]!;
    found.scores[count] = scores[at]!;
    count += Number(missed[at] === 0);
  }
  return count;
}

function passRows(rows: Uint32Array, missed: Mask, found: Uint32Array, from: number): number {
  let count = from;
  for (let at = from; at < rows.length; at++) {
    found[count] = rows[at]!;
    count += Number(missed[at] === 0);
  }
  return count;
}
