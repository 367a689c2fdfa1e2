/**
 * What a page does once it is alive and at rest: nothing of it is needed for a first visit. Each part stands alone, so that what a
 * browser does not know, or a fault, costs that part alone.
 */
import { effect } from '@preact/signals-react';
import type { i18n } from 'i18next';
import { offerIn } from '../../domain/private-offer.ts';
import type { PageRecord } from '../../domain/rendering.ts';
import { localized } from '../../domain/routes.ts';
import { askToPersist, isInstalled, linkManifest } from '../browser/installing.ts';
import { readFragment } from '../browser/page-title.ts';
import { bringLaterStyles } from '../browser/later-styles.ts';
import { loadStyle, takeMissingStyles } from '../browser/styles.ts';
import { apart } from '../lib/apart.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { listen } from '../lib/network.ts';
import type { Stores } from '../stores/stores.tsx';
import { carryOver, type Present } from '../motion/carry-over.ts';
import { letSheetsBeDragged } from '../motion/drag-sheets.ts';
import { letTagsFly } from '../motion/fly.ts';
import { watchOwner } from '../stores/owner.ts';
import type { NewVersion } from '../stores/new-version.ts';
import { watchConnection } from '../stores/watch-connection.ts';
import { countSteps } from './count-steps.ts';
import { createComeBack } from './come-back.ts';
import { fetchAhead, cacheCatalogue, completeRelease } from './fetch-ahead.ts';
import { bringLostDrawings } from './lost-drawings.ts';
import { followOrders } from './follow-orders.ts';
import { followYard } from './follow-yard.ts';
import { handOverCart } from './hand-over-cart.ts';
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
  /** The worker and its newer versions, which come by themselves. */
  readonly newVersion: Promise<NewVersion>;
};

/**
 * @param plainly how pages have changed so far
 * @returns how they change from now on
 */
export function makeReady(visit: Visit, plainly: Present): Present {
  const { stores, words, record, invitation, newVersion } = visit;
  let present = plainly;
  apart(
    () => watchOwner(stores),
    () => keepUpWithTheShop(visit),
    () => countSteps(stores),
    () => completeRelease(),
    () => followYard(),
    () => followOrders(stores),
    () => cacheCatalogue(stores, record),
    () => fetchAhead(),
    () => {
      for (const address of takeMissingStyles()) void keepTrying(() => loadStyle(address));
    },
    () => keepTrying(bringLaterStyles),
    () => bringLostDrawings(words),
    // The shell is one file for both languages.
    () => !record && linkManifest((path) => localized(path, stores.locale)),
    () => handOverCart(stores, visit.moves),
    () => bringOffer(visit),
    () => keepCartWithAccount(stores),
    () => !record && askForStatistics(stores),
    () => persistWhatIsWorthIt(stores),
    () => letTagsFly(() => stores.cart.count.peek()),
    () => letSheetsBeDragged(),
    () => (present = carryOver(present)),
    () => (present = makeOffers(stores, words, { invitation, newVersion })(present)),
  );
  return present;
}

/** What waits goes to the shop once it can be reached, and what is shown as it was cached is asked for anew. */
function keepUpWithTheShop({ stores, moves, words }: Visit): void {
  const { connection } = stores;
  const comeBack = createComeBack(moves, stores, words);
  let flushNow = (): void => {};
  apart(
    () => (flushNow = startOutbox(stores, words)),
    () =>
      listen({
        isLost: () => connection.isLost.peek(),
        onLate: comeBack.isLate,
        onMissed: comeBack.isMissed,
      }),
    () =>
      watchConnection(connection, () => {
        comeBack.isBack();
        flushNow();
      }),
    () => !connection.isLost.peek() && comeBack.look(),
  );
}

/** Whoever came by a link of the yard's answer has a price of their own. */
function bringOffer({ stores, moves: { navigate }, words }: Visit): void {
  if (offerIn(readFragment()) !== undefined)
    void keepTrying(() => import('./take-offer.ts')).then(({ takeOffer }) =>
      takeOffer({ stores, navigate, words }),
    );
}

/** Whoever is not signed in needs no code of it. */
function keepCartWithAccount(stores: Stores): void {
  const stop = effect(() => {
    if (!stores.session.user.value) return;
    // What is to be stopped has to have begun.
    queueMicrotask(() => stop());
    void keepTrying(() => import('./follow-account-cart.ts')).then(({ followAccountCart }) =>
      followAccountCart(stores),
    );
  });
}

/** Asked once something is worth it. */
function persistWhatIsWorthIt({ cart }: Stores): void {
  const stop = effect(() => {
    if (!isInstalled() && cart.count.value === 0) return;
    // Asked once: what is to be stopped has to have begun.
    queueMicrotask(() => stop());
    void askToPersist().catch(() => {});
  });
}

/** The bare shell does not know whether the shop counts. */
async function askForStatistics({ api, statistics }: Stores): Promise<void> {
  // Without an answer nothing can be counted either.
  const setting = await api.statistics().catch(() => undefined);
  statistics.start(setting?.analyticsId ?? undefined);
}
