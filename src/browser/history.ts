/** The browser's history: which address is shown, how one came to it, and how far down it was read. */
import { readInTab, storeInTab } from './storage.ts';

/** What an entry of the browser's history holds: its name, and whether a link of the app led to it. */
type Entry = { readonly entry: string; readonly isFollowed: boolean } | null;

/** Under which the scroll positions lie with the tab; browsers hold it already. */
const positionsKey = 'places';
const mostPositions = 50;

/** Of the address that is shown. */
export const currentPathname = (): string => location.pathname;

/** Back to where a link of the app was followed from; to the address where the visit began here. */
export function goBackOr(address: string): void {
  if ((history.state as Entry)?.isFollowed) history.back();
  else location.replace(address);
}

export type ScrollHistory = {
  /** Goes on to a new address, or replaces the one that is shown. */
  push(address: string, replace: boolean): void;
  /** How far down the shown address was scrolled when it was left, in pixels. */
  scrolledTo(): number;
};

/**
 * The address bar, and the scroll position of each of its entries: the browser's own memory comes before
 * a page has its content.
 *
 * @param onReturn the address changed by back, forward or by hand
 */
export function openHistory(onReturn: (address: string) => void): ScrollHistory {
  history.scrollRestoration = 'manual';
  const positions = readPositions();
  const fresh = (): string => String(performance.timeOrigin + performance.now());
  const entry = (): Entry => history.state as Entry;
  let shown = entry()?.entry ?? fresh();
  // An address that was typed begins at its top, and has a position of its own from then on.
  history.replaceState({ entry: shown, isFollowed: entry()?.isFollowed ?? false } satisfies Entry, '');
  const remember = () => positions.set(shown, Math.round(scrollY));

  addEventListener('popstate', () => {
    remember();
    shown = entry()?.entry ?? fresh();
    onReturn(location.pathname + location.search);
  });
  // A page that is loaded anew, or left for another site and come back to. Where it cannot be stored the page begins at its top.
  addEventListener('pagehide', () => {
    remember();
    storeInTab(positionsKey, [...positions].slice(-mostPositions));
  });
  return {
    push(address, replace) {
      if (!replace) {
        remember();
        shown = fresh();
      }
      const isFollowed = !replace || (entry()?.isFollowed ?? false);
      history[replace ? 'replaceState' : 'pushState'](
        { entry: shown, isFollowed } satisfies Entry,
        '',
        address,
      );
    },
    scrolledTo: () => positions.get(shown) ?? 0,
  };
}

function readPositions(): Map<string, number> {
  const stored = readInTab(positionsKey);
  return new Map(Array.isArray(stored) ? (stored as [string, number][]) : []);
}
