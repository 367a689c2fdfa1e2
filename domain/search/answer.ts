/** The answer to a search, wherever the catalogue lies: what is understood, found, counted and suggested. */
import type { Locale } from '../constants.ts';
import type { PartSummary } from '../contract/parts.ts';
import type { SearchQuery, SearchResult } from '../contract/search.ts';
import { saysAnySide } from '../side-words.ts';
import { vehicleOf } from './cars/find-vehicle.ts';
import type { EngineNames } from './cars/engine-names.ts';
import type { KnownNames } from './cars/known-names.ts';
import type { PartIndex } from './index/part-index.ts';
import { find, findOfVehicle, type Answer } from './readings/find.ts';
import type { Knowledge } from './readings/meaning.ts';
import { nearFacets } from './readings/near-facets.ts';
import type { PartNumbers } from './readings/part-numbers.ts';
import { respelled } from './readings/respell.ts';
import { rememberNumbers } from './readings/remembered-numbers.ts';
import { suggest, type SuggestedNames } from './readings/suggest.ts';
import type { Synonyms } from './readings/synonyms.ts';
import { withoutTakenBack } from './readings/taken-back.ts';
import { understoodOf } from './readings/understood.ts';

/** A catalogue as it is at a moment. */
export type Searched = {
  readonly index: PartIndex;
  readonly numbers: PartNumbers;
  readonly synonyms: Synonyms;
  readonly names: SuggestedNames;
  readonly engines: EngineNames;
};

/** What one query is understood with. */
export const knowledgeOf = ({ names: { cars, sidedKinds }, numbers, ...searched }: Searched): Knowledge => ({
  ...searched,
  numbers: rememberNumbers(numbers),
  cars,
  sidedKinds,
});

/** Parts on the first pages, which nearly everybody stays on: put in order together. */
const firstPages = 180;

export type Asked = {
  /** Gives the parts of a page as they are shown, in the order of their ids. */
  readonly summaries: (names: KnownNames, ids: readonly number[], locale: Locale) => Promise<PartSummary[]>;
  /** May remember the answer to the first pages of a query. */
  readonly remembered?: (knowledge: Knowledge, answer: () => Promise<Answer>) => Promise<Answer>;
};

export async function answerSearch(
  searched: Searched,
  asked: SearchQuery,
  { summaries, remembered = (_, answer) => answer() }: Asked,
): Promise<SearchResult> {
  const knowledge = knowledgeOf(searched);
  const { names } = searched;
  const { known } = names;
  const vehicle = vehicleOf(known, asked.query);
  const query = vehicle
    ? asked
    : { ...asked, query: respelled(knowledge, withoutTakenBack(knowledge, asked.query)) };
  const offset = (query.page - 1) * query.limit;
  const isEarly = offset + query.limit <= firstPages;
  const window = isEarly ? { offset: 0, limit: firstPages } : { offset, limit: query.limit };
  const answer = (): Promise<Answer> =>
    vehicle ? findOfVehicle(knowledge, vehicle, query, window) : find(knowledge, query, window);
  const { ids, isSided, ...found } = isEarly ? await remembered(knowledge, answer) : await answer();
  const parts = await summaries(known, isEarly ? ids.slice(offset, offset + query.limit) : ids, query.lang);
  return {
    parts,
    ...found,
    facets: query.facets ? nearFacets(known, query, found.facets) : found.facets,
    suggestions: suggest(names, query, found.facets, parts),
    vehicle: vehicle ?? null,
    understood: vehicle ? [] : understoodOf(knowledge, query.query, found.ignored),
    sideNotStated: isSided ? parts.filter(({ name }) => !saysAnySide(name)).map(({ id }) => id) : [],
  };
}
