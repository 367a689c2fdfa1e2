/** What the tab is called, and which language the page speaks. */

export function setPageLanguage(locale: string): void {
  document.documentElement.lang = locale;
}

export function setPageTitle(title: string): void {
  document.title = title;
}

/** What stands behind the `#` of the address. */
export const readFragment = (): string => location.hash.slice(1);

/** What stands behind the `#` of the address; taken out of it, so that neither the history nor a link that is copied holds it. */
export function takeFragment(): string {
  const fragment = readFragment();
  if (fragment) history.replaceState(history.state, '', location.pathname + location.search);
  return fragment;
}
