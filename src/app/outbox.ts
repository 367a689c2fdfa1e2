/** Sends what waited for a network to the shop, and says what became of it. */
import type { i18n } from 'i18next';
import { signedInCookie } from '../../domain/constants.ts';
import { readCookie } from '../browser/storage.ts';
import { after, now } from '../browser/time.ts';
import { flushOutbox } from '../offline/outbox/flush.ts';
import {
  isItemWatched,
  onOutboxChange,
  putInOutbox,
  readOutbox,
  removeFromOutbox,
} from '../offline/outbox/outbox.ts';
import { kindOf } from '../offline/outbox/outbox-item.ts';
import type { Stores } from '../stores/stores.tsx';

/** The shop answered, but could not take one: it is asked again after this. */
const pauseMs = 60_000;

/** @returns goes once more: the network is back */
export function startOutbox(
  { toasts, session }: Pick<Stores, 'toasts' | 'session'>,
  { t }: i18n,
): () => void {
  async function tell(): Promise<void> {
    for (const item of await readOutbox()) {
      if (item.fate === 'waiting' || item.isTold || isItemWatched(item.key)) continue;
      if (item.fate === 'sent') {
        await removeFromOutbox(item.key);
        toasts.show(t(`outbox.sent.${kindOf(item)}`));
      } else {
        await putInOutbox({ ...item, isTold: true });
        toasts.show(t(`outbox.returned.${kindOf(item)}`), 'bad');
      }
    }
  }

  let cancel = () => {};
  async function go(): Promise<void> {
    cancel();
    const isAnyLeft = await flushOutbox((...call) => fetch(...call), now);
    // The shop was asked who is signed in, and it is nobody: this page hears it too.
    if (session.token.peek() !== undefined && readCookie(signedInCookie) === undefined) void session.renew();
    if (isAnyLeft) cancel = after(pauseMs, () => void go());
  }

  // One telling after the other: nobody hears of an item twice.
  let telling = Promise.resolve();
  const tellNext = (): void => void (telling = telling.then(tell));
  onOutboxChange(tellNext);
  tellNext();
  void go();
  return () => void go();
}
