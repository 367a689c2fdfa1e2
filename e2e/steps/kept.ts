/** What a visit leaves behind in the browser. */
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

const lists = ['/api/models?sort=name%3Aasc', '/api/categories?sort=name%3Aasc', '/api/parts/count'];

/** Waits until the lists and these answers lie on the shelves: they are put away once the page is at rest. */
export async function untilKept(page: Page, ...paths: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(
      async (wanted) => {
        const found = await Promise.all(wanted.map((path) => caches.match(path)));
        return wanted.filter((_, at) => !found[at]);
      },
      [...lists, ...paths],
    );
  await expect.poll(missing).toEqual([]);
}
