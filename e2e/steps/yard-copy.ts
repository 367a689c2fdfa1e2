/** The whole catalogue on a device: kept, waited for, and looked into. */
import type { Page } from '@playwright/test';
import type { Snapshot } from '../../domain/contract/snapshot.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import type { SearchResult } from '../../domain/contract/search.ts';
import { alive, expect } from '../fixtures.ts';
import { untilCached } from './cached.ts';

export const yardPanel = (page: Page) => page.getByRole('region', { name: 'Tutto il magazzino in tasca' });

/** The person's yes, once the page and, with a service worker, what it needs without a network are there. */
export async function askForYard(page: Page, { hasWorker = true } = {}): Promise<void> {
  await page.goto('/viewed');
  await alive(page);
  if (hasWorker) await untilCached(page);
  await yardPanel(page)
    .getByRole('button', { name: /^Tieni tutto il magazzino( \((\d+,\d\sMB|\d+\skB)\))?$/ })
    .click();
}

export const expectKept = (page: Page) =>
  expect(yardPanel(page)).toContainText(/[\d.]+ pezzi su questo dispositivo, (\d+,\d\sMB|\d+\skB)/);

/** Pieces that the shop's snapshot has; one that has just started is still making it. */
export async function piecesOfYard(page: Page): Promise<Snapshot['pieces']> {
  await expect.poll(async () => (await page.request.get('/api/yard')).status()).toBe(200);
  return ((await (await page.request.get('/api/yard')).json()) as Snapshot).pieces;
}

/** A part far behind in the catalogue, which nobody has opened. */
export async function neverSeen(page: Page): Promise<PartSummary> {
  const answer = await page.request.get('/api/search/v2?query=alternatore&onlyStock=true&limit=60');
  const { parts } = (await answer.json()) as SearchResult;
  const part = parts.findLast(({ safety, serialNumber }) => !safety && serialNumber !== '');
  if (!part) throw new Error('Nothing is for sale.');
  return part;
}
