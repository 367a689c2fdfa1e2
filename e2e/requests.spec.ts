/** What people write to the shop: a request with photos, a message, their address for the newsletter. */
import { expect as baseExpect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { shop as owner } from '../shop.config.ts';
import { readMail, type ReadMail } from '../server/mail/read-outbox.ts';
import { makePhoto } from '../test/make-photo.ts';
import { alive, expect, test } from './fixtures.ts';
import { mailsTo } from './steps/outbox.ts';
import { newPerson } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';
import { liveFooter } from './steps/live-footer.ts';

const newAddress = () => newPerson().email;
const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

/** Waits until so many mails name an address. @returns them, to whomever they went */
async function mailsAbout(address: string, count: number): Promise<ReadMail[]> {
  await baseExpect.poll(() => mailsTo(demoShop(), address).length).toBe(count);
  return mailsTo(demoShop(), address).map((mail) => readMail(Buffer.from(mail)));
}

/** The address in a mail that leads to a page. */
const linkIn = (mail: ReadMail | undefined): string => /http:\S+/.exec(mail?.text ?? '')?.[0] ?? '';

test('a search that found nothing becomes a request with photos, in the hands of the shop @main', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/400 \(Bad Request\)/);
  const email = newAddress();
  await gotoAlive('/search?query=qwxyzqwxyz');
  await page.getByRole('link', { name: 'Chiedi a noi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chiedi un preventivo');
  await expect(page.getByText('Rispondiamo entro 24/48 ore, dal lunedì al venerdì.')).toBeVisible();
  await expect(field(page, 'Che pezzo cerchi')).toHaveValue('Cerco: qwxyzqwxyz.');

  const car = (name: string) => page.getByRole('combobox', { name });
  await car('Marca').fill('fiat');
  await car('Modello').focus();
  // The models of that make have come.
  await expect(page.locator('datalist').nth(1).locator('option', { hasText: 'Panda (169)' })).toHaveCount(1);
  await car('Modello').fill('Panda (169)');
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await field(page, 'E-mail').fill(email);

  // A strip is a picture to the browser, and none of a part to the shop.
  const photos = [
    await makePhoto({ width: 2_000, height: 220 }),
    await makePhoto({ width: 2_400, height: 1_800, orientation: 6 }),
    await makePhoto({ width: 640, height: 480, seed: 2 }),
  ];
  const files = photos.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer }));
  await expect(page.getByText('Scatta una foto')).toBeVisible();
  await page.getByLabel('Scegli le foto').setInputFiles(files);
  await expect(page.getByRole('img', { name: /^Foto \d$/ })).toHaveCount(3);
  // Of a page that is loaded anew, as telephones do it, the words come back; of the photos it is said that they do not.
  const lost = page.getByText('Le foto non restano qui: sceglile di nuovo.');
  await expect(lost).toBeHidden();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.getByLabel('Scegli le foto').setInputFiles(files);
  await expect(page.getByRole('img', { name: /^Foto \d$/ })).toHaveCount(3);
  await expect(lost).toBeHidden();
  const send = page.getByRole('button', { name: 'Invia la richiesta' });
  await send.click();
  await expect(page.getByText('Foto 1: Non si può leggere come foto.')).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Togli la foto 1' }).click();
  await expect(page.getByText('Non si può leggere come foto.')).toBeHidden();
  await send.click();

  await expect(page.getByRole('heading', { name: 'Richiesta inviata' })).toBeFocused();
  await expect(
    page.getByText(`Ti rispondiamo a ${email} entro 24/48 ore, dal lunedì al venerdì.`),
  ).toBeVisible();
  const mails = await mailsAbout(email, 2);
  const toShop = mails.find(({ to }) => to.includes(owner.email));
  expect(toShop?.subject).toBe('Richiesta di ricambio: Fiat Panda (169)');
  expect(toShop?.replyTo).toContain(email);
  const sizes = (toShop?.attachments ?? []).map(async ({ content }) => {
    const { format, width, height } = await sharp(content).metadata();
    return [format, width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    ['jpeg', 1_200, 1_600],
    ['jpeg', 640, 480],
  ]);
  const receipt = mails.find(({ to }) => to.includes(email));
  const reference = /[\da-f]{8}$/.exec(receipt?.subject ?? '')?.[0] ?? 'no reference';
  await expect(page.getByText(reference)).toBeVisible();
});

test('the newsletter is asked for at the foot of a page, confirmed from the mail, and left by its link', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/409 \(Conflict\)/);
  const email = newAddress();
  const subscribe = async (address: string) => {
    const form = (await liveFooter(page)).locator('form');
    await form.getByRole('textbox').fill(address);
    await form.getByRole('button').click();
    return form;
  };
  await gotoAlive('/en/contact');
  await page.waitForLoadState('networkidle');
  const form = await subscribe('maria@');
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription('The email address is invalid');
  await expect(form.getByRole('textbox')).toBeFocused();
  await subscribe(email);
  await expect(form.getByRole('status')).toHaveText(/^Confirmation email sent/);
  const [asked] = await mailsAbout(email, 1);
  await page.goto(linkIn(asked));
  await alive(page);
  await page.getByRole('button', { name: 'Confirm the subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscribed successfully.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForLoadState('networkidle');
  await subscribe(email);
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(
    'This address is already subscribed.',
  );

  const welcome = (await mailsAbout(email, 2)).find(({ subject }) => subject === 'Subscribed successfully');
  await page.goto(linkIn(welcome));
  await alive(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribed');
});

test('an old link to confirm says so, and what to do', async ({ page, gotoAlive, allowComplaint }) => {
  allowComplaint(/400 \(Bad Request\)/);
  await gotoAlive(`/newsletter/confirm?token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: "Conferma l'iscrizione" }).click();
  await expect(page.getByRole('alert')).toContainText('Questo link è scaduto o non vale più.');
});

test('a message goes to the shop, and survives a reload until it is sent', async ({ page, gotoAlive }) => {
  const email = newAddress();
  await gotoAlive('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: /^Scrivi in chat/ })).toHaveCount(
    owner.phones.length,
  );
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await field(page, 'E-mail').fill(email);
  await page.waitForLoadState('networkidle');
  await field(page, 'Messaggio').fill('Siete aperti il sabato?');
  await page.reload();
  await alive(page);
  await expect(field(page, 'Messaggio')).toHaveValue('Siete aperti il sabato?');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeFocused();
  const mails = await mailsAbout(email, 2);
  expect(mails.find(({ to }) => to.includes(owner.email))?.text).toContain('Siete aperti il sabato?');
  expect(mails.find(({ to }) => to.includes(email))?.subject).toBe('Abbiamo ricevuto il tuo messaggio');
});
