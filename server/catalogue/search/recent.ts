/** Searches of a moment ago: what many ask for, and the next page of what one asked for, is not worked out again. */
import { LRUCache } from 'lru-cache';
import type { SearchQuery } from '../../../domain/contract/search.ts';
import type { Answer } from '../../../domain/search/readings/find.ts';
import type { Knowledge } from '../../../domain/search/readings/meaning.ts';

type Known = Pick<Knowledge, 'index' | 'synonyms'>;
type CachedAnswer = { readonly answer: Answer; readonly known: Known; readonly version: number };

const maxCached = 200;

/** @returns gives the answer that is still true, or works it out */
export function createRecent(): (
  query: SearchQuery,
  known: Known,
  find: () => Promise<Answer>,
) => Promise<Answer> {
  const cache = new LRUCache<string, CachedAnswer>({ max: maxCached });
  return async (query, { index, synonyms }, find) => {
    const key = keyOf(query);
    const recent = cache.get(key);
    const isTrue =
      recent?.known.index === index &&
      recent.known.synonyms === synonyms &&
      recent.version === index.version();
    if (isTrue) return recent.answer;
    const version = index.version();
    const answer = await find();
    cache.set(key, { answer, known: { index, synonyms }, version });
    return answer;
  };
}

/** What decides the answer: everything but the page, the language and how much of the counts is told. */
function keyOf({
  page: _page,
  limit: _limit,
  lang: _lang,
  facets: _facets,
  ...options
}: SearchQuery): string {
  return JSON.stringify(options);
}
