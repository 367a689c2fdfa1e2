/** Visits and carts are told once each, and nothing goes along that could say whose they are. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoShop } from './steps/shop.ts';

/** What the page tells from now on, with the headers that the browser sends. */
function listen(page: Page): { path: string; cookie: string | undefined; body: string | null }[] {
  const told: { path: string; cookie: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/counts/')) return;
    const entry = { path: pathname, cookie: undefined as string | undefined, body: request.postData() };
    told.push(entry);
    void request.allHeaders().then(({ cookie }) => (entry.cookie = cookie));
  });
  return told;
}

test('a page that lives tells of a visit, and the first piece in an empty cart of a cart; no second one does', async ({
  page,
  context,
  gotoAlive,
}) => {
  await context.addCookies([{ name: 'other', value: 'cookie', url: demoShop().url }]);
  const told = listen(page);
  const stored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /count|visit/.test(key)));
  await gotoAlive('/search?query=faro&onlyStock=true');
  await expect.poll(() => told.map(({ path }) => path)).toEqual(['/api/counts/visit']);
  const add = page.getByRole('main').getByRole('button', { name: /^Aggiungi/ });
  await add.first().click();
  await expect.poll(() => told.map(({ path }) => path)).toEqual(['/api/counts/visit', '/api/counts/basket']);
  await add.nth(1).click();
  await expect(page.getByRole('link', { name: /Carrello, 2/ }).first()).toBeVisible();
  // Another page of the same visit is no other visit.
  await page
    .getByRole('link', { name: /Carrello/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Carrello/);
  expect(told).toEqual([
    { path: '/api/counts/visit', cookie: undefined, body: null },
    { path: '/api/counts/basket', cookie: undefined, body: null },
  ]);
  expect(await stored()).toEqual([]);
});
