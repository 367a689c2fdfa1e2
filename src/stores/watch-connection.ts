/** While the shop cannot be reached it is asked now and then whether it can: `navigator.onLine` does not know. */
import { effect } from '@preact/signals-react';
import { isCutOff, isReachable, onNetworkChange } from '../browser/network.ts';
import { after } from '../browser/time.ts';
import { isBehindPortal } from '../browser/network-quality.ts';
import { noteLoss } from '../lib/network.ts';
import type { Connection } from './connection.ts';

const firstPauseMs = 3_000;
const longestPauseMs = 15_000;

/** @param onBack called each time it can be reached again */
export function watchConnection({ isLost, isPortal, found }: Connection, onBack: () => void): void {
  let cancel = () => {};
  let wasLost = false;

  async function lookForPortal(): Promise<void> {
    const isSo = await isBehindPortal();
    // The shop may be back by now.
    isPortal.value = isSo && isLost.peek();
  }

  async function ask(pauseMs: number): Promise<void> {
    cancel();
    const isThere = await isReachable();
    found(isThere);
    noteLoss(!isThere);
    if (!isThere) await lookForPortal();
    if (!isThere) cancel = after(pauseMs, () => void ask(Math.min(pauseMs * 2, longestPauseMs)));
  }

  if (isCutOff()) found(false);
  // What the browser says is a reason to look.
  onNetworkChange(() => void ask(firstPauseMs));
  effect(() => {
    noteLoss(isLost.value);
    if (isLost.value) {
      void lookForPortal();
      wasLost = true;
      cancel = after(firstPauseMs, () => void ask(firstPauseMs));
    } else {
      cancel();
      // The next loss is another one.
      isPortal.value = false;
      if (wasLost) onBack();
      wasLost = false;
    }
  });
}
