/** What waits in this browser for a network, in a database of its own; each change is told to other tabs and to the service worker. */
import { createStore, delMany, get, keys, promisifyRequest, set, values, type UseStore } from 'idb-keyval';
import { orElse } from '../or-else.ts';

export type Box<Item> = {
  /** In no order; none where nothing can be stored. */
  read(): Promise<Item[]>;
  keys(): Promise<string[]>;
  get(key: string): Promise<Item | undefined>;
  has(key: string): Promise<boolean>;
  /** @returns false where there is no room, or none may be had */
  put(key: string, item: Item): Promise<boolean>;
  /**
   * Makes something else of what lies there, in one go: nobody else's change comes in between. Undefined is nothing.
   *
   * @returns false where there is no room, or none may be had
   */
  change(key: string, next: (item: Item | undefined) => Item | undefined): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
  /** Calls back when something came, went or changed, here or elsewhere, or was told. @returns stops it */
  onChange(callback: (told: unknown) => void): () => void;
  tell(what: unknown): void;
};

/**
 * @param name of the database, and of the channel on which changes are told
 * @param isItem whether what lies there is an item of this version of the shop: another is as if it were not there
 */
export function openBox<Item>(name: string, isItem: (stored: unknown) => stored is Item): Box<Item> {
  let box: UseStore | undefined;
  const opened = (): UseStore => (box ??= createStore(name, name));

  function openChannel(): BroadcastChannel | undefined {
    try {
      return new BroadcastChannel(name);
    } catch {
      return undefined;
    }
  }

  function tell(what: unknown): void {
    const channel = openChannel();
    channel?.postMessage(what);
    channel?.close();
  }

  return {
    tell,
    async read() {
      const stored = await orElse<unknown[]>(() => values(opened()), []);
      return stored.filter(isItem);
    },
    keys: () => orElse<string[]>(() => keys(opened()), []),
    async get(key) {
      const stored = await orElse<unknown>(() => get(key, opened()), undefined);
      return isItem(stored) ? stored : undefined;
    },
    has: (key) => orElse(async () => (await get(key, opened())) !== undefined, false),
    async put(key, item) {
      const isStored = await orElse(() => set(key, item, opened()).then(() => true), false);
      if (isStored) tell('changed');
      return isStored;
    },
    async change(key, next) {
      const isStored = await orElse(
        () =>
          opened()('readwrite', async (store) => {
            const stored: unknown = await promisifyRequest<unknown>(store.get(key));
            const became = next(isItem(stored) ? stored : undefined);
            if (became === undefined) store.delete(key);
            else store.put(became, key);
            await promisifyRequest(store.transaction);
            return true;
          }),
        false,
      );
      if (isStored) tell('changed');
      return isStored;
    },
    async remove(some) {
      await orElse(() => delMany([...some], opened()), undefined);
      tell('changed');
    },
    onChange(callback) {
      const channel = openChannel();
      channel?.addEventListener('message', ({ data }) => callback(data));
      return () => channel?.close();
    },
  };
}
