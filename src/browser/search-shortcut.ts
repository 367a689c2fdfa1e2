/** The search, wherever it stands on the screen, and the address that asks for it. */

/** Puts the cursor into the search, which opens for that on a phone. */
export function openSearch(): void {
  const opener = document.querySelector<HTMLElement>('[data-opens-search]');
  if (opener && opener.getClientRects().length > 0) return opener.click();
  // The home page asks by itself as long as that is in sight, and the header does not.
  const field = ['[data-asks]', 'header']
    .map((place) => document.querySelector<HTMLInputElement>(`${place} input[name="query"]`))
    .find((found) => found !== null);
  field?.focus();
  field?.select();
}

/**
 * Calls back where the address asks for something by what stands behind its `#`, now and later, and takes that out of it: once is
 * enough.
 *
 * @returns stops it
 */
export function onAskedFor(fragment: string, callback: () => void): () => void {
  const look = () => {
    if (location.hash !== `#${fragment}`) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    callback();
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
