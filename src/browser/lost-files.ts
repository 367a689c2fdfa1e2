/** Files that the page shows, and that a bad line may lose. */

const drawn = 'svg > use';
const fileOf = (use: Element): string => (use.getAttribute('href') ?? '').split('#')[0] ?? '';

/** The files that nothing was drawn from although the page shows something of them: no engine says so by an event. */
export function missingDrawings(): ReadonlySet<string> {
  const missing = new Set<string>();
  for (const use of document.querySelectorAll<SVGUseElement>(drawn)) {
    // What is not laid out has no size either.
    if (!use.ownerSVGElement?.getClientRects().length) continue;
    const { width, height } = use.getBBox();
    if (width === 0 && height === 0) missing.add(fileOf(use));
  }
  return missing;
}

/** Lets the browser ask once more for all that is drawn from a file. */
export function drawAgain(file: string): void {
  for (const use of document.querySelectorAll(drawn)) {
    const address = use.getAttribute('href');
    if (!address || fileOf(use) !== file) continue;
    use.removeAttribute('href');
    use.setAttribute('href', address);
  }
}

/**
 * Says in words what stands in the place of each drawing of a file, those that come later too.
 *
 * @returns takes the words away again
 */
export function sayInstead(file: string, words: string): () => void {
  const named = new Set<Element>();
  const say = (): void => {
    for (const use of document.querySelectorAll(drawn)) {
      const picture = use.parentElement;
      if (!picture || fileOf(use) !== file || picture.getAttribute('aria-hidden') !== 'true') continue;
      picture.removeAttribute('aria-hidden');
      picture.setAttribute('role', 'img');
      picture.setAttribute('aria-label', words);
      named.add(picture);
    }
  };
  say();
  const observer = new MutationObserver(say);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    for (const picture of named) {
      picture.removeAttribute('role');
      picture.removeAttribute('aria-label');
      picture.setAttribute('aria-hidden', 'true');
    }
  };
}

/** Whether the shop has a file. @throws where it does not answer, or cannot say */
export async function whetherThere(address: string): Promise<boolean> {
  const { ok, status } = await fetch(address, { method: 'HEAD' });
  if (status >= 500) throw new Error(`${address} cannot be had: ${status}`);
  return ok;
}
