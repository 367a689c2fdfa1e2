import type { Page } from '@playwright/test';
import { href } from '../domain/routes.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { liveFooter, unfolded } from './steps/live-footer.ts';

/** Lives as long as the document: a full page load loses it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const cataloguePage = 21;

test('a link changes the page without loading the document again', async ({ page, gotoAlive }) => {
  await gotoAlive('/');
  await mark(page);
  await page.getByRole('link', { name: 'Tutto il catalogo' }).click();
  await expect(heading(page)).toHaveText('Catalogo');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('Catalogo: ricambi usati · Smonto');
  expect(new URL(page.url()).pathname).toBe('/search');
  expect(await scrolledTo(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('who reads on before a page is alive stays where they are', async ({ page }) => {
  const words = Promise.withResolvers<void>();
  await page.route('**/assets/it-*.json', async (route) => {
    await words.promise;
    await route.continue();
  });
  await page.goto('/search', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo(0, 500));
  words.resolve();
  await alive(page);
  expect(await scrolledTo(page)).toBe(500);
});

test('back and forward bring the page back as it was left, scrolled as it was @main', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/search');
  await mark(page);
  const link = page.locator('main article h2 a').nth(8);
  const name = await link.innerText();
  const left = 600;
  await page.evaluate((y) => scrollTo(0, y), left);
  // A click of the driver would scroll once more.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 250));

  await page.goBack();
  await expect(heading(page)).toHaveText('Catalogo');
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await page.goForward();
  await expect(heading(page)).toHaveText(name);
  await expect.poll(() => scrolledTo(page)).toBe(250);
  expect(await isSameDocument(page)).toBe(true);
});

test('a reload keeps the place on the page', async ({ page, gotoAlive }) => {
  await gotoAlive('/search');
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await alive(page);
  await expect.poll(() => scrolledTo(page)).toBe(400);
});

test('an address that is typed begins at its top, and back is as it was left', async ({
  page,
  gotoAlive,
}) => {
  await gotoAlive('/toc');
  await page.evaluate(() => scrollTo(0, 400));
  await gotoAlive('/contact');
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await alive(page);
  await expect.poll(() => scrolledTo(page)).toBe(400);
});

test('the language switch leads to the twin of the page and is remembered for a year @main', async ({
  page,
  context,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage, locale: 'en' });
  await gotoAlive(href('it', 'part', { id: part.id }));
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`**${href('en', 'part', { id: part.id })}`);
  await alive(page);
  await expect(heading(page)).toHaveText(part.name);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en');
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);

  await gotoAlive('/search?query=fanale');
  expect(new URL(page.url()).pathname).toBe('/en/search');
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(heading(page)).toHaveText('“fanale”');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  expect(page.url()).toContain('/search?query=fanale');
});

test('a browser that speaks English is sent to the English twin of a path without prefix', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'accept-language': 'en-GB,en;q=0.9,it;q=0.5' },
  });
  const answer = await request.get('/search?query=faro', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/en/search?query=faro');
  expect(answer.headers()['vary']).toMatch(/Accept-Language, Cookie/i);
  for (const address of ['/api/parts/count', '/en/search', '/healthz'])
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  const italian = await request.get('/search', { headers: { cookie: 'locale=it' }, maxRedirects: 0 });
  expect(italian.status()).toBe(200);
  await request.dispose();
});

test('the parts without a number lead to the catalogue', async ({ page, gotoAlive }) => {
  await gotoAlive('/parts');
  expect(new URL(page.url()).pathname).toBe('/search');
  await gotoAlive('/en/parts/');
  expect(new URL(page.url()).pathname).toBe('/en/search');
});

test('what is not there is a 404 with a way home', async ({ page, allowComplaint }) => {
  allowComplaint(/404 \(Not Found\)/);
  for (const [address, title, text, link, home] of [
    ['/non-esiste', 'Errore.', "Qui non c'è niente.", 'Vai alla pagina iniziale', '/'],
    ['/parts/999999999', 'Errore.', "Qui non c'è niente.", 'Vai alla pagina iniziale', '/'],
    ['/en/non-esiste', 'Error.', 'This page could not be found', 'Go to the home page', '/en'],
  ] as const) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await alive(page);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: /^(Vai al catalogo|Go to the catalogue)$/ }),
    ).toBeVisible();
    await mark(page);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('button', { name: /Trova il pezzo|Find the part/ })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(home);
    expect(await isSameDocument(page)).toBe(true);
  }
});

test('the guard sends a stranger to sign in and says why, from the server and within the app', async ({
  page,
  gotoAlive,
}) => {
  const sentence = /questa pagina/;
  await gotoAlive('/account/orders');
  expect(page.url()).toContain('/auth?unautorhized=true');
  await expect(page.getByText(sentence)).toBeVisible();

  await gotoAlive('/');
  await mark(page);
  await liveFooter(page);
  await (await unfolded(page, 'Resi')).click();
  await expect(page.getByText(sentence)).toBeVisible();
  expect(page.url()).toContain('/auth?unautorhized=true');
  expect(await isSameDocument(page)).toBe(true);
});

test('the page of an ended session says so in both languages', async ({ page, gotoAlive }) => {
  await gotoAlive('/auth?session=expired');
  await expect(page.getByText('La tua sessione è scaduta, accedi di nuovo.')).toBeVisible();
  await gotoAlive('/en/auth?session=expired');
  await expect(page.getByText('Your session has expired, please log back in.')).toBeVisible();
});
