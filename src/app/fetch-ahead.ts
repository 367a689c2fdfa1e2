/** Brings a page's code while somebody aims at the link to it; nothing where the line is slow or data are saved (specification 2). */
import { match, splitLocale } from '../../domain/routes.ts';
import { onLinkAimedAt } from '../browser/link-intent.ts';
import { mayFetchAhead } from '../browser/network-quality.ts';
import { bringIslands } from './open.ts';
import { pages } from './pages.ts';

export function fetchAhead(): void {
  onLinkAimedAt((pathname) => {
    const found = mayFetchAhead() && match(splitLocale(pathname).path);
    // Where it cannot be had, following the link says so.
    if (found)
      pages[found.name]()
        .then(({ page }) => bringIslands(page))
        .catch(() => {});
  });
}
