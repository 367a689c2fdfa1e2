/** What is written to the shop without a signal waits in the browser, says so, and goes once, by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect as baseExpect, type BrowserContext, type Page } from '@playwright/test';
import { readMail } from '../server/mail/read-outbox.ts';
import { shop as owner } from '../shop.config.ts';
import { makePhoto } from '../test/make-photo.ts';
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { mailsTo } from './steps/outbox.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';
import { tracesOf } from './steps/traces.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const toast = (page: Page) => page.getByText('che aspettava la rete è partit');

/** Mails about an address that reached the shop. */
const taken = (address: string) =>
  mailsTo(demoShop(), address)
    .map((mail) => readMail(Buffer.from(mail)))
    .filter(({ to }) => to.includes(owner.email));

async function expectTakenOnce(address: string): Promise<void> {
  await baseExpect.poll(() => taken(address).length).toBe(1);
  // A second one would follow at once.
  await pause(1_000);
  expect(taken(address)).toHaveLength(1);
}

async function writeRequest(page: Page, email: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Marca' }).fill('Fiat');
  await page.getByRole('combobox', { name: 'Modello' }).fill('Panda (169)');
  await field(page, 'Che pezzo cerchi').fill('Cerco il faro sinistro, 51819001.');
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await field(page, 'E-mail').fill(email);
  const buffer = await makePhoto({ width: 640, height: 480 });
  await page
    .getByLabel('Scegli le foto')
    .setInputFiles([{ name: 'etichetta.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
}

async function writeMessage(page: Page, email: string): Promise<void> {
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Messaggio').fill('Siete aperti il sabato?');
}

/** Opens a page of the shop without a network, after one visit with one. */
async function openCutOff(page: Page, context: BrowserContext, path: string): Promise<void> {
  await page.goto('/');
  await alive(page);
  await untilCached(page);
  await context.setOffline(true);
  await page.goto(path);
  await alive(page);
}

test('a request with a photo is written without a network, is still there later, and goes once @main', async ({
  page,
  context,
}) => {
  const { email } = newPerson();
  await openCutOff(page, context, '/request');
  await expect(page.getByText('Scrivi pure: parte da sé appena torna.')).toBeVisible();
  await writeRequest(page, email);
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(heading(page, 'Richiesta pronta, aspetta la rete')).toBeFocused();

  // The telephone goes into the pocket.
  await page.reload();
  await alive(page);
  await expect(heading(page, 'Richieste non ancora partite')).toBeVisible();
  await expect(page.getByText('Cerco il faro sinistro, 51819001.')).toBeVisible();
  // Nothing is left of it in the form.
  await expect(field(page, 'E-mail')).toHaveValue('');

  await context.setOffline(false);
  await expect(toast(page)).toBeVisible();
  await expect(heading(page, 'Richieste non ancora partite')).toHaveCount(0);
  await expectTakenOnce(email);
  const [mail] = taken(email);
  expect(mail?.text).toContain('Cerco il faro sinistro, 51819001.');
  expect(mail?.attachments).toHaveLength(1);
});

test('who waits on the page sees it go', async ({ page, context }) => {
  const { email } = newPerson();
  await openCutOff(page, context, '/contact');
  await writeMessage(page, email);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(heading(page, 'Messaggio pronto, aspetta la rete')).toBeFocused();
  await context.setOffline(false);
  await expect(heading(page, 'Messaggio inviato')).toBeVisible();
  await expect(page.getByText(`Ti rispondiamo a ${email}`)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  await expectTakenOnce(email);
});

test('the worker carries it with the shop closed, and the next visit says so', async ({ page, context }) => {
  const { email } = newPerson();
  await openCutOff(page, context, '/contact');
  const worker = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await worker.send('ServiceWorker.enable');
  await writeMessage(page, email);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(heading(page, 'Messaggio pronto, aspetta la rete')).toBeFocused();
  const registrationId = await registration;

  // Another page of the browser stays, none of the shop. A browser without a screen wakes no worker by itself.
  await page.goto('about:blank');
  await context.setOffline(false);
  await worker.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(demoShop().url).origin,
    registrationId,
    tag: 'letters',
    lastChance: false,
  });
  await expectTakenOnce(email);

  await page.goto('/');
  await alive(page);
  await expect(toast(page)).toBeVisible();
  await page.reload();
  await alive(page);
  await page.waitForTimeout(3_000);
  await expect(toast(page)).toHaveCount(0);
  expect(taken(email)).toHaveLength(1);
});

test('an answer that is lost on the way makes no second message', async ({ page, context, gotoAlive }) => {
  const { email } = newPerson();
  await gotoAlive('/contact');
  let isLosing = true;
  await context.route('**/api/contact*', async (route) => {
    if (!isLosing) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
    isLosing = false;
  });
  await writeMessage(page, email);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  // Sent again by itself: the shop has it already, and says so.
  await expect(heading(page, 'Messaggio inviato')).toBeVisible();
  await expectTakenOnce(email);
});

test('what the shop will not have comes back, and is put right', async ({ page, context }) => {
  const { email } = newPerson();
  await openCutOff(page, context, '/request');
  await writeRequest(page, email);
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(heading(page, 'Richiesta pronta, aspetta la rete')).toBeFocused();
  let isRefusing = true;
  await context.route('**/api/requests*', (route) =>
    isRefusing
      ? route.fulfill({
          status: 400,
          json: { code: 'invalid_body', errors: [{ path: 'email', code: 'invalid_email' }] },
        })
      : route.continue(),
  );
  await context.setOffline(false);
  await expect(page.getByText(/^L'invio non è riuscito\. /)).toBeVisible();
  isRefusing = false;
  await page.getByRole('button', { name: 'Correggi e invia' }).click();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(page.getByRole('combobox', { name: 'Modello' })).toHaveValue('Panda (169)');
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(heading(page, 'Richiesta inviata')).toBeFocused();
  await page.getByRole('button', { name: "Manda un'altra richiesta" }).click();
  await expect(heading(page, 'Richieste non ancora partite')).toHaveCount(0);
  await expectTakenOnce(email);
});

test('who signs out is asked about what has not gone, and nothing of it stays', async ({ page, context }) => {
  const person = await signIn(context, demoShop(), newPerson());
  await openCutOff(page, context, '/contact');
  await writeMessage(page, person.email);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(heading(page, 'Messaggio pronto, aspetta la rete')).toBeFocused();
  await context.route('**/api/contact*', (route) => route.abort());
  await context.setOffline(false);
  await page.goto('/account');
  await alive(page);

  const leave = page.getByRole('button', { name: 'Esci', exact: true });
  await leave.click();
  await expect(page.getByText('Un messaggio al negozio non è ancora partito.')).toBeVisible();
  await page.getByRole('button', { name: 'Resta' }).click();
  await expect(leave).toBeVisible();
  expect(await tracesOf(page, ['Siete aperti il sabato?'])).not.toEqual([]);
  await leave.click();
  await page.getByRole('button', { name: 'Esci e cancella' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await tracesOf(page, ['Siete aperti il sabato?', person.email])).toEqual([]);
  expect(taken(person.email)).toEqual([]);
});

test('who signs out on a line that hangs is asked before it has given up', async ({ page, context }) => {
  const person = await signIn(context, demoShop(), newPerson());
  await openCutOff(page, context, '/contact');
  await writeMessage(page, person.email);
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(heading(page, 'Messaggio pronto, aspetta la rete')).toBeFocused();
  await context.route('**/api/contact*', () => new Promise(() => {}));
  await context.setOffline(false);
  const isOnItsWay = page.waitForRequest('**/api/contact*');
  await page.goto('/account');
  await isOnItsWay;
  const givenUp: string[] = [];
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page.getByText('Un messaggio al negozio non è ancora partito.')).toBeVisible();
  expect(givenUp).not.toContain('/api/contact');
  await page.getByRole('button', { name: 'Esci e cancella' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => tracesOf(page, ['Siete aperti il sabato?', person.email])).toEqual([]);
});
