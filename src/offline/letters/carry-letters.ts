/** Carries all letters that wait, one after the other, and writes down what became of each. */
import { withLock } from '../with-lock.ts';
import { carryLetter } from './carry-letter.ts';
import { hasLetter, putLetter, readLetters, removeLetter } from './letter-box.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

/** What the service worker is woken for. */
export const letterTag = 'letters';

/**
 * Tabs and the worker take turns. What somebody wrote who was signed in goes only while they are; once their session is over, or
 * another one's has begun, it is thrown away. Should two of them carry the same letter after all, its key has it taken once.
 *
 * @param now milliseconds since 1970
 * @returns whether some still wait
 */
export async function carryLetters(fetch: typeof globalThis.fetch, now: () => number): Promise<boolean> {
  return withLock(letterTag, async () => {
    let isAnyLeft = false;
    const waiting = (await readLetters()).filter((letter) => letter.fate === 'waiting');
    const isAnybodys = waiting.some(({ author }) => author !== undefined);
    const present = isAnybodys ? await whoIsSignedIn(fetch) : undefined;
    for (const letter of waiting) {
      if (letter.author !== undefined && letter.author !== present) {
        if (present === undefined) isAnyLeft = true;
        else await removeLetter(letter.key);
        continue;
      }
      // Thrown away while another one was on its way, or this one.
      if (!(await hasLetter(letter.key))) continue;
      const after = await carryLetter(letter, fetch, now());
      // Another one may go all the same.
      if (after.fate === 'waiting') isAnyLeft = true;
      else if (await hasLetter(letter.key)) await putLetter(after);
    }
    return isAnyLeft;
  });
}
