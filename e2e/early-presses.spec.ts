/** What is pressed before it is alive is done once it is. */
import type { Page } from '@playwright/test';
import { sameCarPartsCount } from '../domain/constants.ts';
import { alive, expect, test } from './fixtures.ts';
import { codeWith } from './steps/built.ts';
import { demoShop, takePart } from './steps/shop.ts';

/** Parts of this page are looked at by many; nothing is bought. */
const cataloguePage = 23;

/** Holds files back. @returns lets them come */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
const allCode = '**/assets/*.js';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const inCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as unknown);

test('a part goes into the cart once, however often its button was pressed before there was any code', async ({
  page,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage, pieces: 2 });
  const release = await hold(page, allCode);
  await page.goto(`/parts/${part.id}`, { waitUntil: 'commit' });
  const add = button(page, 'Aggiungi al carrello');
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  release();
  await alive(page);
  await expect(button(page, 'Aggiungine un altro')).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await inCart(page)).toEqual([{ id: part.id, quantity: 1 }]);
});

test('what was pressed on parts of a page that have no code yet is done in its order', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage });
  const release = await hold(page, codeWith('part.copyNumber'));
  await page.goto(`/parts/${part.id}`);
  await alive(page);
  await button(page, /Copia il numero/).click();
  const rest = button(page, /^Mostra tutti/);
  const lines = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Dalla stessa auto' }) })
    .getByRole('listitem');
  await expect(lines).toHaveCount(sameCarPartsCount);
  await rest.click();
  await expect(rest).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(rest).toBeHidden();
  expect(await lines.count()).toBeGreaterThan(sameCarPartsCount);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(part.serialNumber);
});

test('of what was found a part goes into the cart, and the list is shown, once they live', async ({
  page,
}) => {
  const release = await hold(page, allCode);
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByRole('article').first().getByRole('button').click();
  await button(page, 'Elenco').click();
  release();
  await expect(button(page, 'Elenco')).toHaveAttribute('aria-pressed', 'true');
  expect(await inCart(page)).toHaveLength(1);
});

test('a form that is sent before there is any code says what it wants once there is', async ({ page }) => {
  const release = await hold(page, allCode);
  await page.goto('/contact', { waitUntil: 'commit' });
  const email = page.getByRole('main').getByLabel('E-mail', { exact: true });
  await email.fill('maria@example.com');
  await email.press('Enter');
  release();
  await expect(page.getByRole('main').getByLabel('Messaggio')).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('maria@example.com');
});

test('a sheet that the browser opened by itself stays open', { tag: '@phone' }, async ({ page }) => {
  const release = await hold(page, allCode);
  await page.goto('/search', { waitUntil: 'commit' });
  await button(page, /^Filtra/).click();
  const onlyWithPhoto = page.getByRole('checkbox', { name: 'Con foto' });
  await expect(onlyWithPhoto).toBeVisible();
  release();
  await alive(page);
  await page.waitForLoadState('networkidle');
  await expect(onlyWithPhoto).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
