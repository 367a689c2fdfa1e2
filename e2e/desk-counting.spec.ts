/** A shelf is counted on a phone: what is scanned is found, what lay elsewhere comes here, and a count stays over a reload. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl } from './steps/desk.ts';
import { demoShop, piecesOf, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('counted with and without a line, the shelf says what is there @main', async ({
  page,
  request,
  context,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)|ERR_INTERNET_DISCONNECTED/);
  const shop = demoShop();
  const shelf = `S/${randomUUID().slice(0, 4).toUpperCase()}`;
  const here = [
    await takePart(request, { shop, cataloguePage: 46 }),
    await takePart(request, { shop, cataloguePage: 47 }),
  ];
  const stray = await takePart(request, { shop, cataloguePage: 48 });
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, '/posti'));
  await page.getByRole('textbox', { name: 'Nome della posizione' }).fill(shelf);
  await page.getByRole('button', { name: 'Nuova posizione' }).click();
  await page.getByRole('link', { name: shelf }).click();
  await page.getByRole('button', { name: 'Scansiona' }).click();
  for (const { id } of here) await scan(page, 'Vai', id, `messo in ${shelf}`);
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByText('mai contato')).toBeVisible();

  await page.getByRole('link', { name: 'Conta quello che c’è' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Conta ${shelf}` })).toBeVisible();
  // What is scanned is counted from when it is known what should be there.
  await expect(page.getByText(/^Trovati 0 di \d+/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Scansiona' }).click();
  const [first, second] = here;
  for (let piece = 0; piece < first!.quantity; piece += 1) await scan(page, 'Conta', first!.id, 'c’è');
  await scan(page, 'Conta', first!.id, 'già contat');
  // What it is nobody can say here: it is counted all the same, as a press would be.
  await scan(page, 'Conta', stray.id, 'quando torna la linea');
  await scan(page, 'Conta', stray.id, 'Già segnato');
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByText('1 codice letto senza linea')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await context.setOffline(false);
  await expect(page.getByText('1 codice letto senza linea')).toBeHidden({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(`Trovati ${first!.quantity} di`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trovati qui, a registro altrove' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Ho finito di contare' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^(Manca|Mancano):/)).toBeVisible();
  await expect(dialog.getByText(/^Passa qui:/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Registra' }).press('Enter');
  await expect(page.getByText('Registrato: il magazzino dice quello che hai trovato.')).toBeVisible();
  expect(await piecesOf(request, shop, second!.id)).toBe(0);
  expect(await piecesOf(request, shop, stray.id)).toBeGreaterThan(0);

  await page.getByRole('link', { name: `Torna a ${shelf}` }).click();
  await expect(page.getByText(/^contato il/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Conta quello che c’è' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('pressed twice a piece stays counted, and taken out it is counted again @main', async ({
  page,
  request,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  const shop = demoShop();
  const shelf = `T/${randomUUID().slice(0, 4).toUpperCase()}`;
  const { id } = await takePart(request, { shop, cataloguePage: 44 });
  await page.setViewportSize({ width: 360, height: 780 });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, `/magazzino/${id}`));
  await page.getByRole('textbox', { name: 'Pezzi in magazzino' }).fill('1');
  await page.getByRole('textbox', { name: /^Posizione/ }).fill(shelf);
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Salvato.')).toBeVisible();
  await page.goto(deskUrl(shop, `/posti/${encodeURIComponent(shelf)}/conta`));
  // At its right edge too, where the way back stands once it is counted.
  const box = (await page.getByRole('button', { name: /^C’è / }).boundingBox())!;
  for (const x of [box.x + box.width / 2, box.x + box.width - 4])
    for (let press = 0; press < 2; press += 1) await page.mouse.click(x, box.y + box.height / 2);
  await expect(page.getByText('Trovati 1 di 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contato / })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /dal conteggio$/ }).click();
  await expect(page.getByText('Trovati 0 di 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^C’è / })).toBeFocused();
});

/** Types a label's code, as a scanner that is a keyboard does. */
async function scan(page: Page, press: string, partId: number, said: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Codice' }).fill(`https://shop.example/parts/${partId}`);
  await dialog.getByRole('button', { name: press }).click();
  await expect(dialog.getByRole('status')).toContainText(said);
}
