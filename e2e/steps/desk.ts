/** The way to the yard's desk, as its people take it. */
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { SignUp } from '../../domain/contract/account.ts';
import type { StaffRole } from '../../domain/desk/staff.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { buyWithoutScreen, giveBackWithoutScreen, orderWithoutScreen } from './paid-order.ts';
import { newGarage, signIn } from './people.ts';
import type { ShopPlace } from './shop.ts';

export const deskPassword = 'tre bulloni e una guarnizione';

/** A passkey is bound to a name, never to a number: the desk is opened under the machine's own. */
export const deskUrl = ({ url }: ShopPlace, path = ''): string =>
  `${url.replace('127.0.0.1', 'localhost')}/desk${path}`;

/** Runs a command of the shopkeeper beside the shop. @returns what it prints */
export function shopkeeper({ url, dataDir }: ShopPlace, ...command: readonly string[]): string {
  const run = spawnSync(process.execPath, ['server/cli/main.ts', ...command], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PUBLIC_URL: url },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return run.stdout;
}

/** Goes to the desk by the link of an invitation, and chooses a password. */
export async function useInvitation(
  page: Page,
  shop: ShopPlace,
  email: string,
  ...options: readonly string[]
): Promise<void> {
  const [, token = ''] = shopkeeper(shop, 'staff', 'add', email, 'Anna', ...options)
    .trim()
    .split('#');
  await page.goto(deskUrl(shop, `/invito#${token}`));
  const password = page.locator('input[type=password]');
  await password.fill(deskPassword);
  expect(page.url()).not.toContain('#');
  await password.press('Enter');
  const unanswered = page.getByRole('alert');
  const secondStep = page.getByRole('heading', { level: 1, name: /Un secondo passo|A second step/ });
  await expect(secondStep.or(unanswered)).toBeVisible();
  if (await secondStep.isVisible()) return;
  // On a busy machine the answer comes later than anybody waits. The password is good by then.
  await page.goto(deskUrl(shop));
  const address = page.getByRole('textbox', { name: 'E-mail' });
  // While the shop is slow a piece can be listed, and this leads on.
  const wayIn = page.getByRole('main').getByRole('button', { name: /^(Entra|Sign in)$/ });
  // Or the late answer has let them in so far.
  await expect(address.or(wayIn).or(secondStep)).toBeVisible();
  if (await secondStep.isVisible()) return;
  if (await wayIn.isVisible()) await wayIn.click();
  await address.fill(email);
  await password.fill(deskPassword);
  await password.press('Enter');
}

/**
 * Sets up an app for codes, writes the recovery codes down, and is in.
 *
 * @param now what the shop's clock says
 * @returns the code of a moment, and the recovery codes
 */
export async function setUpCodes(page: Page, now = Date.now) {
  await page.getByRole('button', { name: /app di codici|app for codes/ }).click();
  const shown = await page
    .locator('p', { hasText: /Oppure scrivi|Or type/ })
    .locator('span')
    .innerText();
  const code = (ms = now()) =>
    new TOTP({ secret: Secret.fromBase32(shown.trim()) }).generate({ timestamp: ms });
  await page.getByRole('textbox', { name: /Codice dell’app|Code of the app/ }).fill(code());
  await page.getByRole('button', { name: /Conferma|Confirm/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /recupero|Recovery/ })).toBeVisible();
  const recoveryCodes = await page.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: /messi via|put them away/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ordini di oggi|Today’s orders/ })).toBeVisible();
  return { code, recoveryCodes };
}

/** Comes to the desk for the first time, as somebody whom nobody else is, and is in. */
export async function comeToDesk(page: Page, shop: ShopPlace, role: StaffRole = 'yard'): Promise<void> {
  await useInvitation(page, shop, `${randomUUID()}@yard.example`, '--role', role);
  await setUpCodes(page);
}

/** Somebody is signed in in a browser of their own, which is closed after. */
async function asBuyer<Result>(
  browser: Browser,
  shop: ShopPlace,
  work: (buyer: BrowserContext) => Promise<Result>,
  person?: SignUp,
): Promise<Result> {
  const buyer = await browser.newContext();
  try {
    await signIn(buyer, shop, person);
    return await work(buyer);
  } finally {
    await buyer.close();
  }
}

/** A garage has bought parts, a safety part among them. @returns the order's number */
export const garageOrder = (
  browser: Browser,
  shop: ShopPlace,
  ...parts: readonly PartSummary[]
): Promise<string> => asBuyer(browser, shop, (buyer) => buyWithoutScreen(buyer, shop, ...parts), newGarage());

/** Somebody has bought parts. @returns the order's number */
export const paidOrder = (
  browser: Browser,
  shop: ShopPlace,
  ...parts: readonly PartSummary[]
): Promise<string> => asBuyer(browser, shop, (buyer) => buyWithoutScreen(buyer, shop, ...parts));

/** Somebody has ordered parts by bank transfer. @returns the order's number */
export const awaitedOrder = (
  browser: Browser,
  shop: ShopPlace,
  ...parts: readonly PartSummary[]
): Promise<string> =>
  asBuyer(
    browser,
    shop,
    async (buyer) => (await orderWithoutScreen(buyer, shop, 'bank_transfer', ...parts)).orderNumber,
  );

/** Somebody has bought parts, had them, and gives the first one back. @returns the order's number */
export const returnedOrder = (
  browser: Browser,
  shop: ShopPlace,
  ...parts: readonly PartSummary[]
): Promise<string> =>
  asBuyer(browser, shop, async (buyer) => {
    const number = await buyWithoutScreen(buyer, shop, ...parts);
    shopkeeper(shop, 'orders', 'ship', number, 'BRT', '0123456789');
    shopkeeper(shop, 'orders', 'deliver', number);
    await giveBackWithoutScreen(buyer, shop, number);
    return number;
  });

/** The yard's own code of a piece: the demonstration numbers them as they came in. */
export const yardCode = ({ id }: Pick<PartSummary, 'id'>): string => `D1-${String(id).padStart(6, '0')}`;

/** Goes to a room of the desk; on a phone some are behind "Altro". */
export async function goToRoom(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: /^(Banco|Desk)$/ });
  await bar.waitFor();
  const way = bar.getByRole('link', { name, exact: true });
  if (await way.isVisible()) return way.click();
  await bar.getByRole('link', { name: /^(Altro|More)$/ }).click();
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
}
