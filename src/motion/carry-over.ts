/** The picture and the tag of a part travel with it, from its card to its page and back (View Transitions). */

/** Changes the page; `settle` puts scroll and focus right once the new one stands. */
export type Present = (change: () => void, settle: () => void) => void;

/** What is carried, by the attribute that marks it within `[data-part]`. */
const carried = ['picture', 'tag'];

/** @param plainly how pages change where nothing is carried */
export function carryOver(plainly: Present): Present {
  let before = location.pathname;
  let latest: ViewTransition | undefined;
  return (change, settle) => {
    const part = partOf(location.pathname) ?? partOf(before);
    before = location.pathname;
    if (!part || !document.startViewTransition || isStillnessWanted() || !mark(part))
      return plainly(change, settle);
    const transition = (latest = document.startViewTransition(async () => {
      change();
      // React writes the new page once this task is over.
      await new Promise((resolve) => setTimeout(resolve));
      settle();
      mark(part);
    }));
    // One that is overtaken by the next says so; the pages change all the same, and the names are the next one's.
    transition.ready.catch(() => {});
    void transition.finished.finally(() => {
      if (transition === latest) unmark();
    });
  };
}

const partOf = (path: string): string | undefined => /\/parts\/(\d+)$/.exec(path)?.[1];

const isStillnessWanted = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Names what is carried on the page as it is now. Returns whether there is any of it in sight. */
function mark(part: string): boolean {
  unmark();
  const place = document.querySelector(`main [data-part="${part}"]`);
  const parts = carried.map((name) => [name, place?.querySelector<HTMLElement>(`[data-${name}]`)] as const);
  const inSight = parts.filter(([, element]) => element && isInSight(element));
  for (const [name, element] of inSight) element?.style.setProperty('view-transition-name', name);
  return inSight.length > 0;
}

function unmark(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]'))
    element.style.removeProperty('view-transition-name');
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
