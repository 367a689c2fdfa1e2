/** The whole catalogue on a device: asked for, downloaded whatever the line does, searched without one, and let go. */
import type { Page } from '@playwright/test';
import { alive, expect, partAlive, test } from './fixtures.ts';
import { buyWithoutScreen } from './steps/paid-order.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { askForYard, expectKept, neverSeen, piecesOfYard, yardPanel } from './steps/yard-copy.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ allowComplaint }) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
});

const piece = /\/api\/yard\/[\da-f]{64}$/;
const isPiece = (url: string): boolean => piece.test(url);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('nothing of it is fetched before the yes', async ({ page, gotoAlive }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await gotoAlive('/search?query=faro');
  await page.waitForFunction(
    () => performance.getEntriesByName(location.origin + '/api/models?sort=name%3Aasc').length,
  );
  expect(asked.filter((url) => /yard/.test(url))).toEqual([]);
});

test('once it is kept, a part that was never opened is found, opened and put into the cart without a network', async ({
  page,
  context,
}) => {
  const part = await neverSeen(page);
  await askForYard(page);
  await expectKept(page);

  await context.setOffline(true);
  await page.goto(`/search?query=${encodeURIComponent(part.serialNumber)}`);
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: part.name }).first().click();
  await expect(heading(page)).toHaveText(part.name);
  await expect(page.getByText('Foto e descrizione arrivano con la rete.')).toBeVisible();
  await expect(page.getByRole('heading', { name: "L'auto da cui viene" })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('main').getByRole('link', { name: part.name })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Accedi per pagare' })).toBeVisible();
});

test('what is not seen is found by words too, and by what the trade calls it', async ({ page, context }) => {
  await askForYard(page);
  await expectKept(page);
  const there = await page.request.get('/api/search/v2?query=proiettore&facets=near');
  const { total } = (await there.json()) as { total: number };
  await context.setOffline(true);
  await page.goto('/search?query=proiettore');
  await alive(page);
  await expect(page.getByRole('status').filter({ hasText: /pezzi$/ })).toHaveText(
    `${new Intl.NumberFormat('it').format(total)} pezzi`,
  );
});

test('a download that is left goes on with the next visit, and nothing comes twice', async ({
  page,
  context,
}) => {
  const pieces = await piecesOfYard(page);
  const had: string[] = [];
  let left = 4;
  await context.route(piece, async (route) => {
    if (left <= 0) return route.abort();
    left -= 1;
    had.push(route.request().url());
    return route.continue();
  });
  await askForYard(page);
  await expect.poll(() => left).toBe(0);
  // What is on its way when the page goes comes again: all four are kept by then.
  const hadBytes = pieces.reduce(
    (sum, { sha256, bytes }) => sum + (had.some((url) => url.endsWith(sha256)) ? bytes : 0),
    0,
  );
  await expect(yardPanel(page).getByRole('progressbar')).toHaveAttribute('value', String(hadBytes));
  // What has come is searched, and told apart from what was seen.
  await context.setOffline(true);
  await page.goto('/search?query=qualcosachenonc');
  await alive(page);
  await expect(page.getByText('Il magazzino non è ancora tutto su questo dispositivo')).toBeVisible();
  await expect(page.getByText('solo i pezzi arrivati finora')).toBeVisible();
  await expect(page.getByText('Tienilo su questo dispositivo')).toHaveCount(0);
  await context.setOffline(false);
  left = Infinity;
  await page.goto('/viewed');
  await alive(page);
  await expectKept(page);
  expect(had.toSorted()).toEqual([...new Set(had)].toSorted());
  expect(had).toHaveLength(pieces.length);
});

test('a piece that comes broken is no piece: it is asked for again', async ({ page, context }) => {
  let broken = 0;
  await context.route(piece, async (route) => {
    if (broken > 0) return route.continue();
    broken += 1;
    return route.fulfill({ contentType: 'application/octet-stream', body: 'no piece' });
  });
  await askForYard(page);
  await expectKept(page);
  expect(broken).toBe(1);
});

test('two tabs fetch it once, both have it, and what one lets go is gone in the other', async ({
  page,
  context,
}) => {
  const had: string[] = [];
  context.on('request', (request) => {
    if (isPiece(request.url())) had.push(request.url());
  });
  const pieces = await piecesOfYard(page);
  await askForYard(page);
  const other = await context.newPage();
  await other.goto('/viewed');
  await alive(other);
  await expectKept(page);
  await expectKept(other);
  expect(had).toHaveLength(pieces.length);

  await yardPanel(page).getByRole('button', { name: 'Togli dal dispositivo' }).click();
  for (const tab of [page, other])
    await expect(yardPanel(tab).getByRole('button', { name: /^Tieni tutto il magazzino/ })).toBeVisible();
});

test('a yes is heard at once where the shop hangs, and so is a no', async ({ page, context }) => {
  let answer = () => {};
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  await piecesOfYard(page);
  await page.goto('/viewed');
  await alive(page);
  const offer = (tab: Page) => yardPanel(tab).getByRole('button', { name: /^Tieni tutto il magazzino/ });
  await expect(offer(page)).toHaveText(/\(/);
  await context.route('**/api/yard', async (route) => {
    await hangs;
    await route.continue().catch(() => {});
  });
  await offer(page).click();
  await expect(yardPanel(page)).toContainText('Sta per arrivare.');
  await page.reload();
  await alive(page);
  await expect(yardPanel(page)).toContainText('Sta per arrivare.');
  answer();
  await context.unroute('**/api/yard');
  await expectKept(page);
  await yardPanel(page).getByRole('button', { name: 'Togli dal dispositivo' }).click();
  await expect(offer(page)).toBeVisible();

  // All but the first piece hang.
  let left = 1;
  await context.route(piece, (route) => (left-- > 0 ? route.continue() : undefined));
  await offer(page).click();
  await expect(yardPanel(page)).toContainText('Sta arrivando');
  const other = await context.newPage();
  await other.goto('/viewed');
  await alive(other);
  await expect(yardPanel(other)).toContainText('Sta arrivando');
  await yardPanel(other).getByRole('button', { name: 'Togli dal dispositivo' }).click();
  for (const tab of [page, other]) await expect(offer(tab)).toBeVisible({ timeout: 10_000 });
});

test('what the device lost of it comes again', async ({ page, context }) => {
  await askForYard(page);
  await expectKept(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yard');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('copy', 'readwrite');
          const names = change.objectStore('copy').getAllKeys();
          names.addEventListener('success', () => {
            for (const name of names.result.slice(0, 3))
              if (name !== 'head') change.objectStore('copy').delete(name);
          });
          change.addEventListener('complete', () => resolve());
          change.addEventListener('error', () => reject(new Error('not deleted')));
        });
      }),
  );
  let again = 0;
  context.on('request', (request) => {
    if (isPiece(request.url())) again += 1;
  });
  await page.reload();
  await alive(page);
  await expectKept(page);
  expect(again).toBe(3);
});

test('whoever has the shop among their apps is offered it once', async ({ page, gotoAlive }) => {
  // As the window of an installed app says of itself.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(display-mode: browser)' ? 'not all' : query);
  });
  await gotoAlive('/');
  const offer = page.getByRole('region', { name: 'Tutto il magazzino in tasca' });
  await expect(offer).toContainText(
    /Vuoi tutto il magazzino su questo dispositivo \((\d+,\d\sMB|\d+\skB)\)\?/,
  );
  await offer.getByRole('button', { name: 'Tienilo' }).click();
  await expect(offer).toBeHidden();
  await gotoAlive('/viewed');
  await expectKept(page);
});

test.describe('ahead of the shop', () => {
  // The calls are the page's own, so that they can be held up.
  test.use({ serviceWorkers: 'block' });

  test('results come from the device ahead of a shop that hangs, and keep their order once it has answered', async ({
    page,
    context,
  }) => {
    await askForYard(page, { hasWorker: false });
    await expectKept(page);
    let answer = () => {};
    const hangs = new Promise<void>((resolve) => (answer = resolve));
    await context.route('**/api/search/v2*', async (route) => {
      await hangs;
      const response = await route.fetch();
      const told = await response.json();
      // Another order, and another price.
      const parts = told.parts.toReversed();
      parts[0] = { ...parts[0], price: 123_400, discount: 0, discountedPrice: 123_400 };
      await route.fulfill({ response, json: { ...told, parts } });
    });
    await page.goto('/');
    await alive(page);
    const names = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
    const links = () => names.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const box = page.getByRole('main').getByRole('combobox', { name: 'Numero, pezzo o auto' });
    await partAlive(box);
    await box.fill('faro sinistro');
    await box.press('Enter');
    await expect(heading(page)).toContainText('faro sinistro');
    await expect(names.first()).toBeVisible();
    const before = await links();
    expect(before.length).toBeGreaterThan(2);
    await expect(page.getByText('Senza rete')).toHaveCount(0);
    answer();
    await expect(page.getByText(/1\.?234,00|1\.?234/).first()).toBeVisible();
    expect(await links()).toEqual(before);
    await expect(page.getByText('Prezzi e disponibilità aggiornati.')).toBeVisible();
  });
});

test.describe('ahead of a shop that fails at once', () => {
  test.use({ serviceWorkers: 'block' });

  test('results of the device say how old they are', async ({ page, context }) => {
    await askForYard(page, { hasWorker: false });
    await expectKept(page);
    await page.goto('/');
    await alive(page);
    const box = page.getByRole('main').getByRole('combobox', { name: 'Numero, pezzo o auto' });
    await partAlive(box);
    // What the page needs beside its results comes later than their refusal.
    await context.route(/\/api\/|\/healthz/, async (route) => {
      if (!route.request().url().includes('/api/search/'))
        await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.abort().catch(() => {});
    });
    await box.fill('faro sinistro');
    await box.press('Enter');
    await expect(heading(page)).toContainText('faro sinistro');
    await expect(page.getByText(/^Senza rete · dati delle/)).toBeVisible({ timeout: 20_000 });
  });
});

test('whoever carries the catalogue is shown suggestions from it, and the shop is not asked', async ({
  page,
  context,
}) => {
  await askForYard(page, { hasWorker: false });
  await expectKept(page);
  await page.goto('/');
  await alive(page);
  const asked: string[] = [];
  await context.route('**/api/search/**', (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  const box = page.getByRole('main').getByRole('combobox', { name: 'Numero, pezzo o auto' });
  await partAlive(box);
  await box.pressSequentially('alternat');
  await expect(page.getByRole('option', { name: /^Alternatore/ }).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test('pages that were left listen to nothing any more', async ({ page, gotoAlive }) => {
  await page.addInitScript(() => {
    const listening = new Set<unknown>();
    Object.assign(window, { listening });
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      if (given[0] === 'storage') listening.add(given[1]);
      return addEventListener.apply(window, given);
    };
    window.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
      if (given[0] === 'storage') listening.delete(given[1]);
      return removeEventListener.apply(window, given);
    };
  });
  const listeners = () =>
    page.evaluate(() => (window as unknown as { listening: Set<unknown> }).listening.size);
  await gotoAlive('/viewed');
  await expect(yardPanel(page)).toBeVisible();
  const visit = async () => {
    await page.getByRole('link', { name: 'Smonto, pagina iniziale' }).first().click();
    await expect(heading(page)).toHaveText(/con la sua storia/);
    await page.goBack();
    await expect(yardPanel(page)).toBeVisible();
  };
  await visit();
  const before = await listeners();
  const visits = 4;
  for (let visited = 0; visited < visits; visited++) await visit();
  // What begins once the page is at rest may come between; what a page leaves behind comes with each visit.
  expect((await listeners()) - before).toBeLessThan(visits);
});

/** Names of what lies there of the copy, and how many changes behind the snapshot. */
const storedOfYard = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ names: unknown[]; changes: number }>((resolve, reject) => {
        const opening = indexedDB.open('yard');
        opening.addEventListener('success', () => {
          const copy = opening.result.transaction('copy').objectStore('copy');
          const [names, head] = [copy.getAllKeys(), copy.get('head')];
          head.addEventListener('success', () => {
            opening.result.close();
            resolve({ names: names.result, changes: (head.result as { changes: unknown[] }).changes.length });
          });
          head.addEventListener('error', () => reject(new Error('not read')));
        });
      }),
  );

test('what was worked out of it is there the next time', async ({ page, context }) => {
  await askForYard(page);
  await expectKept(page);
  await expect.poll(async () => (await storedOfYard(page)).names).toContain('index of');
  await context.setOffline(true);
  await page.goto('/search?query=alternatre');
  await alive(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // What could not be gone on with would have been thrown away.
  expect((await storedOfYard(page)).names).toContain('index of');
});

test(
  'the worker fetches what changed while no page is open',
  { tag: '@phone' },
  async ({ page, context }) => {
    await signIn(context, demoShop());
    const part = await takePart(context.request, { shop: demoShop(), cataloguePage: 29 });
    await askForYard(page);
    await expectKept(page);
    const worker = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await worker.send('ServiceWorker.enable');
    const registrationId = await registration;
    await buyWithoutScreen(context, demoShop(), part);
    await page.goto('/robots.txt');
    const { changes } = await storedOfYard(page);
    await worker.send('ServiceWorker.dispatchPeriodicSyncEvent', {
      origin: new URL(demoShop().url).origin,
      registrationId,
      tag: 'yard',
    });
    await expect.poll(async () => (await storedOfYard(page)).changes).toBe(changes + 1);

    await context.setOffline(true);
    await page.goto(`/search?query=${encodeURIComponent(part.serialNumber)}&onlyStock=true`);
    await alive(page);
    await expect(page.getByRole('main').getByRole('link', { name: part.name })).toHaveCount(0);
    await page.goto(`/parts/${part.id}`);
    await alive(page);
    await expect(heading(page)).toHaveText(part.name);
    // As of a part that is sold.
    await expect(page.getByText('Questo pezzo è stato venduto')).toBeVisible();
  },
);
