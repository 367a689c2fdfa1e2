/** Letters that wait go when the network is back, also where the shop is closed by then (Background Sync). */
import { carryLetters, letterTag } from '../src/offline/letters/carry-letters.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of Chromium; TypeScript does not know it. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

export function carryLettersLater(): void {
  self.addEventListener('sync', (event: Event) => {
    const { tag, waitUntil } = event as SyncEvent;
    if (tag === letterTag) waitUntil.call(event, carryAll());
  });
}

async function carryAll(): Promise<void> {
  const isAnyLeft = await carryLetters((...call) => fetch(...call), Date.now);
  // The browser then wakes the worker once more, later.
  if (isAnyLeft) throw new Error('letters still wait');
}
