/** The search of the catalogue: understand, find and count in memory, and read one page from the database. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import type { Executor } from '../../db/client.ts';
import type { FollowedIndex } from '../index/follow.ts';
import { listSummaries } from '../summaries.ts';
import { missedIn } from '../index/filters.ts';
import { everything, pageInOrder, passing } from '../index/find-in-order.ts';
import { understand, type Knowledge, type Meaning } from './meaning.ts';
import { otherReadings } from './other-readings.ts';
import { createRecent, type Answer } from './recent.ts';
import type { Synonyms } from './synonyms.ts';
import { tally } from '../index/tally.ts';

/** Parts on the first pages, which nearly everybody stays on: they are put in order together. */
const firstPages = 300;

/** What is shown of what was found. */
type Window = { readonly offset: number; readonly limit: number };

/**
 * Makes a search of the catalogue.
 *
 * Without `sort` the newest come first, as the specification's default says (section 9); with a query and without `sort` the
 * most relevant do, since somebody who typed a number or words wants the best match and not the latest arrival.
 *
 * @param loadSynonyms gives the table of synonyms, as it was a moment ago
 */
export function createSearch(
  db: Executor,
  parts: FollowedIndex,
  loadSynonyms: () => Promise<Synonyms>,
): (query: SearchQuery) => Promise<SearchResult> {
  const recent = createRecent();
  return async (query) => {
    const [index, synonyms] = await Promise.all([parts.current(), loadSynonyms()]);
    const knowledge = { db, index, stemmer: parts.stemmer, synonyms };
    const offset = (query.page - 1) * query.limit;
    const isEarly = offset + query.limit <= firstPages;
    const { ids, total, facets, ignored } = isEarly
      ? await recent(query, knowledge, () => find(knowledge, query, { offset: 0, limit: firstPages }))
      : await find(knowledge, query, { offset, limit: query.limit });
    const shown = isEarly ? ids.slice(offset, offset + query.limit) : ids;
    return { parts: await listSummaries(db, shown, query.lang), total, ignored, facets };
  };
}

/** As it was typed, or as it may have been meant. */
async function find(knowledge: Knowledge, query: SearchQuery, window: Window): Promise<Answer> {
  const meaning = await understand(knowledge, query.query);
  const found = await findMeant(knowledge, query, meaning, window);
  if (found.total > 0 || !meaning.words) return found;
  for await (const reading of otherReadings(knowledge, query.query, meaning.words)) {
    const otherwise = await findMeant(knowledge, query, reading.meaning, window);
    if (otherwise.total > 0) return { ...otherwise, ignored: [...reading.ignored] };
  }
  return found;
}

async function findMeant(
  { index }: Knowledge,
  query: SearchQuery,
  meaning: Meaning,
  window: Window,
): Promise<Answer> {
  // A walk over a million parts takes some milliseconds: who came meanwhile is served before the next one.
  await othersTurn();
  const candidates = meaning.hits ?? everything(index);
  const missed = missedIn(index, query, candidates.places);
  const found = passing(candidates, missed);
  return {
    total: found.places.length,
    facets: tally(index, query, candidates.places, missed),
    ids: pageInOrder(index, found, { sort: query.sort, scored: meaning.scored, ...window }),
    ignored: [],
  };
}
