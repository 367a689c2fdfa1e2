/** Where the focus is, and what a screen reader is told. */

/** Remembers what has the focus. Returns how to give it back where it was lost: to the page's heading when that is gone too. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement !== document.body) return;
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (isThere ? before : document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
}

/** A live region after the page, where a screen reader says what comes to stand in it. */
export function addLiveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.role = 'status';
  document.body.append(region);
  return region;
}
