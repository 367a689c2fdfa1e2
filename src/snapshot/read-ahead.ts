/**
 * What opening the copy asks for first, asked for before the rest of the worker's file is evaluated: the device reads while the worker
 * gets ready. To be imported before all that takes time.
 */

import type { Prefetched } from './prefetched-store.ts';
import { database, keyOf } from './stored-names.ts';

/** Each release has its own file of this code: what another one worked out is not read. */
export const madeBy = globalThis.location.pathname;

/** Opened before anything is read: what another tab writes from here on is heard. */
export const tabs = new BroadcastChannel('yard');

/** @returns undefined where there is none: reading makes none */
function openDatabase(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = globalThis.indexedDB.open(database.name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

const settled = <Value>(request: IDBRequest<Value>): Promise<Value | undefined> =>
  new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });

function readAhead(): Prefetched {
  const reading = openDatabase()
    .then((opened) => {
      if (!opened?.objectStoreNames.contains(database.store)) {
        opened?.close();
        return undefined;
      }
      const transaction = opened.transaction(database.store);
      const store = transaction.objectStore(database.store);
      // One that stays open keeps everybody from removing the database.
      transaction.oncomplete = transaction.onabort = () => opened.close();
      const value = (key: string): Promise<unknown> => settled<unknown>(store.get(key));
      return {
        head: value(keyOf.head),
        savedMark: value(keyOf.savedMark),
        saved: value(keyOf.saved),
        keys: settled(store.getAllKeys()) as Promise<string[] | undefined>,
      };
    })
    // Where nothing may be stored the next to ask is told so.
    .catch(() => undefined);
  const saved = reading.then(async (read) => {
    const [mark, value] = [await read?.savedMark, await read?.saved];
    const isOwn = (mark as { readonly madeBy?: unknown } | undefined)?.madeBy === madeBy;
    return isOwn && value instanceof Blob ? value.arrayBuffer().catch(() => undefined) : value;
  });
  return {
    values: new Map([
      [keyOf.head, reading.then((read) => read?.head)],
      [keyOf.savedMark, reading.then((read) => read?.savedMark)],
      [keyOf.saved, saved],
    ]),
    keys: reading.then((read) => read?.keys),
  };
}

export const prefetched = readAhead();
