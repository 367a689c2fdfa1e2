/**
 * The search of the catalogue, as the rest of the shop has it: what is behind it (`index/`, `search/`) nobody else imports
 * (`test/house/floors.ts`).
 */
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import type { SearchQuery, SearchResult } from '../../domain/contract/search.ts';
import { Problem } from '../../domain/problem.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { createStoredIndex } from './index/stored-index.ts';
import { syncParts } from './index/sync.ts';
import { knowledgeOf } from '../../domain/search/answer.ts';
import { replacementsOf } from '../../domain/replacements.ts';
import { nearPerWanted, partsNear } from '../../domain/search/index/near.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createOtherParts } from './other-parts.ts';
import { findMeant } from '../../domain/search/readings/find-meant.ts';
import { engineNames, tradeFacts } from './facts/trade-facts.ts';
import { createFoundSummaries } from './search/found-summaries.ts';
import { loadSynonyms } from './search/load-synonyms.ts';
import { numbersInDatabase } from './search/numbers-in-database.ts';
import { understand } from '../../domain/search/readings/meaning.ts';
import { createSearch } from './search/search-parts.ts';
import { namesToSuggest, type SuggestedNames } from '../../domain/search/readings/suggest.ts';
import type { Synonyms } from '../../domain/search/readings/synonyms.ts';
import { loadKnownNames } from './writing/known-names.ts';

export type CatalogueSearch = {
  /**
   * One page of what a query and its filters find, with counts and suggestions.
   *
   * Without `sort` the newest come first, as the specification's default says (section 9); with a query and without `sort` the
   * most relevant do, since somebody who typed a number or words wants the best match and not the latest arrival.
   */
  search(query: SearchQuery): Promise<SearchResult>;
  /**
   * Parts in stock that may stand in for another (`domain/replacements.ts`): the same number, then the same kind for a car that
   * both are for.
   *
   * @throws Problem `part_not_found`
   */
  near(id: number, limit: number, locale: Locale): Promise<PartSummary[]>;
  /**
   * What else of a part's donor car is in stock, the newest first. None for a part without a car.
   *
   * @throws Problem `part_not_found`
   */
  ofSameCar(id: number, limit: number, locale: Locale): Promise<PartSummary[]>;
  /**
   * For what anybody is told of parts: each is as it was when the question came, or later, whichever server is asked. Names, synonyms and
   * whatever else is no part may be a moment old.
   */
  readonly reads: Pick<Database, 'db' | 'prepare'>;
  /** Another number whenever a part is other than it was: what is shown under the same one is the same. */
  version(): Promise<number>;
  /** Resolves when the catalogue can be searched: of a million parts a second after the start, or, where none is stored, after half a minute. */
  ready(): Promise<void>;
  /** Stores the index for the next start, where the one that is stored is too old. @returns whether it did */
  store(): Promise<boolean>;
};

/** What calls that search are made of. */
export type CatalogueDeps = Deps & { readonly search: CatalogueSearch };

/** Makes a search that keeps up with the database; it reads the catalogue when it is first asked. */
export function createCatalogueSearch({
  database,
  clock,
  config,
}: Pick<Deps, 'database' | 'clock' | 'config'>): CatalogueSearch {
  const { db } = database;
  const stored = createStoredIndex(config.dataDir, database.work.db, clock);
  const parts = syncParts(database, stored);
  const reads = database.readingFrom(parts.changedBefore);
  const cachedSynonyms = createAnswerCache<Synonyms>(clock, () => true);
  const cachedNames = createAnswerCache<SuggestedNames>(clock, () => true);
  const names = () => cachedNames('all', async () => namesToSuggest(await loadKnownNames(db), tradeFacts));
  const synonyms = () => cachedSynonyms('all', () => loadSynonyms(db));
  const otherParts = createOtherParts(reads.prepare);
  const foundSummaries = createFoundSummaries(db, reads.prepare, config);

  return {
    search: createSearch(parts, { synonyms, names }, db, foundSummaries),
    async near(id, limit, locale) {
      const [others, index] = await Promise.all([otherParts(id), parts.current()]);
      if (!others) throw new Problem('part_not_found');
      // While much comes in at once the index may not know a part yet.
      const near = partsNear(index, id, limit * nearPerWanted) ?? [];
      const ids = [...new Set([id, ...others.sameNumber, ...near])];
      const [part, ...candidates] = await foundSummaries((await names()).known, ids, locale);
      // It was removed in between.
      if (part?.id !== id) throw new Problem('part_not_found');
      return replacementsOf(part, candidates, limit);
    },
    async ofSameCar(id, limit, locale) {
      const others = await otherParts(id);
      if (!others) throw new Problem('part_not_found');
      return foundSummaries((await names()).known, others.sameCar.slice(0, limit), locale);
    },
    reads,
    version: parts.version,
    async ready() {
      await parts.current();
    },
    store: () => stored.keep(parts.atMoment),
  };
}

/**
 * Numbers of all parts that a query finds, the best first. For a process that asks once: it reads the whole catalogue for it.
 *
 * @param isSold only those of which nothing can be bought
 */
export async function findAll(
  database: Pick<Database, 'db' | 'prepare'>,
  query: string,
  { isSold }: { readonly isSold: boolean },
): Promise<readonly number[]> {
  const { db } = database;
  const { current } = syncParts(database);
  const index = await current();
  const knowledge = knowledgeOf({
    numbers: numbersInDatabase(db),
    index,
    synonyms: await loadSynonyms(db),
    names: namesToSuggest(await loadKnownNames(db), tradeFacts),
    engines: engineNames,
  });
  const meaning = await understand(knowledge, query);
  const { ids } = await findMeant(index, { onlySold: isSold }, meaning, { offset: 0, limit: index.size() });
  return ids;
}
