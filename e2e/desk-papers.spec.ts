/** The owner's papers on a phone: what is due, issued, its XML, and that it was sent; a refused one made anew. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, goToRoom, paidOrder, shopkeeper } from './steps/desk.ts';
import { takePart } from './steps/shop.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

/** What is issued here is nobody else’s. */
const ownShop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '120'] }));

// Who has no session yet is told so by the first call, who mistypes and who would issue what SdI refuses by theirs.
test.beforeEach(({ allowComplaint }) =>
  allowComplaint(/400 \(Bad Request\)|401 \(Unauthorized\)|409 \(Conflict\)/),
);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('from what is due to an invoice that was sent, refused and made anew, on a phone', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop, 'owner');
  const number = await paidOrder(browser, shop, await takePart(request, { shop, cataloguePage: 1 }));
  await page.goto(deskUrl(shop, '/persone'));
  await goToRoom(page, 'Documenti');
  await expect(heading(page)).toHaveText('Documenti');
  await expect(heading(page)).toBeFocused();
  await expect(
    page.getByText('Il negozio non emette ancora fatture da solo', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Non c’è ancora nessun documento.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // The order leads to its papers, where SdI’s reason is said in Italian, and can be put right.
  await page.goto(deskUrl(shop, `/ordini/${number}`));
  await page.getByRole('link', { name: 'Fattura e documenti' }).click();
  await expect(heading(page)).toHaveText(`Documenti, ordine ${number}`);
  await button(page, 'Emetti la fattura').click();
  await expect(
    page.getByText('00417: Del cliente mancano sia la partita IVA sia il codice fiscale'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Codice fiscale' }).fill('RSSMRA80A41A944X');
  await button(page, 'Vuole la fattura con questi dati').click();
  await expect(page.getByText('Non è un codice fiscale', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'Codice fiscale' }).fill('rssmra80a41a944m');
  await button(page, 'Vuole la fattura con questi dati').click();
  await expect(page.getByText('Adesso: RSSMRA80A41A944M')).toBeVisible();
  await button(page, 'Emetti la fattura').click();
  await expect(page.getByText('Emesso il documento', { exact: false })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  // A part of it goes back: its credit note is due.
  shopkeeper(shop, 'orders', 'refund-part', number, '5', 'defect', '--yes');
  await page.goto(deskUrl(shop, '/documenti'));
  const issue = button(page, `Emetti per l’ordine ${number}`);
  await expect(async () => {
    await page.reload();
    await expect(issue).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect((await issue.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await expectAccessibleInBothSchemes(page);
  await issue.click();
  await expect(page.getByText('Non c’è niente da emettere.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Fatture e note di credito' });
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await list.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'nota di credito' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: /nota di credito/ }).click();
  await expect(heading(page)).toHaveText(/^Nota di credito W-\d{4}-2$/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Scarica l’XML' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^IT01234560371_W[0-9A-Z]{4}\.xml$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('<TipoDocumento>TD04</TipoDocumento>');
  const sent = button(page, 'È stata inviata');
  expect((await sent.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await sent.click();
  await expect(button(page, 'È stata inviata di nuovo')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await button(page, 'SdI l’ha scartata').click();
  await page.getByRole('textbox', { name: 'Che cosa ha detto SdI' }).fill('00305: IdCodice non valido');
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Segna come scartata').click();
  await expect(page.getByRole('heading', { name: 'Rifai il documento' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Rifai con questi dati').click();
  await expect(button(page, 'È stata inviata')).toBeVisible();
  await expect(page.getByRole('region', { name: 'File' }).getByRole('listitem')).toHaveCount(2);

  // Back in the list as it was narrowed; chosen and taken along, and marked.
  await page.goBack();
  await expect(list.getByRole('combobox', { name: 'Tipo' })).toHaveValue('TD04');
  await list.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Tutti' });
  await list.getByRole('checkbox', { name: /Scegli W-\d{4}-1$/ }).check();
  const zipping = page.waitForEvent('download');
  await list.getByRole('link', { name: 'Scarica quello scelto (ZIP)' }).click();
  expect((await zipping).suggestedFilename()).toBe('fatture-scelte.zip');
  await button(page, 'Segna come inviati (1)').click();
  await expect(list.getByRole('listitem').filter({ hasText: 'inviata' })).toHaveCount(1);

  await page.getByRole('link', { name: 'Corrispettivi' }).click();
  await expect(heading(page)).toHaveText('Corrispettivi');
  await expectAccessibleInBothSchemes(page);
  await goToRoom(page, 'Registro');
  await expect(page.getByText('documento rifatto', { exact: false })).toBeVisible();
  await expect(page.getByText(`riga di comando · rimborsato in parte · ${number}`)).toBeVisible();
});
