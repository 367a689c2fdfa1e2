/** What a page does once it is alive and at rest: nothing of it is needed for a first visit. */
import { effect } from '@preact/signals-react';
import type { i18n } from 'i18next';
import type { PageRecord } from '../../domain/rendering.ts';
import { localized } from '../../domain/routes.ts';
import { askToPersist, isInstalled, linkManifest } from '../browser/installing.ts';
import { loadStyle, takeMissingStyles } from '../browser/styles.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { listen } from '../lib/network.ts';
import type { Stores } from '../stores/stores.tsx';
import { carryOver, type Present } from '../motion/carry-over.ts';
import { letSheetsBeDragged } from '../motion/drag-sheets.ts';
import { letTagsFly } from '../motion/fly.ts';
import { watchOwner } from '../stores/owner.ts';
import { watchConnection } from '../stores/watch-connection.ts';
import { createComeBack } from './come-back.ts';
import { fetchAhead, cacheCatalogue, completeRelease } from './fetch-ahead.ts';
import { followYard } from './follow-yard.ts';
import type { Navigator } from './navigator.ts';
import { makeOffers } from './offers.ts';
import { startOutbox } from './outbox.ts';

export type Visit = {
  readonly stores: Stores;
  readonly moves: Navigator;
  readonly words: i18n;
  /** What the server wrote into the page; the bare shell, which knows nothing of the shop's settings, has none. */
  readonly record: PageRecord | undefined;
  /** The browser's question whether to install the shop, where it came already. */
  readonly invitation: Event | undefined;
};

/**
 * @param plainly how pages have changed so far
 * @returns how they change from now on
 */
export function makeReady(visit: Visit, plainly: Present): Present {
  const { stores, moves, words, record, invitation } = visit;
  fetchAhead();
  letTagsFly(() => stores.cart.count.peek());
  letSheetsBeDragged();
  for (const address of takeMissingStyles()) void keepTrying(() => loadStyle(address));
  watchOwner(stores);
  const flushNow = startOutbox(stores, words);
  const comeBack = createComeBack(moves, stores, words);
  listen({
    isLost: () => stores.connection.isLost.peek(),
    onLate: comeBack.isLate,
    onMissed: comeBack.isMissed,
  });
  watchConnection(stores.connection, () => {
    comeBack.isBack();
    flushNow();
  });
  if (!stores.connection.isLost.peek()) comeBack.look();
  // The shell is one file for both languages.
  if (!record) linkManifest((path) => localized(path, stores.locale));
  const offers = makeOffers(stores, words, invitation);
  // The built shop only: development has no worker.
  if (import.meta.env.PROD) offers.start();
  void completeRelease();
  followYard();
  void cacheCatalogue(stores, record);
  if (!record) void askForStatistics(stores);
  const stop = effect(() => {
    if (!isInstalled() && stores.cart.count.value === 0) return;
    // Something is worth it. Asked once: what is to be stopped has to have begun.
    queueMicrotask(() => stop());
    void askToPersist().catch(() => {});
  });
  return offers.follow(carryOver(plainly));
}

/** The bare shell does not know whether the shop counts. */
async function askForStatistics({ api, statistics }: Stores): Promise<void> {
  // Without an answer nothing can be counted either.
  const setting = await api.statistics().catch(() => undefined);
  statistics.start(setting?.analyticsId ?? undefined);
}
