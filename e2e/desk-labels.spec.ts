/** Labels of pieces are printed at the desk, as the command line makes them: of one, of some that were found, of those just listed. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, paidOrder, yardCode } from './steps/desk.ts';
import { shelfHand } from './steps/shelf.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));

test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses the link of the window, and waits for the page to be printed. */
async function opened(page: Page, link: string): Promise<Page> {
  const printed = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('link', { name: link }).click();
  const label = await printed;
  await label.waitForLoadState();
  await expect(page.getByRole('dialog')).toBeHidden();
  return label;
}

test('a piece’s label opens from its page, and the paper is remembered for a list and an order @main', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const part = await takePart(request, { shop, cataloguePage: 1 });
  const number = await paidOrder(browser, shop, part);
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, `/magazzino/${part.id}`));
  const print = button(page, 'Stampa etichetta');
  expect((await print.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await print.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Carta' }).selectOption('A4');
  await dialog.getByRole('checkbox', { name: 'Con il prezzo di oggi' }).check();
  await expectAccessibleInBothSchemes(page);
  const label = await opened(page, 'Apri 1 etichetta');
  expect(new URL(label.url()).search).toBe(`?paper=A4&part=${part.id}&price=1`);
  await expect(label.locator('.label')).toHaveCount(1);
  for (const words of [part.serialNumber, yardCode(part), '€'])
    await expect(label.locator('.label')).toContainText(words);
  await expect(label.getByRole('img', { name: new RegExp(`/parts/${part.id}$`) })).toBeVisible();
  await label.close();

  await page.goto(deskUrl(shop, '/magazzino'));
  await button(page, 'Stampa etichette').click();
  await page.getByRole('checkbox').first().check();
  await button(page, 'Stampa etichetta').click();
  await expect(dialog.getByRole('combobox', { name: 'Carta' })).toHaveValue('A4');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await button(page, 'Annulla').click();
  await button(page, /^Segna tutti/).click();
  const all = await page.getByRole('checkbox').count();
  await expectAccessibleInBothSchemes(page);
  await button(page, `Stampa ${all} etichette`).click();
  const labels = await opened(page, `Apri ${all} etichette`);
  await expect(labels.locator('.label')).toHaveCount(all);
  await labels.close();

  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await button(page, 'Stampa etichetta').click();
  const ordered = await opened(page, 'Apri 1 etichetta');
  await expect(ordered.locator('.label')).toContainText(yardCode(part));
});

test('pieces that were listed together are labelled at once, and VAT stays said for their car', async ({
  page,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, '/nuovo'));
  const hand = shelfHand(page);
  await hand.chooseCar('ZFA16900000123456', 'Panda (169)');
  for (const [at, number] of ['51 810 271', '51 810 272'].entries()) {
    await hand.chooseKind('Alternatore');
    await hand.describe({ kind: 'Alternatore', number, price: '45', photos: [] });
    const vat = page.getByRole('checkbox', { name: 'Comprato con IVA' });
    if (at === 0) {
      await page.getByRole('main').getByText('Altro', { exact: true }).click();
      await vat.check();
    }
    await expect(vat).toBeChecked();
    await hand.press('Metti in vendita');
  }
  await expect(page.getByText('0 in attesa, 2 in vendita')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Stampa 2 etichette').click();
  const labels = await opened(page, 'Apri 2 etichette');
  await expect(labels.locator('.label')).toHaveCount(2);
  for (const number of ['51 810 271', '51 810 272'])
    await expect(labels.getByText(number, { exact: true })).toBeVisible();
  await labels.close();
  await button(page, /^Stampa etichetta di/)
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText('Apri 1 etichetta');
  await button(page, 'Annulla').click();
  await page.getByRole('link', { name: 'Pezzi', exact: true }).click();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: /^[A-Z0-9-]{6,}$/ })
    .first()
    .click();
  await page.getByText(/^Correggi:/).click();
  await expect(page.getByRole('combobox', { name: 'Come l’abbiamo comprato' })).toHaveValue('ordinary');
});
