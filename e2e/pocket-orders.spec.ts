/** One's own orders on a device: asked for, read without a network, brought up to date, and gone with the session, however that ends. */
import { spawnSync } from 'node:child_process';
import { request, type BrowserContext, type Page } from '@playwright/test';
import type { SignUp } from '../domain/contract/account.ts';
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { buyWithoutScreen } from './steps/paid-order.ts';
import { newPerson, signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { tracesOf } from './steps/traces.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|401 \(Unauthorized\)/);
});

const panel = (page: Page) => page.getByRole('region', { name: 'I tuoi ordini in tasca' });
const orderOf = (page: Page, number: string) => page.getByRole('article').filter({ hasText: number });

/** The first page of the catalogue for this file, which takes one for each test. */
const firstPart = 70;

type Kept = { readonly person: SignUp; readonly number: string; readonly partName: string };

/** Somebody who bought something and has it in the pocket. */
async function keepOrders(page: Page, context: BrowserContext, cataloguePage: number): Promise<Kept> {
  const person = await signIn(context, demoShop(), newPerson());
  const part = await takePart(context.request, { shop: demoShop(), cataloguePage });
  const number = await buyWithoutScreen(context, demoShop(), part);
  await page.goto('/account/orders');
  await alive(page);
  await untilCached(page);
  expect(await tracesOf(page, [number])).toEqual([]);
  await panel(page).getByRole('button', { name: 'Tieni i miei ordini su questo telefono' }).click();
  await expect(panel(page)).toContainText('Aggiornati adesso.');
  expect(await tracesOf(page, [number])).not.toEqual([]);
  return { person, number, partName: part.name };
}

/** In the end: a page may load itself anew over what it finds. */
const expectNothingOf = (words: readonly string[], page: Page): Promise<void> =>
  expect(async () => expect(await tracesOf(page, words)).toEqual([])).toPass({ timeout: 60_000 });

/** What the yard says of an order. */
function shopkeeper(...command: string[]): void {
  const env = { ...process.env, DATA_DIR: demoShop().dataDir };
  const run = spawnSync(process.execPath, ['server/cli/main.ts', ...command], { env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
}

test('orders are read without a network, with their age and where the parcel is, and let go', async ({
  page,
  context,
}) => {
  const { number, partName } = await keepOrders(page, context, firstPart);
  // Only what is read there is kept.
  expect(await tracesOf(page, ['Via Roma 1', '40121'])).toEqual([]);
  shopkeeper('orders', 'ship', number, 'GLS', 'GL2611190042');
  await page.reload();
  await alive(page);
  await expect(panel(page)).toContainText('Aggiornati adesso.');
  await expect.poll(() => tracesOf(page, ['GL2611190042'])).not.toEqual([]);

  await context.setOffline(true);
  await page.goto('/account/orders');
  await alive(page);
  await expect(page.getByText(/^I tuoi ordini com'erano il /)).toBeVisible();
  await expect(orderOf(page, number)).toContainText(partName);
  await expect(orderOf(page, number)).toContainText('Spedito');
  await expect(page.getByRole('link', { name: 'GL2611190042' })).toHaveAttribute('href', /gls-group/);
  await expect(page.getByText('Senza rete · dati')).toBeVisible();

  await context.setOffline(false);
  // Asked anew by itself.
  await expect(page.getByText("Indirizzi e stato dell'ordine")).toBeVisible();
  await panel(page).getByRole('button', { name: 'Toglili dal dispositivo' }).click();
  await expect(
    panel(page).getByRole('button', { name: 'Tieni i miei ordini su questo telefono' }),
  ).toBeVisible();
  expect(await tracesOf(page, [number])).toEqual([]);
});

test('a shop that hangs is not waited for, and its answer takes the place of what is kept', async ({
  page,
  context,
}) => {
  const { number } = await keepOrders(page, context, firstPart + 1);
  await page.getByRole('link', { name: 'Riepilogo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ciao');
  let answer = () => {};
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  await context.route('**/api/orders*', async (route) => {
    await hangs;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ordini e resi' }).first().click();
  await expect(page.getByText(/^I tuoi ordini com'erano il /)).toBeVisible();
  await expect(orderOf(page, number)).toBeVisible();
  answer();
  await expect(page.getByText("Indirizzi e stato dell'ordine")).toBeVisible();
  await expect(page.getByText(/^I tuoi ordini com'erano il /)).toHaveCount(0);
});

test('what changed is there after any page was opened', async ({ page, context }) => {
  const { number } = await keepOrders(page, context, firstPart + 2);
  shopkeeper('orders', 'ship', number, 'GLS', 'GL2611190043');
  await page.goto('/');
  await alive(page);
  await expect.poll(() => tracesOf(page, ['GL2611190043']), { timeout: 20_000 }).not.toEqual([]);
});

test('signing out takes them along', async ({ page, context }) => {
  const { number } = await keepOrders(page, context, firstPart + 3);
  await page.goto('/account');
  await alive(page);
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectNothingOf([number], page);
});

test('a session that was ended elsewhere takes them along', async ({ page, context }) => {
  const { person, number } = await keepOrders(page, context, firstPart + 4);
  const other = await request.newContext();
  const { email, password } = person;
  const signedIn = await other.post(`${demoShop().url}/api/auth/signin`, { data: { email, password } });
  const { token } = (await signedIn.json()) as { token: string };
  await other.delete(`${demoShop().url}/api/users/me/sessions`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await other.dispose();
  await page.goto('/');
  await alive(page);
  await expectNothingOf([number], page);
});

test('a session that ended between two visits takes them along, also without a network', async ({
  page,
  context,
}) => {
  const { number } = await keepOrders(page, context, firstPart + 5);
  // Both cookies have a month; this is what is left of them afterwards.
  await context.clearCookies();
  await context.setOffline(true);
  await page.goto('/');
  await alive(page);
  await expectNothingOf([number], page);
});

test('an account that is erased takes them along', async ({ page, context }) => {
  const { person, number } = await keepOrders(page, context, firstPart + 6);
  await page.goto('/account/personal');
  await alive(page);
  await page.getByRole('button', { name: "Cancella l'account" }).click();
  const dialog = page.getByRole('dialog', { name: "Cancellare l'account?" });
  await dialog.getByLabel('La tua password, per conferma').fill(person.password);
  await dialog.getByRole('button', { name: 'Cancella per sempre' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expectNothingOf([number], page);
});

test('who signs in after another account neither sees nor keeps them', async ({ page, context }) => {
  const { number } = await keepOrders(page, context, firstPart + 7);
  await context.clearCookies();
  await signIn(context, demoShop(), newPerson({ firstName: 'Anna' }));
  await page.goto('about:blank');
  await page.goto('/account/orders');
  await alive(page);
  await expectNothingOf([number], page);
  await context.setOffline(true);
  await page.reload();
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});
