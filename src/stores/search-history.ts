/** The search history as it lies in IndexedDB; fetched with the first search. */
import { namesOneCar } from '../../domain/private-query.ts';
import { changePersisted, readPersisted, removePersisted } from '../lib/indexed-db.ts';

const key = 'searches';
/** As many as anybody looks through for one they remember. */
const mostStored = 12;

export const readSearches = async (): Promise<readonly string[]> => searchesIn(await readPersisted(key));

/** A search by VIN or number plate is not stored. @returns all that are */
export async function putInFront(query: string): Promise<readonly string[]> {
  const words = query.trim();
  if (words !== '' && !namesOneCar(words))
    await changePersisted(key, (stored) =>
      [words, ...withoutQuery(searchesIn(stored), words)].slice(0, mostStored),
    );
  return readSearches();
}

/** @returns those that are left */
export async function takeAway(query: string): Promise<readonly string[]> {
  await changePersisted(key, (stored) => withoutQuery(searchesIn(stored), query));
  return readSearches();
}

export async function forgetSearches(): Promise<readonly string[]> {
  await removePersisted(key);
  return [];
}

/** The same words in other letters are the same search. */
const withoutQuery = (queries: readonly string[], query: string): string[] =>
  queries.filter((other) => other.toLowerCase() !== query.toLowerCase());

/** Whatever was stored, only its texts are searches. */
const searchesIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((query) => typeof query === 'string' && query !== '') : [];
