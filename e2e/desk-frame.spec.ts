/** What is around every page of the desk on a phone: ways and a scan button that a gloved thumb hits, in the same place everywhere. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, goToRoom, paidOrder, yardCode } from './steps/desk.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

// Who has no session yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Banco' });
const scanButton = (page: Page) => bar(page).getByRole('button', { name: 'Scansiona' });

test('at 360 pixels each way at the thumb is 56 wide and high, and the rest is behind one of them', async ({
  page,
}) => {
  const shop = demoShop();
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop, 'owner');
  const targets = [
    ...(await bar(page).getByRole('link').all()),
    scanButton(page),
    page.getByRole('button', { name: 'Esci' }),
  ];
  expect(targets).toHaveLength(7);
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(56);
    expect(box?.height).toBeGreaterThanOrEqual(56);
  }
  for (const name of ['Prelievo', 'Persone', 'Cifre', 'Documenti', 'Registro', 'Io']) {
    await goToRoom(page, name);
    await expect(heading(page)).not.toHaveText('Altro');
  }
  await goToRoom(page, 'Altro');
  await expectAccessibleInBothSchemes(page);

  await page.goto(deskUrl(shop, '/magazzino'));
  const code = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /^D1-/ }).first();
  for (const target of [page.getByRole('link', { name: 'Posizioni ed etichette' }), code])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(56);
});

test('on every page a scanned piece is opened, and a place too, where the next pieces are put @main', async ({
  page,
  browser,
  request,
}) => {
  const shop = demoShop();
  const part = await takePart(request, { shop, cataloguePage: 49 });
  const other = await takePart(request, { shop, cataloguePage: 50 });
  const number = await paidOrder(browser, shop, part);
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  const shelf = `S-${randomUUID().slice(0, 4).toUpperCase()}`;
  await page.goto(deskUrl(shop, '/posti'));
  await page.getByRole('textbox', { name: 'Nome della posizione' }).fill(shelf);
  await page.getByRole('button', { name: 'Nuova posizione' }).click();
  await expect(page.getByRole('link', { name: shelf })).toBeVisible();

  for (const path of ['/', '/nuovo', '/posta', '/spedizioni', '/io']) {
    await page.goto(deskUrl(shop, path));
    await scan(page, `https://shop.example/parts/${other.id}`);
    await expect(heading(page)).toHaveText(yardCode(other));
  }

  await page.goto(deskUrl(shop, '/posta'));
  await scan(page, shelf);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('adesso i pezzi');
  await type(page, yardCode(other));
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(`messo in ${shelf}`);
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(heading(page)).toHaveText(shelf);
  await expect(page.getByRole('link', { name: yardCode(other) })).toBeVisible();

  // On its order a piece is ticked off; one of no order is opened.
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await expect(page.getByRole('button', { name: /^Preso/ })).toBeVisible();
  await scan(page, yardCode(part));
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(': preso');
  await type(page, yardCode(other));
  await expect(heading(page)).toHaveText(yardCode(other));
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await expect(page.getByRole('main')).toContainText('preso da Anna');
});

test('at the side of a desk the scan button lies over nothing', async ({ page, request }) => {
  const shop = demoShop();
  const part = await takePart(request, { shop, cataloguePage: 51 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await comeToDesk(page, shop, 'owner');
  for (const path of ['/magazzino', `/magazzino/${part.id}`, '/prelievo', '/']) {
    await page.goto(deskUrl(shop, path));
    await expect(scanButton(page)).toBeInViewport();
    const button = await scanButton(page).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(button!.x + button!.width).toBeLessThanOrEqual(main!.x);
  }
});

async function scan(page: Page, code: string): Promise<void> {
  await scanButton(page).click();
  await type(page, code);
}

/** Types a code, as a scanner that is a keyboard does. */
async function type(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Codice' }).fill(code);
  await dialog.getByRole('textbox', { name: 'Codice' }).press('Enter');
}
