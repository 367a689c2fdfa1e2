/** Where letters lie until they go: IndexedDB, for they may have photos. Page and service worker have the same. */
import { clear, createStore, del, set, values, type UseStore } from 'idb-keyval';
import { isLetter, type Letter } from './letter.ts';

/** Names the database, and the channel on which changes are told. */
const boxName = 'letters';

let box: UseStore | undefined;
const opened = (): UseStore => (box ??= createStore(boxName, boxName));

/** The oldest first; none where nothing can be kept. */
export async function readLetters(): Promise<Letter[]> {
  const kept: unknown[] = await values(opened()).catch(() => []);
  return kept.filter(isLetter).sort((one, other) => one.writtenAt - other.writtenAt);
}

/** @returns false where there is no room, or none may be had */
export async function putLetter(letter: Letter): Promise<boolean> {
  try {
    await set(letter.key, letter, opened());
  } catch {
    return false;
  }
  tellChange();
  return true;
}

export async function removeLetter(key: string): Promise<void> {
  await del(key, opened()).catch(() => {});
  tellChange();
}

/** Whoever comes next is somebody else. */
export async function emptyLetterBox(): Promise<void> {
  await clear(opened()).catch(() => {});
  tellChange();
}

function tellChange(): void {
  const channel = new BroadcastChannel(boxName);
  channel.postMessage('changed');
  channel.close();
}

/** Calls back whenever a letter came, went or changed, here, in another tab or in the worker. @returns stops it */
export function onLetterChange(callback: () => void): () => void {
  const channel = new BroadcastChannel(boxName);
  channel.addEventListener('message', callback);
  return () => channel.close();
}
