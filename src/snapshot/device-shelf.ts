/** Where the copy lies in a browser: a database of its own, so that what is everybody's goes and stays apart from what is the person's. */
import { createStore, delMany, get, keys, setMany, type UseStore } from 'idb-keyval';
import { ShelfRefused, type Shelf } from './stored-copy.ts';
import { database } from './stored-names.ts';

export function openDeviceShelf(): Shelf {
  let store: UseStore | undefined;
  async function within<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result> {
    try {
      store ??= createStore(database.name, database.store);
      return await work(store);
    } catch (error) {
      // The connection may be what broke: the next call opens another.
      store = undefined;
      throw new ShelfRefused((error as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'forbidden');
    }
  }
  return {
    get: (key) => within((open) => get(key, open)),
    set: (entries) =>
      within((open) =>
        setMany(
          entries.map(([key, value]) => [key, value]),
          open,
        ),
      ),
    remove: (names) => within((open) => delMany([...names], open)),
    keys: () => within((open) => keys<string>(open)),
  };
}
