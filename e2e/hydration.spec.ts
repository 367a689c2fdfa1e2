import type { Page } from '@playwright/test';
import type { Locale } from '../domain/constants.ts';
import { isEverything } from '../test/everything.ts';
import { alive, expect, test } from './fixtures.ts';
import { visitFirst } from './steps/first-visit.ts';
import { firstSights } from './steps/page-table.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessible, expectNothingSideways, expectStill } from './steps/soundness.ts';
import { watch } from './watch.ts';

/** Nothing is bought here, so everybody may look at the same part. */
const cataloguePage = 20;

/** Puts a part into the cart that the browser keeps. */
async function fillCart(page: Page, partId: number): Promise<void> {
  await page.goto('/');
  await alive(page);
  await page.evaluate((id) => localStorage.setItem('cart', JSON.stringify([{ id, quantity: 1 }])), partId);
}

// The phone looks at the pages in Italian, with an empty cart; in two halves, which can be looked at side by side.
for (const half of [0, 1]) {
  test(`every page comes alive in silence and is sound, in en, with a full cart, half ${half + 1}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const locale = 'en';
    const shop = demoShop();
    const part = await takePart(page.request, { shop, cataloguePage, locale });
    const person = await signIn(context, shop);
    await fillCart(page, part.id);
    const sights = firstSights({ locale, part, person }).filter((_, nth) => nth % 2 === half);
    for (const sight of sights) {
      await test.step(sight.name, async () => {
        await visitFirst(page, sight, locale);
        await expectAccessible(page);
        if (isEverything) await expectNothingSideways(page);
      });
    }
  });
}

test('a part of several pieces that is in the cart moves nothing once the page knows', async ({ page }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage, pieces: 2 });
  await fillCart(page, part.id);
  await page.goto(`/parts/${part.id}`);
  await expect(page.getByRole('button', { name: 'Aggiungine un altro' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Vai al carrello' })).toBeVisible();
  await expectStill(page);
});

for (const isFirst of [false, true])
  test(`a page that is not there comes alive too, and complains of itself alone${isFirst ? ', as the first that a server writes' : ''}`, async ({
    page,
    allowComplaint,
    ownShop,
  }) => {
    allowComplaint(/404 \(Not Found\) \(.*\/non-esiste\)/);
    const { url } = isFirst ? await ownShop({ seedCommand: ['demo', '--parts', '120'] }) : demoShop();
    for (const [locale, address, title] of [
      ['it', '/non-esiste', 'Errore. · Smonto'],
      ['en', '/en/non-esiste', 'Error. · Smonto'],
    ] satisfies [Locale, string, string][]) {
      // What the page before still asked for at rest, and leaving broke off, is none of this one's.
      await page.goto('about:blank');
      const notes = watch(page);
      await page.goto(url + address);
      await alive(page);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(notes.missed).toEqual([expect.stringMatching(/^404 .*\/non-esiste$/)]);
      expect(notes.said).toEqual([expect.stringMatching(/404 \(Not Found\)/)]);
      expect(notes.calls.filter((call) => call !== 'POST /api/counts/visit')).toEqual([]);
      await expectAccessible(page);
    }
  });

test('no page preloads what it does not use', async ({ page, context }) => {
  test.slow();
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage });
  const tabs = [];
  // One after the other: on a busy machine one that others stand in front of may never come alive.
  for (const { address } of firstSights({ locale: 'it', part, person: undefined })) {
    const tab = await context.newPage();
    const notes = watch(tab);
    await tab.goto(address);
    await alive(tab);
    tabs.push({ tab, address, notes });
  }
  // The browser complains some seconds after the page has loaded, and only of a page in front.
  for (const { tab, address, notes } of tabs) {
    await tab.bringToFront();
    await tab.waitForTimeout(200);
    expect(notes.said, address).toEqual([]);
  }
  await page.waitForTimeout(4_000);
  for (const { address, notes } of tabs) expect(notes.said, address).toEqual([]);
});
