/** The outbox: what waits for a network lies in IndexedDB, for it may have photos. Page and service worker have the same. */
import { openBox } from './box.ts';
import { isOutboxItem, type OutboxItem } from './outbox-item.ts';

/** Older than its present name, and in people's browsers. */
const box = openBox('letters', isOutboxItem);

/** The oldest first; none where nothing can be stored. */
export async function readOutbox(): Promise<OutboxItem[]> {
  return (await box.read()).sort((one, other) => one.writtenAt - other.writtenAt);
}

export const isInOutbox = (key: string): Promise<boolean> => box.has(key);

/** @returns false where there is no room, or none may be had */
export const putInOutbox = (item: OutboxItem): Promise<boolean> => box.put(item.key, item);

export const removeFromOutbox = (key: string): Promise<void> => box.remove([key]);

/**
 * Whoever comes next is somebody else.
 *
 * @param all also those that were written by nobody who was signed in
 */
export async function clearOutbox(all: boolean): Promise<void> {
  if (all) return box.remove(await box.keys());
  const items = await readOutbox();
  await box.remove(items.filter(({ author }) => author !== undefined).map(({ key }) => key));
}

/** Calls back whenever something came, went or changed, here, in another tab or in the worker. @returns stops it */
export const onOutboxChange = (callback: () => void): (() => void) => box.onChange(callback);

/** Keys of what somebody has before their eyes: nobody need tell them what became of it. */
const watched = new Set<string>();

/** @returns ends it */
export function watchItem(key: string): () => void {
  watched.add(key);
  return () => void watched.delete(key);
}

export const isItemWatched = (key: string): boolean => watched.has(key);
