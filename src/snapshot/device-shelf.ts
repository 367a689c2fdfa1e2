/** Where the copy lies in a browser: a database of its own, so that what is everybody's goes and stays apart from what is the person's. */
import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';
import type { Ahead } from './read-ahead.ts';
import { ShelfRefused, type Shelf } from './stored-copy.ts';
import { place } from './stored-names.ts';

/** @param ahead what has been read already: each is given once, as long as nothing was written */
export function openDeviceShelf(ahead?: Ahead): Shelf {
  let store: UseStore | undefined;
  const known = ahead?.values ?? new Map<string, Promise<unknown>>();
  let knownKeys = ahead?.keys;

  async function within<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
    try {
      store ??= createStore(place.database, place.store);
      return await work(store);
    } catch (error) {
      // The connection may be what broke: the next call opens another.
      store = undefined;
      throw new ShelfRefused((error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden');
    }
  }

  function writing(work: (store: UseStore) => Promise<void>): Promise<void> {
    known.clear();
    knownKeys = undefined;
    return within(work);
  }

  return {
    async get(key) {
      const value = known.get(key);
      known.delete(key);
      return (await value) ?? within((open) => get(key, open));
    },
    set: (entries) =>
      writing((open) =>
        setMany(
          entries.map(([key, value]) => [key, value]),
          open,
        ),
      ),
    remove: (names) => writing((open) => delMany([...names], open)),
    async keys() {
      const found = knownKeys;
      knownKeys = undefined;
      return [...((await found) ?? (await within((open) => keys<string>(open))))];
    },
  };
}
