/** The owner's figures on a phone: a week, a month and a year, as pictures and as tables, for whoever sees and whoever does not. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { dayInRome } from '../domain/rome-clock.ts';
import { formatMoney } from '../domain/written-number.ts';
import { expect, test } from './fixtures.ts';
import { deskUrl, goToRoom, paidOrder, setUpCodes, shopkeeper, useInvitation } from './steps/desk.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '40'] }));

// Who has no session yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

const table = (page: Page, name: string) => page.getByRole('table', { name });
const totalOf = (page: Page, name: string) => table(page, name).getByRole('row', { name: /^Totale/ });

test('what was sold stands in week, month and year, as a picture and as a table', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const found = (await (
    await request.get(`${shop.url}/api/search/v2?onlyStock=true&limit=20`)
  ).json()) as SearchResult;
  const part = found.parts.find(({ safety, quantity }) => !safety && quantity > 0) as PartSummary;
  const number = await paidOrder(browser, shop, part);
  const { finalPrice } = JSON.parse(shopkeeper(shop, 'orders', 'show', number, '--json')) as {
    finalPrice: number;
  };
  await page.setViewportSize({ width: 360, height: 780 });
  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--role', 'owner');
  await setUpCodes(page);
  await page.goto(deskUrl(shop, '/persone'));
  await goToRoom(page, 'Cifre');
  await expect(page.getByRole('heading', { level: 1, name: 'Cifre' })).toBeFocused();

  const sales = 'Vendite giorno per giorno';
  const money = formatMoney(finalPrice, 'it');
  await expect(totalOf(page, sales)).toContainText(money);
  await expect(page.locator('canvas').first()).toBeVisible();
  // The pictures are for the eye alone, and show something.
  await expect(page.locator('[aria-hidden=true] canvas')).toHaveCount(await page.locator('canvas').count());
  expect(await isPainted(page)).toBe(true);
  // Of what is to come nothing is said.
  const today = dayInRome(new Date());
  const weekday = new Date(today).getUTCDay() || 7;
  await expect(table(page, sales).getByRole('row')).toHaveCount(1 + weekday + 1);
  await expect(
    page.getByText('Pezzi venduti con il costo d’acquisto: 0 su 1.', { exact: false }),
  ).toBeVisible();
  await expect(table(page, 'Pezzi in magazzino, da quanto tempo').getByRole('row')).toHaveCount(1 + 5 + 1);
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: 'Mese', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mese', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(totalOf(page, sales)).toContainText(money);
  await expect(table(page, sales).getByRole('row')).toHaveCount(1 + Number(today.slice(8)) + 1);

  await page.getByRole('link', { name: 'Anno', exact: true }).click();
  await expect(table(page, 'Vendite mese per mese').getByRole('row')).toHaveCount(
    1 + Number(today.slice(5, 7)) + 1,
  );
  await expect(totalOf(page, 'Vendite mese per mese')).toContainText(money);
  await page.getByRole('link', { name: 'Anno prima' }).click();
  await expect(totalOf(page, 'Vendite mese per mese')).not.toContainText(money);
  await expect(page.getByRole('link', { name: 'Anno dopo' })).toBeVisible();
  await expect(table(page, 'Vendite mese per mese').getByRole('row')).toHaveCount(1 + 12 + 1);
  await expectAccessibleInBothSchemes(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /CSV/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^cifre-\d{4}-01-01-\d{4}-12-31\.csv$/);
});

test('with the keyboard alone one goes from period to period, and pushes a wide table sideways', async ({
  page,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 780 });
  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--role', 'owner');
  await setUpCodes(page);
  await page.goto(deskUrl(shop, '/cifre/anno'));
  await page.getByRole('link', { name: 'Settimana', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cifre\/settimana$/);
  await page.getByRole('link', { name: 'Settimana prima' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cifre\/settimana\/\d{4}-\d\d-\d\d$/);
  const scrolls = page.getByRole('region', { name: 'Vendite giorno per giorno' });
  await scrolls.focus();
  await expect(scrolls).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolls.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('an address of no period leads to one, and never to a fault', async ({ page }) => {
  const shop = ownShop();
  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--role', 'owner');
  await setUpCodes(page);
  const year = Number(dayInRome(new Date()).slice(0, 4));
  const leads = [
    [`/mese/${year - 1}-11`, `/mese/${year - 1}-11-01`],
    [`/anno/${year}`, `/anno/${year}-01-01`],
    ['/settimana/2026-02-30', '/settimana'],
    ['/mese/9999', '/mese'],
    [`/mese/${year + 1}-01-01`, '/mese'],
    ['/pippo', '/settimana'],
    // The shop cannot read it, and answers with the page all the same.
    ['/mese/%E0%A4%A', '/mese'],
  ] as const;
  for (const [from, to] of leads) {
    await page.goto(deskUrl(shop, `/cifre${from}`));
    await expect(page).toHaveURL(deskUrl(shop, `/cifre${to}`));
    await expect(page.getByRole('region', { name: /^Vendite/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  }
});

test('the yard’s people have no way there', async ({ page }) => {
  const shop = ownShop();
  await useInvitation(page, shop, `${randomUUID()}@yard.example`);
  await setUpCodes(page);
  await expect(page.getByRole('link', { name: 'Cifre' })).toHaveCount(0);
  for (const path of [
    '/cifre',
    '/cifre/mese/2026-11-01',
    '/persone',
    '/registro',
    '/canali',
    '/documenti',
    '/documenti/W-2026-1',
  ]) {
    await page.goto(deskUrl(shop, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina è del titolare');
  }
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'Vai agli ordini di oggi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordini di oggi');
  await expect(page).toHaveURL(/\/desk\/?$/);
  await page.goto(deskUrl(shop, '/pippo'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non c’è');
});

/** Whether the first picture has a sign on it. */
const isPainted = (page: Page): Promise<boolean> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext('2d')!
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    );
