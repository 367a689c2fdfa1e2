/** A page that comes from the server: it comes alive in silence, shows what the route table says, and nothing of it moves. */
import type { Page } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import { alive, expect } from '../fixtures.ts';
import type { FirstSight } from './page-table.ts';
import { expectStill } from './soundness.ts';
import { watch } from '../watch.ts';

/** What a page may ask for on its own: prices of the cart, which the server does not know, the cart of the account, and how large the whole catalogue is, where it is offered. And it tells that somebody is there. */
const mayAsk = [
  'POST /api/cart/quote',
  'GET /api/cart',
  'PUT /api/cart',
  'GET /api/yard',
  'POST /api/counts/visit',
];

export async function visitFirst(
  page: Page,
  { address, path, title, heading }: FirstSight,
  locale: Locale,
): Promise<void> {
  // What the page before still wanted is cut off here, and is not this one's fault.
  await page.goto('about:blank');
  const notes = watch(page);
  await page.goto(address);
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  expect(notes.said).toEqual([]);
  expect(notes.missed).toEqual([]);
  expect(notes.calls.filter((call) => !mayAsk.includes(call))).toEqual([]);
  await expectStill(page);
}
