/** Carries what waited for a network to the shop, and says what became of it. */
import type { i18n } from 'i18next';
import { signedInCookie } from '../../domain/constants.ts';
import { readCookie } from '../browser/cookies.ts';
import { after, now } from '../browser/time.ts';
import { carryLetters } from '../offline/letters/carry-letters.ts';
import { isFollowed } from '../offline/letters/followed.ts';
import { onLetterChange, putLetter, readLetters, removeLetter } from '../offline/letters/letter-box.ts';
import { kindOf } from '../offline/letters/letter.ts';
import type { Stores } from '../stores/stores.tsx';

/** The shop answered, but could not take one: it is asked again after this. */
const pauseMs = 60_000;

/** @returns goes once more: the network is back */
export function callPostman(
  { toasts, session }: Pick<Stores, 'toasts' | 'session'>,
  { t }: i18n,
): () => void {
  async function tell(): Promise<void> {
    for (const letter of await readLetters()) {
      if (letter.fate === 'waiting' || letter.isTold || isFollowed(letter.key)) continue;
      if (letter.fate === 'sent') {
        await removeLetter(letter.key);
        toasts.show(t(`letters.sent.${kindOf(letter)}`));
      } else {
        await putLetter({ ...letter, isTold: true });
        toasts.show(t(`letters.returned.${kindOf(letter)}`), 'bad');
      }
    }
  }

  let cancel = () => {};
  async function go(): Promise<void> {
    cancel();
    const isAnyLeft = await carryLetters((...call) => fetch(...call), now);
    // The shop was asked who is signed in, and it is nobody: this page hears it too.
    if (session.token.peek() !== undefined && readCookie(signedInCookie) === undefined) void session.renew();
    if (isAnyLeft) cancel = after(pauseMs, () => void go());
  }

  // One telling after the other: nobody hears of a letter twice.
  let telling = Promise.resolve();
  const tellNext = (): void => void (telling = telling.then(tell));
  onLetterChange(tellNext);
  tellNext();
  void go();
  return () => void go();
}
