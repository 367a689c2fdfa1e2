/**
 * A new version of the shop: offered, never forced (design 4.22). Taken in one tab it comes to all of them, but to none under
 * somebody's hands: a tab with something typed and not sent, or at the checkout, goes on as it is and changes with its next page.
 */
import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { reload } from '../browser/page-lifecycle.ts';
import { openChannel } from '../browser/tabs.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';
import { isAtCheckout, isUndisturbed } from '../lib/undisturbed.ts';

export type NewVersion = ReturnType<typeof openNewVersion>;

/** Registers the worker, which tells of new versions; in the built shop only, development has none. */
export function openNewVersion() {
  const isThere = signal(false);
  const isPutOff = signal(false);
  /** Whether the worker is newer than this page. */
  let isTakenOver = false;
  /** Whether the person said so, here or in another tab. */
  let isWanted = false;
  let letTakeOver = () => {};

  function change(): void {
    if (isWanted && isTakenOver && isUndisturbed()) reload();
  }
  const tellOthers = openChannel<'wanted'>('new version', () => {
    isWanted = true;
    change();
  });

  if (import.meta.env.PROD)
    letTakeOver = registerServiceWorker({
      onWaiting: () => (isThere.value = true),
      onTakenOver() {
        isTakenOver = true;
        isThere.value = true;
        isPutOff.value = false;
        change();
      },
    });

  return {
    isOffered: computed(() => isThere.value && !isPutOff.value) as ReadonlySignal<boolean>,
    /** Whether a page that is opened now had better be loaded anew: the one that is left is given up anyway. */
    isDue: (): boolean => isTakenOver && !isAtCheckout(),
    take(): void {
      if (isTakenOver) return reload();
      isWanted = true;
      tellOthers('wanted');
      letTakeOver();
    },
    /** Not offered again before the next visit, unless another tab takes it. */
    putOff: (): void => void (isPutOff.value = true),
  };
}
