import type { Page } from '@playwright/test';
import { href } from '../domain/routes.ts';
import { shop as ownShop } from '../shop.config.ts';
import { expect, test } from './fixtures.ts';
import { mailsTo } from './steps/outbox.ts';
import { buyWithoutScreen, orderWithoutScreen } from './steps/paid-order.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the shop offers at the foot of the screen is a status, too. */
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a name is changed where one is, and stands on every page at once', async ({
  page,
  context,
  gotoAlive,
}) => {
  await signIn(context, demoShop());
  await gotoAlive('/account');
  await page.getByRole('navigation', { name: "Sezioni dell'account" }).getByText('I tuoi dati').click();
  await expect(heading(page)).toHaveText('I tuoi dati');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Modifica' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await page.getByLabel('Nome', { exact: true }).fill('Marta');
  await page.getByLabel('Codice fiscale').fill('RSSMRA85T10A562X');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByLabel('Codice fiscale')).toBeFocused();
  await expect(page.getByText('Questo codice fiscale non torna')).toBeVisible();
  await page.getByLabel('Codice fiscale').fill('');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Marta Rossi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modifica' })).toBeFocused();

  await page.getByRole('link', { name: 'Riepilogo' }).click();
  await expect(heading(page)).toHaveText('Ciao Marta');
});

test('addresses are added, chosen as the default and removed', async ({ page, context, gotoAlive }) => {
  await signIn(context, demoShop());
  await gotoAlive('/account/billing');
  const card = (street: string) => page.getByRole('listitem').filter({ hasText: street });
  const add = async (street: string) => {
    await page.getByRole('button', { name: 'Aggiungi un indirizzo' }).click();
    await page.getByLabel('Via e numero').fill(street);
    await page.getByLabel('Città').fill('Bologna');
    await page.getByLabel('CAP').fill('00100');
    await page.getByLabel('Provincia').selectOption('BO');
    await page.getByRole('button', { name: "Salva l'indirizzo" }).click();
    await expect(
      page.getByText('Il CAP ha 5 cifre e deve essere della provincia scelta: ricontrolla.'),
    ).toBeVisible();
    await page.getByLabel('CAP').fill('40121');
    await page.getByRole('button', { name: "Salva l'indirizzo" }).click();
    await expect(card(street)).toBeVisible();
  };
  await add('Via Roma 1');
  await add('Via Verdi 2');
  await expect(card('Via Roma 1').getByText('Predefinito')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Rendi predefinito Via Verdi 2' }).click();
  await expect(card('Via Verdi 2').getByText('Predefinito', { exact: true })).toBeVisible();
  await expect(page.getByText('Predefinito', { exact: true })).toHaveCount(1);

  await page.getByRole('button', { name: 'Modifica Via Roma 1' }).click();
  await page.getByLabel('Paese').selectOption('FR');
  await page.getByLabel('Regione o stato').fill('Île-de-France');
  await page.getByLabel('Città').fill('Paris');
  await page.getByLabel('CAP').fill('75001');
  await page.getByRole('button', { name: "Salva l'indirizzo" }).click();
  await expect(card('Via Roma 1').getByText('Francia')).toBeVisible();

  await page.getByRole('button', { name: 'Togli Via Verdi 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Togliere questo indirizzo?' });
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: "Togli l'indirizzo" }).click();
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await expect(card('Via Verdi 2')).toHaveCount(0);
  await expect(card('Via Roma 1').getByText('Predefinito')).toBeVisible();
});

test('an item is given back by keyboard alone, and the receipt comes by mail @main', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const shop = demoShop();
  const person = await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage: 24 });
  const orderNumber = await buyWithoutScreen(context, shop, part);
  await gotoAlive('/account/orders');
  await expectAccessibleInBothSchemes(page);
  const open = page.getByRole('button', { name: `Recedere dal contratto qui ${part.name}` });
  const dialog = page.getByRole('dialog', { name: 'Recedere dal contratto' });

  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog).toContainText(part.serialNumber);
  await expect(dialog).toContainText('Ti rimborsiamo');
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Vuoi dirci perché?')).toBeFocused();
  await page.keyboard.type('Non va sulla mia.');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Conferma recesso' })).toBeFocused();
  // Without a network nothing is lost, and nothing is believed to have happened.
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Nessuna connessione.')).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Enter');

  const order = page.getByRole('article').filter({ hasText: orderNumber });
  await expect(dialog).toBeHidden();
  await expect(order.getByText(/^Recesso inviato il /)).toBeFocused();
  await expect(open).toHaveCount(0);
  await expect(order.getByText('Reso richiesto', { exact: true })).toBeVisible();
  await expect(order.getByText('Pagato', { exact: true })).toHaveCount(0);
  await expect(order).toContainText('Via dei Demolitori 12, 40127 Bologna (BO)');
  await expect(toast(page, 'La ricevuta ti arriva per e-mail')).toHaveCount(1);
  const receipts = () => mailsTo(shop, person.email).filter((mail) => mail.includes('<withdrawal-receipt-'));
  await expect.poll(receipts).toHaveLength(1);
});

test('who pays by transfer takes the numbers along by a press, and the IBAN without blanks', async ({
  page,
  context,
  gotoAlive,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shop = demoShop();
  await signIn(context, shop);
  const part = await takePart(context.request, { shop, cataloguePage: 26 });
  const { orderNumber } = await orderWithoutScreen(context, shop, 'bank_transfer', part);
  await gotoAlive('/account/orders');
  const order = page.getByRole('article').filter({ hasText: orderNumber });
  const { iban } = ownShop.bank;
  const written = iban.match(/.{1,4}/g)!.join(' ');
  await expect(order.getByText(written)).toBeVisible();
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await order.getByRole('button', { name: 'Copia: IBAN' }).click();
  await expect(page.getByText('Copiato: IBAN')).toBeVisible();
  expect(await pasted()).toBe(iban);
  await order.getByRole('button', { name: 'Copia: Causale' }).click();
  await expect(page.getByText('Copiato: Causale')).toBeVisible();
  expect(await pasted()).toBe(orderNumber);

  // Who comes to where payments lead finds the same there.
  await gotoAlive(href('it', 'success', {}, { order: orderNumber }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ordine ricevuto');
  await expect(page.getByText(written)).toBeVisible();
  await expect(page.getByText(orderNumber)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fai il bonifico' })).toBeVisible();
});

test('another session is ended, and the account in the end', async ({
  page,
  context,
  gotoAlive,
  browser,
}) => {
  const shop = demoShop();
  const person = newPerson();
  await signIn(context, shop, person);
  const elsewhere = await browser.newContext();
  const { email, password } = person;
  const signedIn = await elsewhere.request.post(`${shop.url}/api/auth/signin`, {
    data: { email, password },
    headers: {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    },
  });
  expect(signedIn.ok()).toBe(true);

  await gotoAlive('/account/personal');
  const end = page.getByRole('button', { name: 'Disconnetti Firefox su Windows' });
  await end.click();
  await expect(end).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "Dove hai fatto l'accesso" })).toBeFocused();
  expect((await elsewhere.request.get(`${shop.url}/api/auth/refresh`)).status()).toBe(401);
  await elsewhere.close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i tuoi dati' }).click();
  expect((await download).suggestedFilename()).toMatch(/^smonto-dati-\d{4}-\d\d-\d\d\.json$/);

  await page.getByRole('button', { name: "Cancella l'account" }).click();
  const dialog = page.getByRole('dialog', { name: "Cancellare l'account?" });
  await expect(dialog).toContainText('art. 2220');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByLabel('La tua password, per conferma').fill(password);
  await dialog.getByRole('button', { name: 'Cancella per sempre' }).click();
  await expect(heading(page)).toHaveText('Il pezzo giusto, con la sua storia.');
  await expect(toast(page, 'Account cancellato.')).toHaveCount(1);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies).not.toContain('session');
  expect(cookies).not.toContain('signed_in');
  const again = await context.request.post(`${shop.url}/api/auth/signin`, { data: { email, password } });
  expect(again.status()).toBe(401);
});
