/** The stock room on a phone: a place and then a piece puts it there, a box takes it along, and the piece is found there and changed. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { discounted } from '../domain/money.ts';
import { formatMoney } from '../domain/written-number.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl } from './steps/desk.ts';
import { shelfHand } from './steps/shelf.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('scanned to a box, the box to a shelf: the piece is found there, and changed @main', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const part = await takePart(request, { shop, cataloguePage: 36 });
  const mark = randomUUID().slice(0, 4).toUpperCase();
  const [shelf, box] = [`S-${mark}`, `Cassa/${mark}`];
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop, 'owner');
  await page.goto(deskUrl(shop, '/posti'));
  await add(page, shelf);
  await add(page, box, true);

  await page.getByRole('button', { name: 'Scansiona' }).click();
  await scan(page, box, `${box}: adesso i pezzi.`);
  await scan(page, `https://shop.example/parts/${part.id}`, `messo in ${box}`);
  await scan(page, shelf, `${shelf}: adesso i pezzi.`);
  await scan(page, box, `${box}: messa su ${shelf} con tutto dentro`);
  await scan(page, 'niente', 'Nessun pezzo e nessuna posizione');
  await page.getByRole('button', { name: 'Chiudi' }).click();

  await page.getByRole('link', { name: new RegExp(`^${shelf}`) }).click();
  await page.getByRole('link', { name: box }).click();
  await expect(page.getByRole('heading', { level: 1, name: box })).toBeVisible();
  const piece = page.getByRole('listitem').filter({ hasText: `${shelf} · ${box}` });
  await expectAccessibleInBothSchemes(page);
  await piece.getByRole('link').click();
  await page.getByRole('textbox', { name: 'Prezzo in euro' }).fill('12,50');
  await page.getByRole('textbox', { name: 'Note per noi' }).fill('Graffio');
  await page.getByRole('button', { name: 'Salva' }).click();
  const written = formatMoney(discounted(1250, part.discount), 'it');
  await expect(page.getByRole('main').getByText(written).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('what was looked for in vain is put on sale with its number and its words', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const number = `ZQ${Math.floor(1e6 + Math.random() * 9e6)}`;
  await request.get(`${shop.url}/api/search/v2?query=${number}`);
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, '/magazzino'));
  await page.getByRole('link', { name: 'Fermi da più tempo' }).click();
  await expect(page.getByText(/^(Arrivato oggi|Qui da)/).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  // What people look for is written down now and then, many at once.
  await expect(async () => {
    await page.goto(deskUrl(shop, '/magazzino/cercati'));
    await expect(page.getByText(number.toLowerCase(), { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: `Mettilo in vendita (${number.toLowerCase()})` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo pezzo' })).toBeVisible();
  await shelfHand(page).chooseCar('ZFA16900000123456', 'Panda (169)');
  await expect(page.getByRole('textbox', { name: 'Numeri originali' })).toHaveValue(number);
  await page.goto(deskUrl(shop, `/nuovo?${new URLSearchParams({ cercato: 'faro turbinoso' }).toString()}`));
  await expect(page.getByText('Qualcuno cercava «faro turbinoso».')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Che pezzo è' })).toHaveValue('faro');
  await expect(page.getByRole('textbox', { name: 'Numeri originali' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Faro anteriore', exact: true })).toBeVisible();
});

async function add(page: Page, name: string, isBox = false): Promise<void> {
  await page.getByRole('textbox', { name: 'Nome della posizione' }).fill(name);
  if (isBox) await page.getByRole('checkbox', { name: /cassa/ }).check();
  await page.getByRole('button', { name: 'Nuova posizione' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

/** Types a code, as a scanner that is a keyboard does. */
async function scan(page: Page, code: string, said: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Codice' }).fill(code);
  await dialog.getByRole('button', { name: 'Vai' }).click();
  await expect(dialog.getByRole('status')).toContainText(said);
}
