import type { Page } from '@playwright/test';
import type { Locale } from '../domain/constants.ts';
import { alive, expect, test } from './fixtures.ts';
import { firstSights } from './steps/page-table.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessible, expectNothingSideways, expectStill } from './steps/soundness.ts';
import { watch } from './steps/watch.ts';

/** Nothing is bought here, so everybody may look at the same part. */
const shelf = 20;

/** Puts a part into the cart that the browser keeps. */
async function fillCart(page: Page, partId: number): Promise<void> {
  await page.goto('/');
  await alive(page);
  await page.evaluate((id) => localStorage.setItem('cart', JSON.stringify([{ id, quantity: 1 }])), partId);
}

/** What a page may ask the server for on its own: prices of the cart, which the server does not know. */
const isQuote = (call: string) => call === 'POST /api/cart/quote';

/** `npm run test:looks`. */
const looksAtEverything = process.env['EVERY_LOOK'] !== undefined;

/** Each page with an empty and with a full cart; the journeys make the other visits. */
const visits = [
  { locale: 'it', isSignedIn: false, isFull: false },
  { locale: 'en', isSignedIn: true, isFull: true },
] as const;

for (const { locale, isSignedIn, isFull } of visits) {
  const who = `${isSignedIn ? 'somebody signed in' : 'a stranger'} with ${isFull ? 'a full' : 'an empty'} cart`;
  test(`every page comes alive in silence and is sound, in ${locale}, for ${who}`, async ({
    page,
    context,
  }) => {
    test.slow();
    const shop = demoShop();
    const part = await takePart(page.request, { shop, shelf, locale });
    const person = isSignedIn ? await signIn(context, shop) : undefined;
    if (isFull) await fillCart(page, part.id);

    for (const { name, address, path, title, heading } of firstSights({ locale, part, person })) {
      await test.step(name, async () => {
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
        expect(notes.calls.filter((call) => !isQuote(call))).toEqual([]);
        await expectStill(page);
        // The phone's pages are looked at in Italian.
        if (locale === 'en' || looksAtEverything) await expectAccessible(page);
        if (looksAtEverything) await expectNothingSideways(page);
      });
    }
  });
}

test('a page that is not there comes alive too, and complains of itself alone', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/404 \(Not Found\) \(.*\/non-esiste\)/);
  for (const [locale, address, title] of [
    ['it', '/non-esiste', 'Errore. · Smonto'],
    ['en', '/en/non-esiste', 'Error. · Smonto'],
  ] satisfies [Locale, string, string][]) {
    const notes = watch(page);
    await page.goto(address);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(notes.missed).toEqual([expect.stringMatching(/^404 .*\/non-esiste$/)]);
    expect(notes.calls).toEqual([]);
  }
});

test('no page preloads what it does not use', async ({ page, context }) => {
  test.slow();
  const shop = demoShop();
  const part = await takePart(page.request, { shop, shelf });
  const tabs = await Promise.all(
    firstSights({ locale: 'it', part, person: undefined }).map(async ({ address }) => {
      const tab = await context.newPage();
      const notes = watch(tab);
      await tab.goto(address);
      await alive(tab);
      return { tab, address, notes };
    }),
  );
  // The browser complains some seconds after the page has loaded, and only of a page in front.
  for (const { tab, address, notes } of tabs) {
    await tab.bringToFront();
    await tab.waitForTimeout(200);
    expect(notes.said, address).toEqual([]);
  }
  await page.waitForTimeout(4_000);
  for (const { address, notes } of tabs) expect(notes.said, address).toEqual([]);
});
