import type { Page } from '@playwright/test';
import { consentLastsDays } from '../domain/consent.ts';
import { alive, expect, test } from './fixtures.ts';
import { addAddress, cards, order, payBy } from './steps/buying.ts';
import { signIn } from './steps/people.ts';
import { quoteFor, takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessible } from './steps/soundness.ts';
import { analyticsId, standInForGoogle } from './steps/statistics.ts';
import { words } from './steps/words.ts';
import { liveFooter } from './steps/live-footer.ts';

const settings = { ANALYTICS_ID: analyticsId };
const ownShop = shopOfFile(() => ({ settings, seedCommand: ['demo', '--parts', '120'] }));

const question = (page: Page) => page.getByRole('region', { name: 'Statistiche' });
const refuse = (page: Page) => question(page).getByRole('button', { name: 'Rifiuto' });
const accept = (page: Page) => question(page).getByRole('button', { name: 'Accetto' });
const reload = async (page: Page) => {
  await page.reload();
  await alive(page);
};

test('nothing is asked of Google before a yes; a no is as easy, stands for six months, and is remembered @main', async ({
  page,
}) => {
  const shop = ownShop();
  const google = await standInForGoogle(page);
  await page.goto(shop.url);
  await alive(page);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  // In nobody's way: the focus stays, the page goes on beneath, and both answers are of one size.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const [no, yes] = await Promise.all([refuse(page).boundingBox(), accept(page).boundingBox()]);
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  await page
    .getByRole('button', { name: /Aggiungi al carrello/ })
    .first()
    .click();
  expect((await page.evaluate(() => Object.keys(localStorage))).toSorted()).toEqual(['cart', 'prices']);
  expect(await page.context().cookies()).toEqual([]);

  await refuse(page).click();
  await expect(question(page)).toBeHidden();
  await reload(page);
  await page
    .getByRole('button', { name: /Aggiungi al carrello/ })
    .last()
    .click();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();

  const age = (days: number) =>
    page.evaluate((ms) => {
      const decidedAt = Date.now() - ms;
      localStorage.setItem('consent', JSON.stringify({ allowsStatistics: false, decidedAt }));
    }, days * 86_400_000);
  await age(consentLastsDays - 1);
  await reload(page);
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  await age(consentLastsDays);
  await reload(page);
  await expect(question(page)).toBeVisible();
  expect(google).toEqual({ scripts: [], events: [] });
});

test('after a yes cart, checkout and purchase are told in euros, a purchase once; a yes is taken back in the footer', async ({
  page,
  context,
}) => {
  test.slow();
  const shop = ownShop();
  const google = await standInForGoogle(page);
  const part = await takePart(page.request, { shop, cataloguePage: 1 });
  const quote = await quoteFor(page.request, shop, part.id);
  await signIn(context, shop);
  await page.goto(`${shop.url}/parts/${part.id}`);
  await alive(page);
  await accept(page).click();
  await expect
    .poll(() => google.scripts)
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`]);
  const item = {
    item_id: part.serialNumber,
    item_name: part.name,
    item_brand: part.models[0]?.brand.name,
    item_category: part.category.name,
    price: part.discountedPrice / 100,
    quantity: 1,
  };
  await page.getByRole('button', { name: words.it.addToCart, exact: true }).click();
  await expect
    .poll(() => google.events)
    .toEqual([
      {
        name: 'add_to_cart',
        currency: 'EUR',
        value: part.discountedPrice / 100,
        items: [item],
        page_location: `${shop.url}/parts/${part.id}`,
      },
    ]);

  await page.getByRole('link', { name: words.it.onePiece }).click();
  await page.getByRole('link', { name: words.it.goToCheckout }).click();
  await expect.poll(() => google.events.map(({ name }) => name)).toEqual(['add_to_cart', 'begin_checkout']);
  expect(google.events[1]).toMatchObject({ currency: 'EUR', items: [item] });
  await addAddress(page, 'it');
  await order(page, 'it');
  const orderNumber = await payBy(page, 'it', cards.good);
  await expect.poll(() => google.events.length).toBe(3);
  const purchase = google.events[2];
  expect(purchase).toMatchObject({
    name: 'purchase',
    transaction_id: orderNumber,
    currency: 'EUR',
    items: [item],
    page_location: `${shop.url}/cart/success`,
  });
  expect(purchase?.value).toBe(quote.finalPrice / 100);

  // Again, and in another tab.
  await reload(page);
  const other = await context.newPage();
  const alsoTold = await standInForGoogle(other);
  await other.goto(page.url());
  await alive(other);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  expect([...google.events, ...alsoTold.events].filter(({ name }) => name === 'purchase')).toHaveLength(1);
  await other.close();

  expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');
  const preferences = (await liveFooter(page)).getByRole('button', { name: 'Preferenze cookie' });
  await preferences.focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect(preferences).toBeFocused();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  await page.goto(`${shop.url}/cookies`);
  await alive(page);
  await expect(page.getByText('Statistiche: hai rifiutato.')).toBeVisible();
  await page.goto(`${shop.url}/search`);
  await alive(page);
  await page
    .getByRole('button', { name: /Aggiungi al carrello/ })
    .first()
    .click();
  await page.waitForLoadState('networkidle');
  expect(google.events).toHaveLength(3);
});
