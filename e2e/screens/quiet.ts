/** Waiting until a page has all that it fetches. */
import type { Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** Whatever is still to be asked for is asked for within this time. */
const quietMs = 150;
const longestMs = 30_000;

/**
 * Counts what a page asks for, from now on.
 *
 * @returns waits until nothing is under way any more and pictures and fonts are there
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let underWay = 0;
  let changedAt = performance.now();
  const change = (by: number) => () => {
    underWay += by;
    changedAt = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));

  return async () => {
    changedAt = performance.now();
    const deadline = performance.now() + longestMs;
    while (underWay > 0 || performance.now() - changedAt < quietMs) {
      if (performance.now() > deadline) throw new Error('The page does not come to rest.');
      await pause(20);
    }
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Those that are still to come are not wanted yet.
      const come = [...document.images].filter(({ complete }) => complete);
      await Promise.all(come.map((image) => image.decode().catch(() => {})));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  };
}
