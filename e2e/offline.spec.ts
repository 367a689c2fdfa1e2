/** A garage without signal: what was seen opens, is searched and goes into the cart; the rest says so and comes back by itself. */
import type { BrowserContext, Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { untilCached } from './steps/cached.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sign = (page: Page) => page.locator('[aria-live]').filter({ hasText: 'Senza rete' });

async function cutOff(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(path);
  await alive(page);
}

test('after one visit the shop opens without a network: home, the part just seen, cart, contact, terms, in both languages @main', async ({
  page,
  context,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 31 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);

  await cutOff(context, page, `/parts/${part.id}`);
  await expect(heading(page)).toHaveText(part.name);
  await expect(sign(page)).toContainText(/dati delle|dati del/);
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();

  for (const [path, words] of [
    ['/', /con la sua storia/],
    ['/contact', /Contatti/],
    ['/toc', /Termini/],
    ['/en', /with its history/],
    [`/en/parts/${part.id}`, part.name],
    ['/en/cart', /Your cart/],
    ['/en/contact', /Contact/],
    ['/en/toc', /Terms/],
  ] as const) {
    await page.goto(path);
    await alive(page);
    await expect(heading(page), path).toHaveText(words);
  }

  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('main').getByRole('link', { name: part.name })).toBeVisible();
  await expect(page.getByText('Prezzi visti il')).toBeVisible();
  await context.setOffline(false);
  // Asked anew by itself.
  await expect(page.getByRole('link', { name: 'Accedi per pagare' })).toBeVisible();
  await expect(sign(page)).toHaveCount(0);
});

test('a page that the shop had made an hour before is kept as of then', async ({ page, gotoAlive }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 26 });
  const hourMs = 60 * 60 * 1000;
  await page.clock.install({ time: Date.now() + hourMs });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  const age = () =>
    page.evaluate(async (path) => {
      const kept = await (await caches.open('parts')).match(path);
      return Date.now() - Date.parse(kept?.headers.get('date') ?? '');
    }, `/api/parts/${part.id}`);
  expect(await age()).toBeGreaterThan(hourMs / 2);
});

test('a page that opens without a network says so at once, before what comes later has come', async ({
  page,
  context,
  gotoAlive,
}) => {
  await gotoAlive('/');
  await untilCached(page);
  await context.setOffline(true);
  await page.goto('/contact');
  const said = await page.waitForFunction(() => {
    const sign = [...document.querySelectorAll('[aria-live]')].find((place) =>
      place.textContent.includes('Senza rete'),
    );
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return sign && { isWatched: files.some((name) => name.includes('/readiness-')) };
  });
  expect(await said.jsonValue()).toEqual({ isWatched: false });
});

test('a shop that cannot tell what the cart costs shows it at the prices seen last, and is asked again', async ({
  page,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/status of 503/);
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 31 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await page.route('**/api/cart/quote*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, code: 'internal_error', title: 'no' }),
    }),
  );
  await page.goto('/cart');
  await alive(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Qualcosa è andato storto da noi.')).toBeVisible();
  await expect(main.getByRole('link', { name: part.name })).toBeVisible();
  await expect(main.getByText('Prezzi visti il')).toBeVisible();
  await expect(main.getByText('Per ordinare serve la rete.')).toBeHidden();
  await page.unroute('**/api/cart/quote*');
  await main.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('link', { name: 'Accedi per pagare' })).toBeVisible();
  await expect(main.getByText('Qualcosa è andato storto da noi.')).toBeHidden();
});

test('without a network too a page opens whole, and again where one was on it', async ({
  page,
  context,
  gotoAlive,
}) => {
  await gotoAlive('/');
  await untilCached(page, '/api/parts?limit=4&sort=updatedAt%3Adesc&onlyStock=true');
  await cutOff(context, page, '/');
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.reload();
  await alive(page);
  await expect(last).toBeInViewport();
  // But for the line that says that there is no network, which comes a moment later.
  const sign = (await page.getByText('Senza rete').first().boundingBox())?.height ?? 0;
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2 * sign + 5);
});

test('a part that was never seen says so, offers what there is, and opens by itself once the network is back', async ({
  page,
  context,
  gotoAlive,
}) => {
  const shop = demoShop();
  const [seen, unseen] = [
    await takePart(page.request, { shop, cataloguePage: 32 }),
    await takePart(page.request, { shop, cataloguePage: 33 }),
  ];
  await gotoAlive(`/parts/${seen.id}`);
  await untilCached(page, `/api/parts/${seen.id}`);

  await cutOff(context, page, `/parts/${unseen.id}`);
  await expect(heading(page)).toHaveText('Nessuna connessione');
  await expect(page.getByRole('article').getByRole('link', { name: seen.name })).toBeVisible();

  await context.setOffline(false);
  await expect(heading(page)).toHaveText(unseen.name);
});

test('what a list told of a part is its page until the network is back', async ({
  page,
  context,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 27 });
  const list = `/search?query=${part.serialNumber.replaceAll(' ', '')}`;
  await gotoAlive(list);
  await untilCached(page);
  await cutOff(context, page, list);
  await page.locator(`main article a[href="/parts/${part.id}"]`).click();
  await expect(heading(page)).toHaveText(part.name);
  const main = page.getByRole('main');
  await expect(main.getByText('La scheda intera si apre appena torna la rete.')).toBeVisible();
  await expect(main.getByText('Peso')).toHaveCount(0);
  await expect(sign(page)).toContainText(/dati delle|dati del/);
  await main.getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await expect(page.getByRole('link', { name: /Vai al carrello/ })).toBeVisible();
  // What was not opened whole is not among what was seen.
  await page.goto('/viewed');
  await alive(page);
  await expect(main.getByRole('article')).toHaveCount(0);
  await page.goto(`/en/parts/${part.id}`);
  await alive(page);
  await expect(main.getByText('The full page opens as soon as the network is back.')).toBeVisible();

  await context.setOffline(false);
  await expect(main.getByText('Weight', { exact: true })).toBeVisible();
  await expect(main.getByText('The full page opens as soon as the network is back.')).toHaveCount(0);
});

test('a checkout that is loaded anew without a network says that what was typed is safe, and has it once there is one', async ({
  page,
  context,
  gotoAlive,
}) => {
  const shop = demoShop();
  await signIn(context, shop);
  const part = await takePart(page.request, { shop, cataloguePage: 21 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await gotoAlive('/cart/checkout');
  const street = page.getByRole('textbox', { name: 'Via e numero', exact: true });
  await street.fill('Via delle Officine 12');

  await cutOff(context, page, '/cart/checkout');
  await expect(heading(page)).toHaveText('Nessuna connessione');
  await expect(page.getByText('Quello che hai scritto è al sicuro')).toBeVisible();
  await page.goto('/account/orders');
  await alive(page);
  // There is nothing to show, so nothing has an age.
  await expect(sign(page)).toHaveText('Senza rete');
  await page.goto('/cart/checkout');
  await alive(page);

  await context.setOffline(false);
  await expect(street).toHaveValue('Via delle Officine 12');
});

test('that there is no network is said where it lies over no button, on any page', async ({
  page,
  context,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 16 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await context.setOffline(true);
  for (const path of [`/parts/${part.id}`, '/cart', '/contact', '/viewed', '/auth', '/account/orders']) {
    await page.goto(path);
    await alive(page);
    await expect(sign(page)).toBeVisible();
    const covered = await sign(page).evaluate((place) => {
      const own = place.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, input, select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const isBeside = box.bottom <= own.top || box.top >= own.bottom || box.width < 2;
          return !isBeside && box.right > own.left && box.left < own.right;
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(covered, path).toEqual([]);
  }
});

test('what was seen is found by number, by word and by filter @main', async ({
  page,
  context,
  gotoAlive,
}) => {
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 34 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page, `/api/parts/${part.id}`);
  const cards = page.getByRole('main').getByRole('article');

  await cutOff(context, page, `/search?query=${part.serialNumber.replaceAll(' ', '')}`);
  await expect(cards.first()).toContainText(part.name);
  await expect(sign(page)).toContainText('solo i pezzi già visti');

  await page.goto(`/search?query=${encodeURIComponent(part.name.toLowerCase())}`);
  await alive(page);
  await expect(cards.first()).toContainText(part.name);

  const [model] = part.models;
  await page.goto(`/search?brand=${model?.brand.id}&model=${model?.id}`);
  await alive(page);
  await expect(heading(page)).toHaveText(`Ricambi usati per ${model?.brand.name} ${model?.name}`);
  await expect(cards.filter({ hasText: part.serialNumber })).toHaveCount(1);

  await page.goto('/search?query=nonesiste');
  await alive(page);
  await expect(page.getByText('Nessun pezzo').first()).toBeVisible();
  await expect(page.getByText('Senza rete cerchiamo solo tra i pezzi che hai già visto.')).toBeVisible();
  await page.goto('/contact');
  await alive(page);
  await expect(sign(page)).not.toContainText('solo i pezzi già visti');
});

test('a document is never answered with the shell', async ({ page, gotoAlive, allowComplaint }) => {
  await gotoAlive('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const answer = await page.request.get('/documents/missing.pdf');
  expect(answer.status()).toBe(404);
  allowComplaint(/404/);
  const fromPage = await page.evaluate(async () =>
    (await fetch('/documents/missing.pdf')).headers.get('content-type'),
  );
  expect(fromPage).toContain('problem+json');
});

test('the shell shows the shop’s bar before its code has come, and the page takes its place', async ({
  page,
  context,
  gotoAlive,
}) => {
  await gotoAlive('/');
  await untilCached(page);
  await context.setOffline(true);
  const painted = await context.newPage();
  // Longer than any first picture takes.
  await painted.addInitScript(() => {
    const script = 'script[type="module"]';
    new MutationObserver((_, observer) => {
      const code = document.querySelector<HTMLScriptElement>(script);
      if (!code) return;
      observer.disconnect();
      code.type = 'text/plain';
    }).observe(document, { childList: true, subtree: true });
  });
  await painted.goto('/');
  const bar = painted.locator('.shell');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText('smonto');
  const box = await bar.boundingBox();
  await painted.close();

  await page.goto('/');
  await alive(page);
  await expect(page.locator('.shell')).toBeHidden();
  // Nothing jumps where the header comes to stand.
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(box?.height);
});
