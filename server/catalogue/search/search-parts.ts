/** The search of the catalogue: understand, find and count in memory, and read one page from the database. */
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import { isPrivateQuery } from '../../../domain/private-query.ts';
import { nothing } from '../index/hits.ts';
import { saysSide } from '../index/sides.ts';
import { looksLikeNumber } from '../../../domain/number-slips.ts';
import type { Db } from '../../db/client.ts';
import type { Page, Window } from '../index/find-page.ts';
import type { SyncedIndex } from '../index/sync.ts';
import { findInstead } from './find-instead.ts';
import { isEmpty } from '../index/filters.ts';
import { countMeant, findMeant } from './find-meant.ts';
import type { FoundSummaries } from './found-summaries.ts';
import { queryOf, vehicleOf, type Vehicle } from './find-vehicle.ts';
import type { Knowledge, Meaning, Reading } from './meaning.ts';
import { understoodOf } from './understood.ts';
import { nearFacets } from './near-facets.ts';
import { readings } from './readings.ts';
import { createRecent, type Answer } from './recent.ts';
import { suggest, type SuggestedNames } from './suggest.ts';
import type { Synonyms } from './synonyms.ts';

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
  const recent = createRecent();
  return async (query) => {
    const [index, synonyms, names] = await Promise.all([parts.current(), words.synonyms(), words.names()]);
    const { known, cars, sidedKinds } = names;
    const knowledge = { db, index, stemmer: parts.stemmer, synonyms, cars, sidedKinds };
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
      understood: vehicle ? [] : understoodOf(cars, query.query, found.ignored),
      sideNotStated: isSided ? summaries.filter(({ name }) => !saysSide(name)).map(({ id }) => id) : [],
    };
  };
}

/** Parts of the car that was read, or nothing where it is not known which that is. */
async function findOfVehicle(
  knowledge: Knowledge,
  vehicle: Vehicle,
  query: SearchQuery,
  window: Window,
): Promise<Answer> {
  const wanted = queryOf(vehicle, query);
  const meaning = wanted ? {} : { find: () => nothing };
  return toAnswer(await findMeant(knowledge.index, wanted ?? query, meaning, window), meaning);
}

/** As it was typed, or as it may have been meant. */
async function find(knowledge: Knowledge, query: SearchQuery, window: Window): Promise<Answer> {
  const misses: (Reading & { page: Page })[] = [];
  const isFiltered = !isEmpty(query);
  for await (const reading of readings(knowledge, query.query)) {
    const page = await findMeant(knowledge.index, query, reading.meaning, window);
    if (page.total > 0) return toAnswer(page, reading.meaning, reading.ignored);
    misses.push({ ...reading, page });
    // What was meant is there, and the filters hide it: another reading would find what nobody asked for.
    if (isFiltered && (await countMeant(knowledge.index, {}, reading.meaning)) > 0) break;
  }
  // Every query is read at least once, as it was typed.
  const [asTyped] = misses as [(typeof misses)[number]];
  // What the filters hide from any reading would be found without them.
  const without = misses.map(({ page }) => page.without).find(({ length }) => length > 0) ?? [];
  const numbers = [...(misses.at(-1)?.near ?? [])];
  // Pieces of a number tell nothing by themselves.
  const words = looksLikeNumber(query.query) ? [] : (asTyped.meaning.words ?? []);
  const instead = await findInstead(knowledge, query, words);
  return {
    ...toAnswer(asTyped.page, {}),
    instead: { ...instead, without: [...without, ...instead.without], numbers },
  };
}

const toAnswer = (
  { ids, total, facets }: Page,
  { isSided = false }: Meaning,
  ignored: readonly string[] = [],
): Answer => ({
  ids,
  isSided,
  total,
  facets,
  ignored: [...ignored],
  instead: { without: [], withoutWord: [], words: [], absentCar: null, numbers: [] },
});
