/** Somebody writes to the shop, and is answered from the desk: with a part at a price of their own, once, and without losing a word on the way. */
import { randomUUID } from 'node:crypto';
import { href } from '../domain/routes.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, goToRoom, yardCode } from './steps/desk.ts';
import { mailsTo } from './steps/outbox.ts';
import { askForPart } from './steps/requests.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

test('a request with its photo is answered with a part, and what was typed outlives a reload @main', async ({
  page,
  browser,
  request,
  allowComplaint,
}, { project }) => {
  // Who has no session yet is told so by the first call.
  allowComplaint(/401 \(Unauthorized\)|ERR_FAILED .*\/answers\//);
  const shop = demoShop();
  const part = await takePart(request, { shop, cataloguePage: project.name === 'phone' ? 37 : 38 });
  const name = `Maria ${randomUUID().slice(0, 6)}`;
  const email = `${randomUUID()}@example.com`;
  await askForPart(request, shop, { fullName: name, email, message: 'Cerco questo.', hasPhoto: true });

  await comeToDesk(page, shop, 'owner');
  await goToRoom(page, 'Posta');
  await expect(page.getByRole('heading', { level: 1, name: 'Richieste e messaggi' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name }).click();
  const shown = page.getByRole('img', { name: 'Foto 1' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const answer = page.getByRole('textbox', { name: 'Risposta' });
  await answer.fill('Eccolo, lo smontiamo domani.');
  await page.getByRole('textbox', { name: 'Numero o parole' }).fill(part.serialNumber);
  await page.getByRole('button', { name: 'Cerca' }).click();
  await page.getByRole('button', { name: `Aggiungi ${yardCode(part)}` }).click();
  const takeOut = page.getByRole('button', { name: `Togli ${yardCode(part)}` });
  await expect(takeOut).toBeVisible();
  const price = page.getByRole('textbox', { name: /Prezzo riservato/ });
  await price.fill('quasi niente');
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await expect(answer).toHaveValue('Eccolo, lo smontiamo domani.');
  await expect(takeOut).toBeVisible();
  const send = page.getByRole('button', { name: 'Manda la risposta' });
  expect((await send.boundingBox())?.height).toBeGreaterThanOrEqual(56);

  await send.click();
  await expect(price).toHaveAccessibleDescription('In euro, come 45 o 45,50.');
  await price.fill('1,00');
  // The line goes while the answer is on its way back: pressed again, it is the same one.
  await page.route('**/answers/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/answers/*');
  await send.click();
  await expect(page.getByText('risposto', { exact: true })).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Aggiungi / })).toHaveCount(0);
  await expect(page.getByText('Eccolo, lo smontiamo domani.')).toHaveCount(1);
  await expect.poll(() => answersIn(mailsTo(shop, email))).toHaveLength(1);
  const [mail = ''] = answersIn(mailsTo(shop, email));
  expect(mail).toContain(href('it', 'part', { id: part.id }));

  const buyer = await browser.newPage();
  const link = /\/cart#offerta=3D([\w-]{36})/.exec(mail);
  await buyer.goto(`${shop.url}/cart#offerta=${link?.[1] ?? ''}`);
  const line = buyer.getByRole('listitem').filter({ hasText: part.name });
  await expect(line).toContainText(/1,00\s€/);
  await expect(line).toContainText(/Prezzo riservato a te fino al/);
  expect(buyer.url()).not.toContain('#');
  await expectAccessibleInBothSchemes(buyer);

  await page.getByRole('button', { name: `Ritira il prezzo riservato di ${part.name}` }).click();
  const sure = page.getByRole('dialog');
  await expectAccessibleInBothSchemes(page);
  await sure.getByRole('button', { name: 'Ritira il prezzo' }).click();
  await expect(page.getByText(/ritirato/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Ritira il prezzo/ })).toHaveCount(0);
  await buyer.goto('about:blank');
  await buyer.goto(`${shop.url}/cart#offerta=${link?.[1]?.slice(0, 20) ?? ''}`);
  await expect(buyer.getByRole('status').getByText(/link è tagliato o non è nostro/)).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Scrivici' })).toBeVisible();
  await buyer.goto('about:blank');
  await buyer.goto(`${shop.url}/cart#offerta=${link?.[1] ?? ''}`);
  await expect(buyer.getByRole('status').getByText(/Questa offerta non vale più/)).toBeVisible();
  await expectAccessibleInBothSchemes(buyer);
  await buyer.getByRole('button', { name: 'Vedi il pezzo' }).click();
  await expect(buyer.getByRole('heading', { level: 1, name: part.name })).toBeVisible();
  await buyer.close();

  await page.getByRole('button', { name: 'Riapri' }).click();
  // A second press of what is not there any more closes nothing unasked.
  await page.getByRole('button', { name: 'Chiudi senza rispondere' }).dblclick();
  await expect(page.getByText('da rispondere', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi senza rispondere' }).click();
  await expect(page.getByText('chiuso', { exact: true })).toBeVisible();
  await page.goto(deskUrl(shop, '/posta'));
  const closed = page.getByRole('region', { name: /Chiusi/ });
  await expect(closed.getByRole('link', { name })).toBeVisible();

  await goToRoom(page, 'Registro');
  const answered = page.getByRole('listitem').filter({ hasText: 'risposta a una richiesta' });
  const offered = new RegExp(`^${yardCode(part)}: riservato 1,00\\s€ fino al \\d+ \\S+ \\d{4}$`);
  await expect(answered.getByText(offered).first()).toBeVisible();
  await expect(answered.getByText(/\[object|[\da-f]{8}-[\da-f]{4}-/)).toHaveCount(0);
  await expectAccessibleInBothSchemes(page);
});

/** What the shop said after its first word that a request has come in. */
const answersIn = (mails: readonly string[]): string[] =>
  mails
    // Lines of a mail are broken where they are long.
    .map((mail) => mail.replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes('Eccolo, lo smontiamo domani.'));
