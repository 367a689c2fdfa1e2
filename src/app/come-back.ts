/** The network is back: what could not be shown, or was shown as it was kept, is asked for again. */
import { localized } from '../../domain/routes.ts';
import { after, hasUnsentInput, now } from '../lib/browser.ts';
import type { Stores } from '../stores/stores.tsx';
import type { Navigator } from './navigator.ts';

/** How long a page that was just opened is given to stand there. */
const momentMs = 500;
/** A shop that answers some calls and not others is not asked without end. */
const pauseMs = 10_000;

/** @returns what is to be called each time the shop can be reached again */
export function createComeBack(
  { shown, isMoving, navigate }: Navigator,
  { connection, session }: Stores,
): () => void {
  let cancel = () => {};
  let earliest = 0;

  function look(wasMoving: boolean): void {
    cancel();
    // Whoever is on the way to a page gets there first: then it is known how that one was had.
    const isOnTheWay = isMoving.peek();
    if (isOnTheWay || wasMoving || now() < earliest) {
      cancel = after(momentMs, () => look(isOnTheWay));
      return;
    }
    const page = shown.peek();
    const isMissed = page.kind === 'error' && (page.trouble === 'offline' || page.trouble === 'timeout');
    const isOld = connection.keptAt.peek() !== undefined;
    // What somebody is writing stays.
    if ((!isMissed && !isOld) || hasUnsentInput()) return;
    earliest = now() + pauseMs;
    navigate(localized(page.path, page.locale) + page.search, { replace: true, keepsPlace: true });
  }

  return () => {
    void session.restore();
    look(false);
  };
}
