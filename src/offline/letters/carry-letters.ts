/** Carries all letters that wait, one after the other, and writes down what became of each. */
import { withLock } from '../with-lock.ts';
import { carryLetter } from './carry-letter.ts';
import { putLetter, readLetters } from './letter-box.ts';

/** What the service worker is woken for. */
export const letterTag = 'letters';

/**
 * Tabs and the worker take turns. Should two of them carry the same letter after all, its key has it taken once.
 *
 * @param now milliseconds since 1970
 * @returns whether some still wait
 */
export async function carryLetters(fetch: typeof globalThis.fetch, now: () => number): Promise<boolean> {
  return withLock(letterTag, async () => {
    let isAnyLeft = false;
    for (const letter of await readLetters()) {
      if (letter.fate !== 'waiting') continue;
      const after = await carryLetter(letter, fetch, now());
      // Another one may go all the same.
      if (after.fate === 'waiting') isAnyLeft = true;
      else await putLetter(after);
    }
    return isAnyLeft;
  });
}
