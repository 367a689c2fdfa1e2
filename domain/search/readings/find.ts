/** What is found for a query: as it was typed, or as it may have been meant. */
import type { SearchQuery, SearchResult } from '../../contract/search.ts';
import { looksLikeNumber } from '../../number-slips.ts';
import { queryOf, type Vehicle } from '../cars/find-vehicle.ts';
import { isEmpty } from '../index/filters.ts';
import type { Page, Window } from '../index/find-page.ts';
import { nothing } from '../index/hits.ts';
import { isAskingWord } from '../query/asking-words.ts';
import { isNotUsedPart } from '../query/not-used-parts.ts';
import { isSoftWord } from '../query/soft-words.ts';
import { besideVin } from '../query/vin.ts';
import { wordsTyped } from '../query/words-typed.ts';
import { findInstead } from './find-instead.ts';
import { countMeant, findMeant } from './find-meant.ts';
import type { Knowledge, Meaning, Reading } from './meaning.ts';
import { readings } from './readings.ts';
import { respelled } from './respell.ts';
import { namesKind } from './words-beside.ts';

export type Answer = Pick<SearchResult, 'total' | 'facets' | 'ignored' | 'instead'> & {
  readonly ids: readonly number[];
  /** A side was asked for. */
  readonly isSided: boolean;
};

/**
 * Parts of the car that was read, or nothing where it is not known which that is. What stands beside its number is looked for among
 * them, and passed over where it names no kind.
 */
export async function findOfVehicle(
  knowledge: Knowledge,
  vehicle: Vehicle,
  query: SearchQuery,
  window: Window,
): Promise<Answer> {
  const beside = vehicle.by === 'vin' ? besideVin(query.query) : '';
  const words = wordsTyped(beside).filter((word) => !isAskingWord(word) && !isSoftWord(word));
  const ofWords = words.length > 0 ? queryOf(vehicle, query, respelled(knowledge, beside)) : undefined;
  if (ofWords) {
    const found = await find(knowledge, ofWords, window);
    // What would be found with less would be that of other cars.
    const isSought = namesKind(knowledge, words) || words.some(isNotUsedPart);
    if (found.total > 0 || isSought) return { ...found, instead: nothingInstead };
  }
  const wanted = queryOf(vehicle, query, '');
  const meaning = wanted ? {} : { find: () => nothing };
  return toAnswer(
    await findMeant(knowledge.index, wanted ?? query, meaning, window),
    meaning,
    wanted ? words : [],
  );
}

/** As it was typed, or as it may have been meant. */
export async function find(knowledge: Knowledge, query: SearchQuery, window: Window): Promise<Answer> {
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
  instead: nothingInstead,
});

const nothingInstead: SearchResult['instead'] = {
  without: [],
  withoutWord: [],
  words: [],
  absentCar: null,
  numbers: [],
};
