/** The outbox: what waits for a network lies in IndexedDB, for it may have photos. Page and service worker have the same. */
import { clear, createStore, del, delMany, get, set, values, type UseStore } from 'idb-keyval';
import { orElse } from '../or-else.ts';
import { isOutboxItem, type OutboxItem } from './outbox-item.ts';

/** Names the database, and the channel on which changes are told. It is older than its present name, and lies in people's browsers. */
const boxName = 'letters';

let box: UseStore | undefined;
const opened = (): UseStore => (box ??= createStore(boxName, boxName));

/** The oldest first; none where nothing can be stored. */
export async function readOutbox(): Promise<OutboxItem[]> {
  const stored = await orElse<unknown[]>(() => values(opened()), []);
  return stored.filter(isOutboxItem).sort((one, other) => one.writtenAt - other.writtenAt);
}

export const isInOutbox = (key: string): Promise<boolean> =>
  orElse(async () => (await get(key, opened())) !== undefined, false);

/** @returns false where there is no room, or none may be had */
export async function putInOutbox(item: OutboxItem): Promise<boolean> {
  const isStored = await orElse(() => set(item.key, item, opened()).then(() => true), false);
  if (isStored) tellChange();
  return isStored;
}

export async function removeFromOutbox(key: string): Promise<void> {
  await orElse(() => del(key, opened()), undefined);
  tellChange();
}

/**
 * Whoever comes next is somebody else.
 *
 * @param all also those that were written by nobody who was signed in
 */
export async function clearOutbox(all: boolean): Promise<void> {
  const items = await readOutbox();
  const theirs = items.filter(({ author }) => author !== undefined).map(({ key }) => key);
  await orElse(() => (all ? clear(opened()) : delMany(theirs, opened())), undefined);
  tellChange();
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(boxName);
  } catch {
    return undefined;
  }
}

function tellChange(): void {
  const channel = openChannel();
  channel?.postMessage('changed');
  channel?.close();
}

/** Calls back whenever something came, went or changed, here, in another tab or in the worker. @returns stops it */
export function onOutboxChange(callback: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', callback);
  return () => channel?.close();
}

/** Keys of what somebody has before their eyes: nobody need tell them what became of it. */
const watched = new Set<string>();

/** @returns ends it */
export function watchItem(key: string): () => void {
  watched.add(key);
  return () => void watched.delete(key);
}

export const isItemWatched = (key: string): boolean => watched.has(key);
