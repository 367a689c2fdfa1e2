/** A day at the yard's desk: coming in, an order picked, packed and sent; and that nobody else has a byte of it. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { deskPassword, deskUrl, goToRoom, paidOrder, setUpCodes, useInvitation } from './steps/desk.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const newAddress = () => `${randomUUID()}@yard.example`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A phone that answers with a passkey whenever it is asked. */
async function withPasskeys(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

// Who has no session yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

test('a day: in with a passkey, an order is picked, packed, sent, and arrives @main', async ({
  page,
  browser,
  request,
}, { project }) => {
  const shop = demoShop();
  await withPasskeys(page);
  const email = newAddress();
  await useInvitation(page, shop, email);
  await expect(heading(page)).toHaveText('Un secondo passo');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('textbox', { name: 'Come si chiama questo dispositivo' }).fill('telefono di Anna');
  await button(page, 'Crea una passkey').click();
  await expect(heading(page)).toHaveText('Codici di recupero');
  await button(page, 'Li ho messi via').click();
  await expect(heading(page)).toHaveText('Ordini di oggi');

  const part = await takePart(request, { shop, cataloguePage: project.name === 'phone' ? 31 : 32 });
  const number = await paidOrder(browser, shop, part);
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toContainText('Maria Rossi · Bologna (BO)');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('link', { name: /Comincia il prelievo/ }).click();
  await expect(heading(page)).toHaveText('Prelievo');
  const piece = page.getByRole('listitem').filter({ hasText: number });
  await expect(piece).toContainText(part.name);
  await expectAccessibleInBothSchemes(page);
  const take = piece.getByRole('button', { name: /^Preso/ });
  expect((await take.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await take.click();
  await expect(piece).toContainText('preso da Anna');

  await piece.getByRole('link', { name: `per ${number}` }).click();
  await expect(heading(page)).toHaveText(`Ordine ${number}`);
  await expectAccessibleInBothSchemes(page);
  await button(page, 'Imballato').click();
  await expect(page.getByText('Dai il pacco al corriere')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Distinta di imballaggio')).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await button(page, 'Correggi l’indirizzo').click();
  await page.getByRole('textbox', { name: 'Via e numero' }).fill('Via Roma 11');
  await button(page, 'Salva').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('address')).toContainText('Via Roma 11');
  await page.getByRole('textbox', { name: 'Nuova nota' }).fill('Avvolto due volte');
  await button(page, 'Aggiungi').click();
  await expect(page.getByText('Avvolto due volte').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Corriere' }).selectOption('GLS');
  const code = page.getByRole('textbox', { name: 'Codice del pacco' });
  await code.fill('1');
  await button(page, 'Spedito').click();
  await expect(code).toHaveAccessibleDescription('Questo non è il codice di un pacco.');
  await code.fill('GL0123456');
  await button(page, 'Spedito').click();
  await expect(page.getByText('GLS GL0123456')).toBeVisible();
  await button(page, 'Arrivato').click();
  await expect(page.getByRole('dialog')).toContainText('da oggi decorrono i giorni per il reso');
  await button(page, 'Sì, è arrivato').click();
  await expect(page.getByText('consegnato', { exact: true })).toBeVisible();

  await button(page, 'Esci').click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.locator('input[type=password]').fill(deskPassword);
  await button(page, 'Avanti').click();
  await button(page, 'Usa la passkey').click();
  await expect(heading(page)).toHaveText('Ordini di oggi');
});

test('in with an app for codes, and with a code on paper where the telephone is lost', async ({ page }) => {
  const shop = demoShop();
  const email = newAddress();
  await useInvitation(page, shop, email, '--role', 'owner', '--language', 'en');
  const { recoveryCodes } = await setUpCodes(page);
  expect(recoveryCodes).toHaveLength(10);

  await goToRoom(page, 'People');
  await expect(heading(page)).toHaveText('People');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await goToRoom(page, 'Log');
  await expect(page.getByText('second step added').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await goToRoom(page, 'Me');
  // One is connected already.
  await expect(button(page, 'Replace the app for codes')).toBeVisible();
  await page.getByRole('checkbox', { name: 'a request for a piece or a message' }).uncheck();
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.reload();
  await goToRoom(page, 'Me');
  await expect(page.getByRole('checkbox', { name: 'a request for a piece or a message' })).not.toBeChecked();

  await button(page, 'Sign out').click();
  const enter = async () => {
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(deskPassword);
    await page.locator('input[type=password]').press('Enter');
    await expect(heading(page)).toHaveText(/Secondo passo|Second step/);
  };
  await enter();
  await expectAccessibleInBothSchemes(page);
  const code = page.getByRole('textbox');
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await button(page, 'I have lost the phone').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Today’s orders');
});

test('an app for codes on the same phone is opened from there, and what is to be kept is copied or saved', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await useInvitation(page, demoShop(), newAddress());
  await button(page, 'Usa un’app di codici').click();
  const open = page.getByRole('link', { name: 'Apri nell’app di codici' });
  await expect(open).toHaveAttribute('href', /^otpauth:\/\/totp\/Smonto:.*secret=/);
  const secret = new URL((await open.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  const copy = button(page, 'Copia la chiave');
  for (const target of [open, copy]) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await copy.click();
  await expect(page.getByText('Chiave copiata.')).toBeVisible();
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await pasted()).toBe(secret);
  await expectAccessibleInBothSchemes(page);

  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByRole('textbox', { name: 'Codice dell’app' }).fill(code);
  await button(page, 'Conferma').click();
  await expect(heading(page)).toHaveText('Codici di recupero');
  const codes = await page.getByRole('listitem').allInnerTexts();
  await button(page, 'Copia').click();
  await expect(page.getByText('Codici copiati.')).toBeVisible();
  expect(await pasted()).toBe(codes.join('\n'));
  const saving = page.waitForEvent('download');
  await button(page, 'Salva in un file').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('codici-di-recupero.txt');
  expect(readFileSync(await file.path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
  await expectAccessibleInBothSchemes(page);
});

test('the whole way by keyboard @main', { tag: '@mouse' }, async ({ page, browser, request }) => {
  const shop = demoShop();
  await useInvitation(page, shop, newAddress());
  await setUpCodes(page);
  const part = await takePart(request, { shop, cataloguePage: 34 });
  const number = await paidOrder(browser, shop, part);
  await page.reload();
  await page.getByRole('link', { name: number }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  const press = async (name: RegExp) => {
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      const isThere = await button(page, name).evaluateAll((all) =>
        all.some((one) => one === document.activeElement),
      );
      if (isThere) return page.keyboard.press('Enter');
    }
    throw new Error(`no Tab leads to ${name.source}`);
  };
  await press(/^Preso/);
  await expect(page.getByText('Imballa, poi dillo qui.')).toBeVisible();
  await press(/^Imballato/);
  await expect(page.getByText('Dai il pacco al corriere')).toBeVisible();
});

test('while the shop is slow a piece can be listed, and who does nothing is where they wanted to be once it answers', async ({
  page,
}) => {
  const shop = demoShop();
  await useInvitation(page, shop, newAddress());
  await setUpCodes(page);
  const { promise: isSlow, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/desk/session', async (route) => {
    await isSlow;
    await route.continue();
  });
  await page.goto(deskUrl(shop, '/prelievo'));
  await expect(heading(page)).toHaveText('Nuovo pezzo');
  answer();
  await expect(heading(page)).toHaveText('Prelievo');
});

test('an invitation is open while the shop is slow', async ({ page }) => {
  const shop = demoShop();
  const { promise: isSlow, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    '**/api/desk/session',
    async (route) => {
      await isSlow;
      await route.continue();
    },
    { times: 1 },
  );
  await useInvitation(page, shop, newAddress());
  answer();
  await setUpCodes(page);
});

test('the desk’s page is strict, and the shop’s pages know nothing of it @main', async ({
  page,
  request,
}) => {
  const shop = demoShop();
  const answer = await request.get(`${shop.url}/desk/ordini/S-26-AAAAAA`);
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['permissions-policy']).toContain('camera=(self)');
  expect((await request.get(shop.url)).headers()['permissions-policy']).toContain('camera=()');

  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css|json)$/.test(new URL(response.url()).pathname)) texts.push(response.text());
  });
  await page.goto(shop.url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const loaded = await Promise.all(texts);
  expect(loaded.length).toBeGreaterThan(2);
  expect(
    loaded.filter((text) => /api\/desk|Distinta di imballaggio|pushManager|PushManager/.test(text)),
  ).toEqual([]);
  const worker = await (await request.get(`${shop.url}/service-worker.js`)).text();
  expect(worker).not.toMatch(/desk\/assets|desk\.html|showNotification/);
  expect(deskUrl(shop)).toContain('localhost');
});
