/** Notes everything that a page says, fetches and misses while it comes alive. */
import type { Page } from '@playwright/test';

export type Notes = {
  /** Messages of any kind and uncaught errors. */
  readonly said: string[];
  /** Requests that failed or were answered 400 and above. */
  readonly missed: string[];
  /** Calls to the API, as `GET /api/…`. */
  readonly calls: string[];
};

/** What the browser's driver says itself where a test does without the service worker. */
export const driversOwn = /Service Worker registration blocked by Playwright/;

export function watch(page: Page): Notes {
  const notes: Notes = { said: [], missed: [], calls: [] };
  page.on('console', (message) => {
    if (!driversOwn.test(message.text())) notes.said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => notes.said.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) =>
    notes.missed.push(`${request.url()} ${request.failure()?.errorText}`),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) notes.missed.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) notes.calls.push(`${request.method()} ${pathname}`);
  });
  return notes;
}
