/** The styles of what no first page shows by itself: its sheet comes behind the page, and counts once it is wanted (decision 0127). */
import { loadStyle } from './styles.ts';

/** The sheet as a first page names it: fetched ahead, and for no medium, so that nobody waits for it. */
const ahead = 'link[data-later][media]';

let wanted: Promise<void> | undefined;

/**
 * Brings them, once.
 *
 * @throws when they cannot be had
 */
export function bringLaterStyles(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  const link = document.querySelector<HTMLLinkElement>(ahead);
  if (!link) return Promise.resolve();
  return (wanted ??= loadStyle(link.href).catch((error: unknown) => {
    wanted = undefined;
    throw error;
  }));
}
