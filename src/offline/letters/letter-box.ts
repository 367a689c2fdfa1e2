/** Where letters lie until they go: IndexedDB, for they may have photos. Page and service worker have the same. */
import { clear, createStore, del, delMany, get, set, values, type UseStore } from 'idb-keyval';
import { isLetter, type Letter } from './letter.ts';

/** Names the database, and the channel on which changes are told. */
const boxName = 'letters';

let box: UseStore | undefined;
const opened = (): UseStore => (box ??= createStore(boxName, boxName));

/** The oldest first; none where nothing can be kept. */
export async function readLetters(): Promise<Letter[]> {
  const kept = await orElse<unknown[]>(() => values(opened()), []);
  return kept.filter(isLetter).sort((one, other) => one.writtenAt - other.writtenAt);
}

export const hasLetter = (key: string): Promise<boolean> =>
  orElse(async () => (await get(key, opened())) !== undefined, false);

/** @returns false where there is no room, or none may be had */
export async function putLetter(letter: Letter): Promise<boolean> {
  const isKept = await orElse(() => set(letter.key, letter, opened()).then(() => true), false);
  if (isKept) tellChange();
  return isKept;
}

export async function removeLetter(key: string): Promise<void> {
  await orElse(() => del(key, opened()), undefined);
  tellChange();
}

/**
 * Whoever comes next is somebody else.
 *
 * @param all also those that were written by nobody who was signed in
 */
export async function clearLetters(all: boolean): Promise<void> {
  const letters = await readLetters();
  const theirs = letters.filter(({ author }) => author !== undefined).map(({ key }) => key);
  await orElse(() => (all ? clear(opened()) : delMany(theirs, opened())), undefined);
  tellChange();
}

/** A browser that forbids the database throws where it should answer, and may forbid the channel as well. */
async function orElse<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
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

/** Calls back whenever a letter came, went or changed, here, in another tab or in the worker. @returns stops it */
export function onLetterChange(callback: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', callback);
  return () => channel?.close();
}
