/** Sheets of styles that come after the page. */

/**
 * Brings in a sheet of styles that only some visits need; once, however often it is asked for.
 *
 * @throws when it cannot be had
 */
export function loadStyle(address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]:not([media])`)) return Promise.resolve();
  const link = document.createElement('link');
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles at ${address} cannot be had.`));
    };
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
}

/** Takes the sheets of styles that failed with the page out of it. @returns their addresses, to be brought again */
export function takeMissingStyles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([media])')];
  const missing = links.filter(({ sheet }) => !sheet);
  for (const link of missing) link.remove();
  return missing.map(({ href }) => href);
}
