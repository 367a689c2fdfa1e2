/** What of the page is in view, and how wide the window is. */

/**
 * Whether the page is scrolled down, told on every change: by watching its first line, so that scrolling itself does nothing.
 *
 * @param top what stands in that line, one pixel high
 * @returns how to stop
 */
export function onScrolled(top: Element, callback: (isScrolled: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => callback((entries.at(-1)?.intersectionRatio ?? 1) < 1),
    { threshold: 1 },
  );
  observer.observe(top);
  return () => observer.disconnect();
}

/** @returns how to stop being told whether an element is in sight, below what is fixed at the top */
export function onInSight(element: Element, callback: (isInSight: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => callback(entries.at(-1)?.isIntersecting !== false), {
    rootMargin: '-72px 0px 0px',
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Waits until what a selector names is a screen away or nearer; for what the page does not have yet nobody waits. */
export async function whenNear(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
  });
}
