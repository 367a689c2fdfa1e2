/** What a page does once it is alive and at rest: nothing of it is needed for a first visit. */
import { registerServiceWorker } from '../lib/service-worker.ts';
import type { Stores } from '../stores/stores.tsx';
import { carryOver, type Present } from '../motion/carry-over.ts';
import { letSheetsBeDragged } from '../motion/drag-sheets.ts';
import { letTagsFly } from '../motion/fly.ts';
import { fetchAhead } from './fetch-ahead.ts';

/**
 * @param isShell whether the page began as the bare shell, which knows nothing of the shop's settings
 * @param plainly how pages have changed so far
 * @returns how they change from now on
 */
export function makeReady(stores: Stores, isShell: boolean, plainly: Present): Present {
  fetchAhead();
  letTagsFly(() => stores.cart.count.peek());
  letSheetsBeDragged();
  void prepareNextVisit(stores, isShell);
  return carryOver(plainly);
}

async function prepareNextVisit({ api, statistics }: Stores, isShell: boolean): Promise<void> {
  // The built shop only: development has no worker.
  if (import.meta.env.PROD) await registerServiceWorker();
  if (!isShell) return;
  // Without an answer nothing can be counted either.
  const setting = await api.statistics().catch(() => undefined);
  statistics.start(setting?.analyticsId ?? undefined);
}
