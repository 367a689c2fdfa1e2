import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('what was typed to register survives a reload, the other language and a lost page', async ({
  page,
  gotoAlive,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['shift'] = String((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await gotoAlive('/auth/register');
  await page.getByRole('radio', { name: 'Azienda o officina' }).check();
  await page.getByLabel('Ragione sociale').fill('Officina Rossi S.r.l.');
  await page.getByLabel('Nome', { exact: true }).fill('Maria');
  await page.getByLabel('Password', { exact: true }).fill('una chiave inglese');
  await page.getByRole('checkbox', { name: /Accetto i termini/ }).check();
  await expect.poll(() => stored(page)).toContain('Officina Rossi');
  expect(await stored(page)).not.toMatch(/chiave|acceptTerms/);

  await page.reload();
  // Before anything is alive the right fields are there.
  await expect(page.getByLabel('Ragione sociale')).toBeVisible();
  await alive(page);
  await expect(page.getByLabel('Ragione sociale')).toHaveValue('Officina Rossi S.r.l.');
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Maria');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: /Accetto i termini/ })).not.toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');

  await page.getByRole('link', { name: 'English' }).click();
  await alive(page);
  await expect(page.getByLabel('Company name')).toHaveValue('Officina Rossi S.r.l.');
  await page.getByRole('link', { name: 'Smonto, home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The right part, with its history.');

  await page.goto('/en/auth/register');
  await alive(page);
  await expect(page.getByRole('radio', { name: 'Company or garage' })).toBeChecked();
  await expect(page.getByLabel('Company name')).toHaveValue('Officina Rossi S.r.l.');
  await expect(page.getByLabel('First name')).toHaveValue('Maria');
});

test('a draft is gone once the form was sent, and when the person signs out', async ({
  page,
  context,
  gotoAlive,
}) => {
  const person = await signIn(context, demoShop());
  await context.clearCookies();
  await gotoAlive('/auth/register');
  await page.getByLabel('Nome', { exact: true }).fill('Maria');
  await expect.poll(() => stored(page)).toContain('draft register');
  await gotoAlive('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await expect.poll(() => stored(page)).toContain(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Maria');
  expect(await stored(page)).not.toContain(person.email);
  expect(await stored(page)).toContain('draft register');

  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page.getByRole('link', { name: 'Accedi' }).first()).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain('draft');
});

test('what is typed before the page is alive stays, and wins over the draft', async ({ page, gotoAlive }) => {
  await gotoAlive('/auth');
  await page.getByLabel('E-mail').fill('bozza@example.com');
  await expect.poll(() => stored(page)).toContain('bozza');

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/app-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('presto@example.com');
  release();
  await alive(page);
  await expect.poll(() => stored(page)).toContain('presto');
  await expect(page.getByLabel('E-mail')).toHaveValue('presto@example.com');
});

test('what was typed is stored also where the code that judges cannot be had', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  await page.route('**/assets/engine-*.js', (route) => route.abort());
  await gotoAlive('/auth');
  await page.getByLabel('E-mail').fill('galleria@example.com');
  await page.getByRole('link', { name: 'Password dimenticata?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password dimenticata?');
  await expect(page.getByLabel('E-mail')).toHaveValue('galleria@example.com');
});

test('an address that was begun comes back after a reload, and not once it was given up', async ({
  page,
  context,
  gotoAlive,
}) => {
  await signIn(context, demoShop());
  await gotoAlive('/account/delivery');
  const add = page.getByRole('button', { name: 'Aggiungi un indirizzo' });
  await add.click();
  await page.getByLabel('Via e numero').fill('Via Roma 1');
  await page.getByLabel('Provincia').selectOption('BO');
  await expect.poll(() => stored(page)).toContain('BO');

  await page.reload();
  await alive(page);
  await add.click();
  await expect(page.getByLabel('Via e numero')).toHaveValue('Via Roma 1');
  await expect(page.getByLabel('Provincia')).toHaveValue('BO');
  await page.getByRole('button', { name: 'Annulla' }).click();
  expect(await stored(page)).not.toContain('Via Roma 1');
  await add.click();
  await expect(page.getByLabel('Via e numero')).toHaveValue('');
});

test('a profile that was being changed is open again after a reload, and not once it was given up', async ({
  page,
  context,
  gotoAlive,
}) => {
  await signIn(context, demoShop());
  await gotoAlive('/account/personal');
  const change = page.getByRole('button', { name: 'Modifica' });
  await change.click();
  await page.getByLabel('Telefono').fill('+39 051 555 0101');
  await expect.poll(() => stored(page)).toContain('0101');

  await page.reload();
  await alive(page);
  await expect(page.getByLabel('Telefono')).toHaveValue('+39 051 555 0101');
  // Nobody pressed anything: the focus, and with it a phone's keyboard, is left alone.
  await expect(page.getByLabel('Nome', { exact: true })).not.toBeFocused();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(change).toBeFocused();

  await page.reload();
  await alive(page);
  await expect(change).toBeVisible();
  await expect(page.getByLabel('Telefono')).toHaveCount(0);
});
