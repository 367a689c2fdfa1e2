/** The search of the catalogue: understand, find and count in memory, and read one page from the database. */
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import { isPrivateQuery } from '../../../domain/private-query.ts';
import { vehicleOf } from '../../../domain/search/cars/find-vehicle.ts';
import { saysSide } from '../../../domain/search/index/sides.ts';
import { find, findOfVehicle, type Answer } from '../../../domain/search/readings/find.ts';
import { nearFacets } from '../../../domain/search/readings/near-facets.ts';
import { suggest, type SuggestedNames } from '../../../domain/search/readings/suggest.ts';
import type { Synonyms } from '../../../domain/search/readings/synonyms.ts';
import { understoodOf } from '../../../domain/search/readings/understood.ts';
import type { Db } from '../../db/client.ts';
import { engineNames } from '../facts/trade-facts.ts';
import type { SyncedIndex } from '../index/sync.ts';
import type { FoundSummaries } from './found-summaries.ts';
import { numbersInDatabase } from './numbers-in-database.ts';
import { createRecent } from './recent.ts';

/** Parts on the first pages, which nearly everybody stays on: put in order together. */
const firstPages = 180;

export type WordsNow = {
  synonyms(): Promise<Synonyms>;
  names(): Promise<SuggestedNames>;
};

/** @param words gives the words of the trade and the names of cars and kinds, as they were a moment ago */
export function createSearch(
  parts: SyncedIndex,
  words: WordsNow,
  db: Db,
  foundSummaries: FoundSummaries,
): (query: SearchQuery) => Promise<SearchResult> {
  const [recent, numbers, engines] = [createRecent(), numbersInDatabase(db), engineNames];
  return async (query) => {
    const [index, synonyms, names] = await Promise.all([parts.current(), words.synonyms(), words.names()]);
    const { known, cars, sidedKinds } = names;
    const knowledge = { numbers, index, stemmer: parts.stemmer, synonyms, cars, engines, sidedKinds };
    const vehicle = vehicleOf(known, query.query);
    const offset = (query.page - 1) * query.limit;
    const isEarly = offset + query.limit <= firstPages;
    const window = isEarly ? { offset: 0, limit: firstPages } : { offset, limit: query.limit };
    const answer = (): Promise<Answer> =>
      vehicle ? findOfVehicle(knowledge, vehicle, query, window) : find(knowledge, query, window);
    // Whose car it is, and who somebody is, nobody keeps.
    const isKept = isEarly && !isPrivateQuery(query.query);
    const { ids, isSided, ...found } = isKept ? await recent(query, knowledge, answer) : await answer();
    const shown = isEarly ? ids.slice(offset, offset + query.limit) : ids;
    const summaries = await foundSummaries(known, shown, query.lang);
    const suggestions = suggest(names, query, found.facets, summaries);
    const facets = query.facets ? nearFacets(known, query, found.facets) : found.facets;
    return {
      parts: summaries,
      ...found,
      facets,
      suggestions,
      vehicle: vehicle ?? null,
      understood: vehicle ? [] : understoodOf(knowledge, query.query, found.ignored),
      sideNotStated: isSided ? summaries.filter(({ name }) => !saysSide(name)).map(({ id }) => id) : [],
    };
  };
}
