/** What a page does once it is alive and at rest: nothing of it is needed for a first visit. */
import type { PageRecord } from '../../domain/rendering.ts';
import { mayFetchAhead } from '../lib/browser-later.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';
import type { Stores } from '../stores/stores.tsx';
import { carryOver, type Present } from '../motion/carry-over.ts';
import { letSheetsBeDragged } from '../motion/drag-sheets.ts';
import { letTagsFly } from '../motion/fly.ts';
import { watchConnection } from '../stores/watch-connection.ts';
import { comeBack } from './come-back.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepCatalogue } from './keep-catalogue.ts';
import type { Navigator } from './navigator.ts';

/**
 * @param record what the server wrote into the page; the bare shell, which knows nothing of the shop's settings, has none
 * @param plainly how pages have changed so far
 * @returns how they change from now on
 */
export function makeReady(
  stores: Stores,
  moves: Navigator,
  record: PageRecord | undefined,
  plainly: Present,
): Present {
  fetchAhead();
  letTagsFly(() => stores.cart.count.peek());
  letSheetsBeDragged();
  watchConnection(stores.connection, () => comeBack(moves, stores));
  void prepareNextVisit(stores, record);
  return carryOver(plainly);
}

async function prepareNextVisit(stores: Stores, record: PageRecord | undefined): Promise<void> {
  // The built shop only: development has no worker.
  if (import.meta.env.PROD) await registerServiceWorker();
  if (record) return mayFetchAhead() ? keepCatalogue(stores, record.answers) : undefined;
  // Without an answer nothing can be counted either.
  const setting = await stores.api.statistics().catch(() => undefined);
  stores.statistics.start(setting?.analyticsId ?? undefined);
}
