import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an answer that does not come within ten seconds is said to be late, in both languages', async ({
  page,
  gotoAlive,
}) => {
  // What the home page showed would make a catalogue of its own by then: this is a browser that keeps nothing.
  await page.addInitScript(() => Object.defineProperty(window, 'caches', { value: undefined }));
  await page.clock.install();
  for (const [address, link, title] of [
    ['/', 'Tutto il catalogo', 'Tempo scaduto'],
    ['/en', 'Whole catalogue', 'Request timed out'],
  ] as const) {
    await page.unrouteAll();
    await gotoAlive(address);
    await page.route('**/api/search/v2*', () => {});
    const asked = page.waitForRequest('**/api/search/v2*');
    await page.getByRole('link', { name: link }).click();
    await asked;
    await page.clock.runFor(10_100);
    await expect(heading(page)).toHaveText(title);
  }
});

test('a fault of the server is told with its status and the number under which it is in the log @main', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/status of 500/);
  const number = '0190c2f4-8f00-7000-8000-000000000001';
  await page.route('**/api/parts?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      headers: { 'x-request-id': number },
      body: JSON.stringify({ status: 500, code: 'internal_error' }),
    }),
  );
  await gotoAlive('/toc');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Qualcosa è andato storto.');
  await expect(page.getByText(`Errore 500 · ${number}`)).toBeVisible();
});

/** Lets no page have its code, and counts how often a document was asked for. */
async function withoutPageCode(page: Page, afterMs = 0): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route('**/assets/page-*.js', async (route) => {
    if (afterMs) await new Promise((resolve) => setTimeout(resolve, afterMs));
    await route.abort();
  });
  return () => documents;
}

test('a page whose code cannot be had is loaded once more, and not for ever', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED|Failed to fetch dynamically/);
  const documents = await withoutPageCode(page);
  await page.goto('/auth');
  await expect.poll(documents).toBe(2);
  await page.waitForTimeout(1_500);
  expect(documents()).toBe(2);
  await expect(heading(page)).toHaveText('Accedi');
});

test('a page in which something was typed is never loaded again by itself', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED|Failed to fetch dynamically/);
  const documents = await withoutPageCode(page, 1_500);
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('maria@example.com');
  await failed;
  await page.waitForTimeout(1_500);
  expect(documents()).toBe(1);
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@example.com');
});

test('the app goes on to another page by a full load when that page’s code cannot be had', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  await gotoAlive('/toc');
  await page.route('**/assets/page-*.js', (route) => route.abort(), { times: 1 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie', exact: true }).click();
  await expect(heading(page)).toHaveText('Cookie e memoria del browser');
  await alive(page);
});

test('where the network is lost and the browser does not know, the shop says so itself', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_(FAILED|CONNECTION_REFUSED)/);
  await gotoAlive('/toc');
  await page.route(/\/assets\/page-.*\.js|\/healthz|\/api\//, (route) => route.abort('connectionrefused'));
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(heading(page)).toHaveText('Nessuna connessione');

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(heading(page)).toHaveText('Il pezzo giusto, con la sua storia.');
});

test('the links of a part that never came alive lead on within the app', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  await page.route('**/assets/frame-*.js', (route) => route.abort());
  await gotoAlive('/toc');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.getByRole('navigation', { name: 'Sezioni' }).getByRole('link', { name: 'Contatti' }).click();
  await expect(heading(page)).toHaveText('Contatti');
  expect(documents).toBe(0);
});

test('what a page does at rest comes with the network, where it went before', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED/);
  const isReadiness = (url: string) => url.includes('/readiness-');
  await gotoAlive('/toc');
  const refused = page.waitForEvent('requestfailed', (request) => isReadiness(request.url()));
  await page.context().setOffline(true);
  await refused;
  const come = page.waitForResponse((response) => isReadiness(response.url()));
  await page.context().setOffline(false);
  expect((await come).ok()).toBe(true);
});
