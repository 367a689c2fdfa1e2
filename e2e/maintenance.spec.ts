import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { shopOfFile } from './steps/shop-of-file.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '40'] }));

/** Waits until the running shop has heard of it. */
async function heard(page: Page, shopUrl: string, status: number): Promise<void> {
  await expect.poll(async () => (await page.request.get(`${shopUrl}/api/parts/count`)).status()).toBe(status);
}

test('who is in the shop when it closes is led to the page that says so, and back @main', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/status of 503/);
  const shop = ownShop();
  await page.goto(`${shop.url}/cart`);
  await alive(page);

  shop.shopkeeper('maintenance', 'on');
  await heard(page, shop.url, 503);
  await page.getByRole('link', { name: 'Catalogo' }).first().click();
  await expect(page).toHaveURL(`${shop.url}/maintenance`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Torniamo presto.');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Non ancora' })).toBeVisible();

  shop.shopkeeper('maintenance', 'off');
  await heard(page, shop.url, 200);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page).toHaveURL(`${shop.url}/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
});

test('who comes to a closed shop is led home once it is open, by itself', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/status of 503/);
  const shop = ownShop();
  shop.shopkeeper('maintenance', 'on');
  await page.clock.install();
  await heard(page, shop.url, 503);
  await page.goto(`${shop.url}/en/search`);
  await alive(page);
  await expect(page).toHaveURL(`${shop.url}/en/maintenance`);
  await expect(page.getByText('The site is under maintenance, come back later.')).toBeVisible();
  shop.shopkeeper('maintenance', 'off');
  await expect(async () => {
    await page.clock.runFor(30_000);
    await expect(page).toHaveURL(`${shop.url}/en`, { timeout: 500 });
  }).toPass();
});
