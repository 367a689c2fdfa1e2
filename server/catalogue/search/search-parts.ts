/** The search of the catalogue: understand, find and count in memory, and read one page from the database. */
import type { SearchQuery, SearchResult } from '../../../domain/contract/search.ts';
import { isPrivateQuery } from '../../../domain/private-query.ts';
import { answerSearch } from '../../../domain/search/answer.ts';
import type { SuggestedNames } from '../../../domain/search/readings/suggest.ts';
import type { Synonyms } from '../../../domain/search/readings/synonyms.ts';
import type { Db } from '../../db/client.ts';
import { engineNames } from '../facts/trade-facts.ts';
import type { SyncedIndex } from '../index/sync.ts';
import type { FoundSummaries } from './found-summaries.ts';
import { numbersInDatabase } from './numbers-in-database.ts';
import { createRecent } from './recent.ts';

export type WordsNow = {
  synonyms(): Promise<Synonyms>;
  names(): Promise<SuggestedNames>;
};

/** @param words gives the words of the trade and the names of cars and kinds, as they were a moment ago */
export function createSearch(
  parts: SyncedIndex,
  words: WordsNow,
  db: Db,
  summaries: FoundSummaries,
): (query: SearchQuery) => Promise<SearchResult> {
  const [recent, numbers, engines] = [createRecent(), numbersInDatabase(db), engineNames];
  return async (query) => {
    const [index, synonyms, names] = await Promise.all([parts.current(), words.synonyms(), words.names()]);
    // Whose car it is, and who somebody is, nobody keeps.
    const isPrivate = isPrivateQuery(query.query);
    return answerSearch({ index, numbers, synonyms, names, engines }, query, {
      summaries,
      remembered: (knowledge, answer) => (isPrivate ? answer() : recent(query, knowledge, answer)),
    });
  };
}
