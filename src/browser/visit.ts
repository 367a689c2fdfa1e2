/** Whose this tab is, and whether what an account left in it may be shown (design 4.18). */
import { storageKeys } from '../../domain/constants.ts';
import { readStored } from './storage.ts';

/** Forgets what was stored with the tab, drafts of forms above all (design 4.18): whoever comes next is somebody else. */
export function forgetVisit(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Forbidden: then there is nothing.
  }
}

/** Whether what an account left in this tab is held back. */
let isHeld = false;
export const isVisitHeld = (): boolean => isHeld;
const released = 'visitreleased';

/**
 * Somebody is signed in, and it is not known yet who: what an account left in this tab is held back until it is, unless the browser's
 * own note, which the latest account left, names the same.
 */
export function holdVisit(): void {
  try {
    const owner = sessionStorage.getItem(storageKeys.owner);
    isHeld = owner !== null && owner !== readStored(storageKeys.owner);
  } catch {
    // Forbidden: then nothing is stored.
  }
}

/** Calls back once it is known whose is what was held back, and what is not the present account's is gone. @returns stops it */
export function onVisitReleased(callback: () => void): () => void {
  addEventListener(released, callback);
  return () => removeEventListener(released, callback);
}

/**
 * Says whose this tab is; what was stored with it for another account goes.
 *
 * @param id undefined for nobody's
 * @returns whether the page may show something of another account
 */
export function ownVisit(id: string | undefined): boolean {
  const wasHeld = isHeld;
  isHeld = false;
  let isAnothers = false;
  try {
    const before = sessionStorage.getItem(storageKeys.owner);
    isAnothers = before !== null && before !== id;
    if (isAnothers) forgetVisit();
    if (id) sessionStorage.setItem(storageKeys.owner, id);
  } catch {
    // Forbidden: then nothing is stored.
  }
  if (wasHeld) dispatchEvent(new Event(released));
  return isAnothers && !wasHeld;
}
