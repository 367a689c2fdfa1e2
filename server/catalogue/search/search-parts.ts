/** The search of the catalogue: understand, find and count in memory, and read one page from the database. */
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import type { Executor } from '../../db/client.ts';
import type { Window } from '../index/find-page.ts';
import type { FollowedIndex } from '../index/follow.ts';
import { listSummaries } from '../summaries.ts';
import { findMeant } from './find-meant.ts';
import { understand, type Knowledge } from './meaning.ts';
import { otherReadings } from './other-readings.ts';
import { createRecent, type Answer } from './recent.ts';
import type { Synonyms } from './synonyms.ts';

/** Parts on the first pages, which nearly everybody stays on: put in order together, no more than `pageOf` orders while it walks. */
const firstPages = 180;

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
  const found = await findMeant(knowledge.index, query, meaning, window);
  if (found.total > 0 || !meaning.words) return { ...found, ignored: [] };
  for await (const reading of otherReadings(knowledge, query.query, meaning.words)) {
    const otherwise = await findMeant(knowledge.index, query, reading.meaning, window);
    if (otherwise.total > 0) return { ...otherwise, ignored: [...reading.ignored] };
  }
  return { ...found, ignored: [] };
}
