/** The store of a device, of which some was read before it was asked for. */
import type { Shelf } from './stored-copy.ts';

/** Each undefined where there is no such thing, or it cannot be read: the shelf will say why. */
export type Prefetched = {
  /** Emptied as they are given: one of them is as large as the catalogue. */
  readonly values: Map<string, Promise<unknown>>;
  readonly keys: Promise<readonly string[] | undefined>;
};

/**
 * @param prefetched each is given once; whatever is written, asked for a second time, was not there or not read ahead ends it: other tabs write
 *   too
 */
export function withPrefetched(shelf: Shelf, { values, ...others }: Prefetched): Shelf {
  let keys: Prefetched['keys'] | undefined = others.keys;

  function end(): void {
    values.clear();
    keys = undefined;
  }

  return {
    async get(key) {
      const reading = values.get(key);
      if (!reading) end();
      values.delete(key);
      const value = await reading;
      if (value !== undefined) return value;
      end();
      return shelf.get(key);
    },
    async keys() {
      const known = keys;
      keys = undefined;
      return [...((await known) ?? (await shelf.keys()))];
    },
    set(entries) {
      end();
      return shelf.set(entries);
    },
    remove(names) {
      end();
      return shelf.remove(names);
    },
  };
}
