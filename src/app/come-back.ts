/** The network is back: what could not be shown, or was shown as it was cached, is asked for again. */
import { effect, untracked } from '@preact/signals-react';
import type { i18n } from 'i18next';
import { localized } from '../../domain/routes.ts';
import { hasUnsentInput } from '../browser/forms.ts';
import { after, now } from '../browser/time.ts';
import { addLiveRegion } from '../browser/accessibility.ts';
import type { Renewed } from '../offline/keep-order.ts';
import type { Stores } from '../stores/stores.tsx';
import type { Navigator } from './navigator.ts';
import type { Shown } from './open.ts';

/** How long a page that was just opened is given to stand there. */
const momentMs = 500;
/** A shop that answers some calls and not others is asked again after pauses that grow until a page was had. */
const firstPauseMs = 10_000;
const longestPauseMs = 3 * 60_000;

/** What a page says, as far as the shop told it. */
const said = (page: Shown): string => JSON.stringify(page.kind === 'page' ? page.data : page.kind);

export type ComeBack = {
  /** To be called each time the shop can be reached again. */
  readonly isBack: () => void;
  /** An answer came after what is cached was shown in its place. @param renewed what it changed about results of this device */
  readonly isLate: (renewed?: Renewed) => void;
  /** The shop did not answer after this device had. */
  readonly isMissed: () => void;
  /** The network may have come back before anybody watched it. */
  readonly look: () => void;
};

export function createComeBack(
  { shown, isMoving, navigate }: Navigator,
  { connection, session, toasts }: Stores,
  { t }: i18n,
): ComeBack {
  let cancel = () => {};
  let pauseMs = firstPauseMs;
  let earliest = 0;
  const place = addLiveRegion();
  place.className = 'hidden';

  /** @param isAhead the page shows what this device gave ahead of the shop */
  function look(wasMoving: boolean, isAhead = false): void {
    cancel();
    // Whoever is on the way to a page gets there first: then it is known how that one was had.
    const isOnTheWay = isMoving.peek();
    if (isOnTheWay || wasMoving || now() < earliest) {
      cancel = after(momentMs, () => look(isOnTheWay, isAhead));
      return;
    }
    const page = shown.peek();
    const isMissed = page.kind === 'error' && (page.trouble === 'offline' || page.trouble === 'timeout');
    const isOld = connection.cachedAt.peek() !== undefined || isAhead;
    if (!isMissed && !isOld) return;
    // What somebody is writing stays, and is seen to once it is written.
    if (hasUnsentInput()) return void (cancel = after(firstPauseMs, () => look(false, isAhead)));
    earliest = now() + pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    tellOnceRenewed(page);
    navigate(localized(page.path, page.locale) + page.search, { replace: true, keepsPlace: true });
  }

  shown.subscribe(({ kind }) => {
    if (kind === 'error' || connection.cachedAt.peek() !== undefined) return;
    pauseMs = firstPauseMs;
    earliest = 0;
  });

  /** Whoever listens hears of it where something changed. */
  function tellOnceRenewed(before: Shown): void {
    place.textContent = '';
    const stop = shown.subscribe((next) => {
      if (next === before) return;
      stop();
      const isSame = next.path === before.path && next.search === before.search;
      if (isSame && next.kind === 'page' && said(next) !== said(before))
        place.textContent = t('connection.renewed');
    });
  }

  /** Does something about the search that is shown, or that one is on the way to; of one that was left nobody wants to hear. */
  function atSearch(act: () => void): void {
    const stop = effect(() => {
      if (isMoving.value) return;
      // What is to be stopped has to have begun.
      queueMicrotask(() => stop());
      const page = shown.peek();
      if (page.kind === 'page' && page.name === 'search') untracked(act);
    });
  }

  /** What the device did not know yet is shown to whoever asks for it. */
  function tellChange({ isChanged, hasMore }: Renewed): void {
    const { path, search, locale } = shown.peek();
    if (hasMore)
      toasts.show(t('yard.more'), 'good', 'yard', {
        text: t('yard.showMore'),
        act: () => navigate(localized(path, locale) + search, { replace: true, keepsPlace: true }),
      });
    else if (isChanged) toasts.show(t('yard.renewed'), 'good', 'yard');
  }

  return {
    isBack() {
      void session.restore();
      look(false);
    },
    look: () => look(false),
    isLate(renewed) {
      const lookAgain = (isAhead: boolean) => {
        // The answer is there: nothing is asked for without end.
        earliest = 0;
        connection.found(true);
        look(false, isAhead);
      };
      if (renewed)
        return atSearch(() => {
          tellChange(renewed);
          lookAgain(true);
        });
      if (connection.cachedAt.peek() !== undefined) lookAgain(false);
    },
    isMissed() {
      connection.found(false);
      // Shown again it says how old it is.
      atSearch(() => look(false, true));
    },
  };
}
