/** The browser's history: which address is shown, how one came to it, and how far down it was read. */

/** What an entry of the browser's history holds: its name, and whether a link of the app led to it. */
type Entry = { readonly entry: string; readonly isFollowed: boolean } | null;

/** Back to where a link of the app was followed from; to the address where the visit began here. */
export function goBackOr(address: string): void {
  if ((history.state as Entry)?.isFollowed) history.back();
  else location.replace(address);
}

export type Places = {
  /** Goes on to a new address, or replaces the one that is shown. */
  push(address: string, replace: boolean): void;
  /** How far down the shown address was scrolled when it was left. */
  scrolledTo(): number;
};

/**
 * The address bar, and how far down each of its entries was: the browser's own memory comes before
 * a page has its content.
 *
 * @param onReturn the address changed by back, forward or by hand
 */
export function keepPlaces(onReturn: (address: string) => void): Places {
  history.scrollRestoration = 'manual';
  const storage = 'places';
  const places = new Map<string, number>(readPlaces(storage));
  const fresh = (): string => String(performance.timeOrigin + performance.now());
  const entry = (): Entry => history.state as Entry;
  let shown = entry()?.entry ?? fresh();
  // An address that was typed begins at its top, and has a place of its own from then on.
  history.replaceState({ entry: shown, isFollowed: entry()?.isFollowed ?? false } satisfies Entry, '');
  const remember = () => places.set(shown, Math.round(scrollY));

  addEventListener('popstate', () => {
    remember();
    shown = entry()?.entry ?? fresh();
    onReturn(location.pathname + location.search);
  });
  // A page that is loaded anew, or left for another site and come back to.
  addEventListener('pagehide', () => {
    remember();
    try {
      sessionStorage.setItem(storage, JSON.stringify([...places].slice(-50)));
    } catch {
      // Full or forbidden: the page then begins at its top.
    }
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
    scrolledTo: () => places.get(shown) ?? 0,
  };
}

function readPlaces(storage: string): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storage) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, number][]) : [];
  } catch {
    return [];
  }
}
