/** Where the focus is, and what a screen reader is told. */

/** After a change of page: the focus on its heading, so that a screen reader says it. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Remembers what has the focus. Returns how to give it back where it was lost: to the page's heading when that is gone too. */
export function keepFocus(): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement !== document.body) return;
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (isThere ? before : document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
}

/** A place after the page, where a screen reader says what comes to stand in it. */
export function addLiveRegion(): HTMLElement {
  const place = document.createElement('div');
  place.role = 'status';
  document.body.append(place);
  return place;
}
