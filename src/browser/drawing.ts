/** What a canvas has to be told of the page that it stands in: it knows no style sheet. */

/** The colour of an element's letters, as it is now, in light or in dark. */
export const inkOf = (element: Element): string => getComputedStyle(element).color;

/** The colour of its upper edge. */
export const edgeOf = (element: Element): string => getComputedStyle(element).borderTopColor;

/** The family of its letters. */
export const lettersOf = (element: Element): string => getComputedStyle(element).fontFamily;

/** @returns how to stop being told when an element becomes wider or narrower */
export function onWidth(element: Element, callback: (pixels: number) => void): () => void {
  let known = element.clientWidth;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === known) return;
    known = element.clientWidth;
    callback(known);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** @returns how to stop being told when light becomes dark, or dark light */
export function onSchemeChange(callback: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', callback);
  return () => dark.removeEventListener('change', callback);
}
