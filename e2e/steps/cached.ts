/** What a visit leaves behind in the browser. */
import type { Page } from '@playwright/test';
import { refillMessage } from '../../domain/release.ts';
import { expect } from '../fixtures.ts';

const lists = ['/api/models?sort=name%3Aasc', '/api/categories?sort=name%3Aasc', '/api/parts/count'];

/** Asks the worker for the shop's files that are still missing, as a page at rest does, until all are there. */
export async function untilWhole(page: Page): Promise<void> {
  const ask = () =>
    page.evaluate(
      (type) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          const worker = navigator.serviceWorker.controller;
          if (worker) worker.postMessage({ type }, [port2]);
          else resolve(false);
        }),
      refillMessage,
    );
  await expect.poll(ask).toBe(true);
}

/** Waits until the lists, these answers and all files of the shop are there: they come once the page is at rest. */
export async function untilCached(page: Page, ...paths: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(
      async (wanted) => {
        const found = await Promise.all(wanted.map((path) => caches.match(path)));
        return wanted.filter((_, at) => !found[at]);
      },
      [...lists, ...paths],
    );
  await expect.poll(missing).toEqual([]);
  await untilWhole(page);
}
