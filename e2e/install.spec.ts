/** A first visit on a line with one bar: what fails is asked for again until the shop is there without a network. */
import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { demoShop } from './steps/shop.ts';
import { openLyingNetwork, type LyingNetwork } from './steps/lying-network.ts';

test.use({ serviceWorkers: 'allow' });

let network: LyingNetwork;
test.beforeEach(async ({ allowComplaint }) => {
  allowComplaint(
    /status of 500|Failed to load|Failed to fetch|ServiceWorker|service worker|fetching the script/i,
  );
  network = await openLyingNetwork(demoShop().url);
});
test.afterEach(() => network.close());

/** Lets the first requests for some addresses fail. @returns how often each was asked for */
function failFirst(times: number, ...addresses: RegExp[]): () => number[] {
  const asked = addresses.map(() => 0);
  network.meddle((address) => {
    const at = addresses.findIndex((pattern) => pattern.test(address));
    if (at < 0) return undefined;
    asked[at]! += 1;
    return asked[at]! > times ? undefined : 'fails';
  });
  return () => asked;
}

const isInstalled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');

test('where what is for later fails at first, the shop is there without a network in the end, and no event has to say so', async ({
  page,
  context,
}) => {
  const asked = failFirst(2, /readiness/, /\/service-worker\.js/, /\/index\.html/);
  await page.goto(network.url);
  await alive(page);
  await expect.poll(() => isInstalled(page)).toBe(true);
  const [code, worker, shell] = asked();
  expect([code, shell]).toEqual([3, 3]);
  expect(worker).toBeGreaterThanOrEqual(3);

  await context.setOffline(true);
  await page.goto(`${network.url}/contact`);
  await alive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contatti/);
});

test('nobody waits for a pause who changes the page or comes back to it', async ({ page }) => {
  const asked = failFirst(3, /readiness/);
  await page.clock.install();
  await page.goto(network.url);
  await alive(page);
  // What is for later is asked for once, and from then on time stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_500));
  await expect.poll(asked).toEqual([1]);
  await page.getByRole('link', { name: 'Catalogo' }).first().click();
  await expect.poll(asked).toEqual([2]);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(asked).toEqual([3]);
  await page.evaluate(() => history.back());
  await expect.poll(asked).toEqual([4]);
});

test('a form whose code fails at first comes alive later, and is sent', async ({ page }) => {
  const asked = failFirst(2, /\/content-/);
  await page.goto(`${network.url}/contact`);
  await alive(page);
  await expect.poll(asked).toEqual([3]);
  await page.getByLabel('Nome e cognome').fill('Maria Rossi');
  await page.locator('main').getByLabel('E-mail').fill('maria.rossi@example.it');
  await page.getByLabel('Messaggio').fill('Avete lo specchietto destro');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible();
});
