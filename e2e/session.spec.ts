import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { signIn } from './steps/people.ts';
import { demoShop } from './steps/shop.ts';

const accountLink = (page: Page) => page.getByRole('link', { name: /Maria Rossi|Account/ }).first();
const expired = 'La tua sessione è scaduta, accedi di nuovo.';

test('when the server has ended the session, the next page asks to sign in again @main', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/401 \(Unauthorized\)/);
  await signIn(context, demoShop());
  await gotoAlive('/');
  await expect(accountLink(page)).toBeVisible();

  // Ended elsewhere: this page still holds its token.
  await context.request.post(`${demoShop().url}/api/auth/signout`);
  await accountLink(page).click();
  await expect(page.getByText(expired)).toBeVisible();
  expect(new URL(page.url()).search).toBe('?session=expired');
});

test('a lost network signs nobody out', async ({ page, context, gotoAlive, allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(context, demoShop());
  await gotoAlive('/');
  await context.setOffline(true);
  await accountLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nessuna connessione');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Maria');
});

test('a second tab learns who has signed in', async ({ page, context, gotoAlive }) => {
  await gotoAlive('/auth');
  const other = await context.newPage();
  await other.goto('/');
  await alive(other);
  await expect(other.getByRole('link', { name: 'Accedi' }).first()).toBeVisible();

  const person = await signIn(await newContextOf(page), demoShop());
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Maria');
  await expect(other.getByRole('link', { name: /Maria Rossi|Account/ }).first()).toBeVisible();
});

/** Another browser: what it signs in with stays there. */
async function newContextOf(page: Page) {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  return browser.newContext();
}
