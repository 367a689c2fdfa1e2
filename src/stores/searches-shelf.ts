/** The search history as it lies in IndexedDB; fetched with the first search. */
import { changeKept, readKept, removeKept } from '../lib/kept.ts';

const key = 'searches';
/** As many as anybody looks through for one they remember. */
const mostKept = 12;

export const readSearches = async (): Promise<readonly string[]> => searchesIn(await readKept(key));

/** @returns all that are kept */
export async function putInFront(query: string): Promise<readonly string[]> {
  const words = query.trim();
  if (words !== '')
    await changeKept(key, (kept) => [words, ...withoutQuery(searchesIn(kept), words)].slice(0, mostKept));
  return readSearches();
}

/** @returns those that are left */
export async function takeAway(query: string): Promise<readonly string[]> {
  await changeKept(key, (kept) => withoutQuery(searchesIn(kept), query));
  return readSearches();
}

export async function forgetSearches(): Promise<readonly string[]> {
  await removeKept(key);
  return [];
}

/** The same words in other letters are the same search. */
const withoutQuery = (queries: readonly string[], query: string): string[] =>
  queries.filter((other) => other.toLowerCase() !== query.toLowerCase());

/** Whatever was kept, only its texts are searches. */
const searchesIn = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((query) => typeof query === 'string' && query !== '') : [];
