/** A piece that is on sale is put right on a phone: its page follows at once, and whoever comes second is told. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import type { SearchResult } from '../domain/contract/search.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, yardCode } from './steps/desk.ts';
import type { ShopPlace } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

/** What is changed here is nobody else’s. */
const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '300'] }));

// Who has no session yet is told so by the first call, and who comes second by theirs.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)|409 \(Conflict\)/));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** As a thumb does: the button itself is drawn by its label. */
const choose = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click();

async function leftPart(request: APIRequestContext, { url }: ShopPlace): Promise<PartSummary> {
  const { parts } = (await (
    await request.get(`${url}/api/search/v2?side=left&limit=60&lang=it`)
  ).json()) as SearchResult;
  const part = parts.find(({ name, axle }) => / sinistr[oa]$/.test(name) && axle === null);
  if (!part) throw new Error('Nothing of the left side is for sale.');
  return part;
}

test('side and number are put right at 360 px, and whoever was slower is told @main', async ({
  page,
  request,
}) => {
  const shop = ownShop();
  const part = await leftPart(request, shop);
  const { id } = part;
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, `/magazzino/${id}`));
  // On its own page its code leads nowhere.
  await expect(page.getByRole('main').getByText(yardCode(part), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: yardCode(part) })).toHaveCount(0);

  await page.getByText(/^Correggi:/).click();
  await choose(page, 'Destro');
  await page.getByRole('textbox', { name: 'Numero originale' }).fill('46 846 999');
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Salva la correzione').click();
  await expect(page.getByText('Salvato.')).toBeVisible();
  const right = part.name.replace(/o$/, 'o').replace(/sinistr([oa])$/, 'destr$1');
  await expect(page.getByRole('main').getByText(right, { exact: true })).toBeVisible();
  const now = await (await request.get(`${shop.url}/api/parts/${id}`)).json();
  expect(now).toMatchObject({ side: 'right', serialNumber: '46 846 999', name: right });

  // Somebody else says that nobody knows its side, while a price and a side are being typed here.
  await page.getByRole('textbox', { name: 'Prezzo in euro' }).fill('33,30');
  await choose(page, 'Sinistro');
  await page.getByRole('textbox', { name: 'Altri numeri' }).fill('46 846 998');
  await page.evaluate(
    async ([url, key]) => {
      const answer = await fetch(url, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ seen: { side: 'right' }, change: { side: null } }),
      });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [`/api/desk/stock/parts/${id}`, randomUUID()] as const,
  );
  await button(page, 'Salva la correzione').click();
  await expect(page.getByRole('alert')).toHaveText(/Nel frattempo è cambiato/);
  await expect(page.getByRole('radio', { name: 'Nessuno' })).toBeChecked();
  // What nobody else has touched stays as it was typed.
  await expect(page.getByRole('textbox', { name: 'Altri numeri' })).toHaveValue('46 846 998');
  await expect(page.getByRole('textbox', { name: 'Prezzo in euro' })).toHaveValue('33,30');
  await button(page, /^Salva$/).click();
  await expect(page.getByText('Salvato.')).toBeVisible();
});

test('another kind and one of the yard’s cars are chosen', async ({ page, request }) => {
  const shop = ownShop();
  const part = await leftPart(request, shop);
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, `/magazzino/${part.id}`));
  await page.getByText(/^Correggi:/).click();
  await button(page, 'Cambia').first().click();
  await page.getByRole('textbox', { name: 'Che pezzo è' }).fill('alternat');
  await button(page, 'Alternatore').first().click();
  await button(page, 'Cambia auto').click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInBothSchemes(page);
  const car = dialog.getByRole('listitem').first().getByRole('button');
  const line = await car.locator('strong').innerText();
  await car.click();
  await expect(dialog).toBeHidden();
  await button(page, 'Salva la correzione').click();
  await expect(page.getByText('Salvato.')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Alternatore', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(line).first()).toBeVisible();

  await page.goto(deskUrl(shop, '/magazzino'));
  const find = async (words: string) => {
    await page.getByRole('textbox', { name: 'Cerca un pezzo' }).fill(words);
    await button(page, 'Cerca').click();
  };
  await find(yardCode(part).slice(-4));
  await expect(page.getByRole('link', { name: yardCode(part) })).toBeVisible();
  await find('qqq');
  await expect(page.getByText('Nessun pezzo.')).toBeVisible();
});

test('the car is put right for all of its pieces with the keyboard alone, and what cannot be is said beside its field', async ({
  page,
  request,
}) => {
  const shop = ownShop();
  const part = await leftPart(request, shop);
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, `/magazzino/${part.id}`));
  await page.getByText(/^Correggi:/).press('Enter');
  await button(page, 'Correggi l’auto').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Vale per (1 pezzo|\d+ pezzi)\.$/)).toBeVisible();
  const year = dialog.getByRole('textbox', { name: 'Anno' });
  await page.keyboard.press('Tab');
  await expect(year).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1850');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^Quattro cifre/)).toBeVisible();
  await expect(year).toBeFocused();
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2001');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Auto corretta per /)).toBeVisible();
  await expect(button(page, 'Correggi l’auto')).toBeFocused();
  await expect(
    page
      .getByRole('main')
      .getByText(/· 2001\b/)
      .first(),
  ).toBeVisible();
  expect(await (await request.get(`${shop.url}/api/parts/${part.id}`)).json()).toMatchObject({ year: 2001 });
});
