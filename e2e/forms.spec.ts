import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: "Crea l'account" }).click();

test('an empty registration says beside each field what is needed, and goes to the first @main', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/auth/register');
  await send(page);
  for (const name of ['Nome', 'Cognome', 'E-mail'])
    await expect(field(page, name)).toHaveAccessibleDescription('Campo obbligatorio.');
  await expect(field(page, 'Telefono')).toHaveAccessibleDescription(
    'Lo diamo al corriere, per la consegna. Campo obbligatorio.',
  );
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /La tua password deve contenere almeno 8 caratteri!/,
  );
  await expect(page.getByRole('checkbox', { name: /Accetto i termini/ })).toHaveAccessibleDescription(
    'Spunta la casella per continuare.',
  );
  await expect(field(page, 'Nome')).toBeFocused();
  await expect(field(page, 'Codice fiscale (facoltativo)')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'Nome')).toHaveAttribute('aria-invalid', 'true');
});

test('a short password and another one the second time are told in the shop’s own words', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/auth/register');
  await field(page, 'Password').fill('corta');
  await field(page, 'Ripeti la password').fill('diversa');
  await field(page, 'Ripeti la password').blur();
  await expect(page.getByText('La tua password deve contenere almeno 8 caratteri!')).toBeVisible();
  await expect(page.getByText('Le passwords non corrispondono!')).toBeVisible();

  await field(page, 'Password').fill('abbastanza lunga');
  await field(page, 'Ripeti la password').fill('abbastanza lunga');
  await field(page, 'Ripeti la password').blur();
  await expect(page.getByText('La tua password deve contenere almeno 8 caratteri!')).toBeHidden();
  await expect(page.getByText('Le passwords non corrispondono!')).toBeHidden();
});

test('an account that exists and a wrong password are told, and nothing that was typed is lost', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/409 \(Conflict\)|401 \(Unauthorized\)/);
  const person = newPerson();
  await signIn(context, demoShop(), person);
  await context.clearCookies();

  await gotoAlive('/auth/register');
  await field(page, 'Nome').fill('Maria');
  await field(page, 'Cognome').fill('Rossi');
  await field(page, 'Telefono').fill('333 1234567');
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Password').fill('una chiave inglese');
  await field(page, 'Ripeti la password').fill('una chiave inglese');
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  // Sent straight from the field, before what is judged on leaving it: the server has the last word.
  await field(page, 'E-mail').focus();
  await send(page);
  await expect(page.getByText(/^Con questa e-mail esiste già un account: accedi/)).toBeVisible();
  await page.waitForTimeout(400);
  await expect(page.getByText(/^Con questa e-mail esiste già un account: accedi/)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(person.email);

  await gotoAlive('/auth');
  await field(page, 'E-mail').fill(person.email);
  await field(page, 'Password').fill('una chiave sbagliata');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText('E-mail o password non corrette.')).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(person.email);
});

test('what is typed into one field puts another right: the same password, a PEC in place of the code', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/auth/register?type=legal');
  await send(page);
  await expect(field(page, 'Codice univoco')).toHaveAccessibleDescription(
    /Serve il codice univoco oppure la PEC/,
  );
  await field(page, 'PEC').fill('officina@pec.example');
  await expect(page.getByText('Serve il codice univoco oppure la PEC.')).toBeHidden();

  await field(page, 'Ripeti la password').fill('una chiave inglese');
  await expect(page.getByText('Le passwords non corrispondono!')).toBeVisible();
  await field(page, 'Password').fill('una chiave inglese');
  await expect(page.getByText('Le passwords non corrispondono!')).toBeHidden();
  await expect(field(page, 'Ragione sociale')).toHaveAttribute('aria-invalid', 'true');
});

test('a password that is soon guessed is told of when it is left, and by the server where what judges has not come', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/400 \(Bad Request\)|ERR_FAILED/);
  const told = page.getByText(/^Questa password si indovina presto/);
  const judge = page.waitForResponse('**/assets/password-strength-*.js');
  await gotoAlive('/auth/register');
  await field(page, 'Nome').focus();
  await judge;
  await field(page, 'Password').fill('juventus1');
  await field(page, 'Ripeti la password').focus();
  await expect(told).toBeVisible();
  await field(page, 'Password').fill('cavallo batteria tetto corretto');
  await expect(told).toBeHidden();

  await page.route('**/assets/password-strength-*.js', (route) => route.abort());
  await gotoAlive('/auth/register');
  const { firstName, lastName, phoneNumber, email } = newPerson();
  await field(page, 'Nome').fill(firstName);
  await field(page, 'Cognome').fill(lastName);
  await field(page, 'Telefono').fill(phoneNumber);
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill('juventus1');
  await field(page, 'Ripeti la password').fill('juventus1');
  for (const tick of await page.getByRole('checkbox').all()) await tick.check();
  await expect(told).toBeHidden();
  await send(page);
  await expect(told).toBeVisible();
  await expect(field(page, 'Password')).toBeFocused();
});

test('a password is shown to who asks, by keyboard too, and hidden again once it is sent', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  await gotoAlive('/auth');
  const password = field(page, 'Password');
  const show = page.getByRole('button', { name: 'Mostra la password' });
  await field(page, 'E-mail').fill('nessuno@example.com');
  await password.fill('una chiave inglese');
  await expect(password).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(show).toBeFocused();
  await page.keyboard.press('Space');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('spellcheck', 'false');
  await expect(password).toHaveValue('una chiave inglese');

  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText('E-mail o password non corrette.')).toBeVisible();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('chiave');
});

test('a form that is sent before it lives keeps what was typed, and goes once it does', async ({ page }) => {
  const { email } = newPerson();
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/message-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/contact');
  await alive(page);
  await field(page, 'Nome e cognome').fill('Maria Rossi');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Messaggio').fill('Siete aperti il sabato?');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(field(page, 'Messaggio')).toHaveValue('Siete aperti il sabato?');

  code.resolve();
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible();
});

test('a form stays as it is where the shop’s code never comes', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'it-IT' });
  const page = await context.newPage();
  for (const path of ['/contact', '/request', '/auth', '/auth/register', '/auth/forgot']) {
    await page.goto(demoShop().url + path);
    await expect(page.locator('noscript p')).toBeVisible();
    const typed = page.getByRole('main').locator('input[type=email]');
    await typed.fill('maria@example.com');
    await typed.press('Enter');
    await expect(page).toHaveURL(demoShop().url + path);
    await expect(typed).toHaveValue('maria@example.com');
  }
  await context.close();
});
