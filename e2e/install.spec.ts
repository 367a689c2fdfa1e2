/** A first visit on a bad line: the shop is there without a network after few requests, and what fails is asked for again until it is. */
import type { Page } from '@playwright/test';
import { refillMessage } from '../domain/release.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { untilCached } from './steps/cached.ts';
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

test('a page whose code has not come yet says without a network that there is none, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto(network.url);
  await alive(page);
  // What the install leaves for later does not come.
  network.meddle((address) => (address.includes('/assets/page-') ? 'fails' : undefined));
  await expect.poll(() => isInstalled(page)).toBe(true);

  await context.setOffline(true);
  await page.goto(`${network.url}/toc`);
  await alive(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Nessuna connessione');
  network.meddle(() => undefined);
  await context.setOffline(false);
  await expect(heading).toHaveText(/Termini/);
});

test('nobody waits for a pause who changes the page or comes back to it', async ({ page }) => {
  // Without a worker, which would answer from what it has by now.
  const asked = failFirst(3, /readiness/, /\/service-worker\.js/);
  await page.clock.install();
  await page.goto(network.url);
  await alive(page);
  // What is for later is asked for once, and from then on time stands still.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_500));
  await expect.poll(() => asked()[0]).toBe(1);
  // Once more where the page had not heard of its failure yet.
  const asksAgain = (reason: () => Promise<unknown>, times: number) =>
    expect(async () => {
      await reason();
      await expect.poll(() => asked()[0], { timeout: 5_000 }).toBe(times);
    }).toPass();
  await asksAgain(() => page.getByRole('link', { name: 'Catalogo' }).first().click(), 2);
  await asksAgain(() => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))), 3);
  await asksAgain(() => page.evaluate(() => history.back()), 4);
});

test('a form whose code fails at first comes alive later, and is sent', async ({ page }) => {
  const asked = failFirst(2, /\/message-/);
  await page.goto(`${network.url}/contact`);
  await alive(page);
  await expect.poll(asked).toEqual([3]);
  await page.getByLabel('Nome e cognome').fill('Maria Rossi');
  await page.locator('main').getByLabel('E-mail').fill('maria.rossi@example.it');
  await page.getByLabel('Messaggio').fill('Avete lo specchietto destro');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible();
});

/** Files that the install leaves for later. */
const forLater = /\/(zoom|order-card|new-passwords|account|terms-it)-[\w-]+\.js/;

test('the install waits for two requests beside what the page has, and then the shop opens without a network', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  network.meddle((address) => void asked.push(address));
  // Nobody is at rest before the line is gone: time stands still but for what begins with the page.
  await page.clock.install();
  await page.goto(network.url);
  await alive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_500));
  await expect.poll(() => isInstalled(page)).toBe(true);
  const install = asked.slice(asked.indexOf('/service-worker.js') + 1);
  expect(install.filter((address) => /^\/(index\.html|assets\/pack-)/.test(address))).toHaveLength(2);
  // What else the page asks for beside, each but once.
  expect(install.filter((address) => address.startsWith('/assets/')).length).toBeLessThan(8);
  expect(asked.filter((address) => forLater.test(address))).toEqual([]);

  await context.setOffline(true);
  for (const [path, words] of [
    ['/search', /Catalogo|Nessuna connessione/],
    ['/cart', /Il tuo carrello|Carrello/],
    ['/contact', /Contatti/],
    ['/request', /preventivo/],
    ['/viewed', /vist/i],
    ['/en/contact', /Contact/],
  ] as const) {
    const other = await context.newPage();
    await other.goto(network.url + path);
    await alive(other);
    await expect(other.getByRole('heading', { level: 1 }), path).toHaveText(words);
    await other.close();
  }
});

test('what lay there and was cleared away while the install was at work is brought before it ends', async ({
  page,
  context,
}) => {
  network.meddle((address) => (address.startsWith('/index.html') ? 'hangs' : undefined));
  await page.clock.install();
  await page.goto(network.url);
  await alive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_500));
  const kept = () => page.evaluate(async () => (await (await caches.open('release')).keys()).length);
  await expect.poll(kept).toBeGreaterThan(40);
  await page.evaluate(async () => {
    const cache = await caches.open('release');
    for (const request of await cache.keys()) await cache.delete(request);
  });
  network.meddle(() => undefined);
  network.letThrough();
  await expect.poll(() => isInstalled(page)).toBe(true);

  await context.setOffline(true);
  const other = await context.newPage();
  await other.goto(`${network.url}/contact`);
  await alive(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Contatti/);
});

test('what the install leaves comes while nobody does anything, and makes way for what somebody asks for', async ({
  page,
}) => {
  const asked: string[] = [];
  let isHeld = true;
  let isInstalling = true;
  network.meddle((address) => {
    if (isInstalling || !address.startsWith('/assets/')) return undefined;
    asked.push(address);
    return isHeld ? 'slow' : undefined;
  });
  await page.clock.install();
  await page.goto(network.url);
  await alive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_500));
  await expect.poll(() => isInstalled(page)).toBe(true);
  isInstalling = false;
  // At rest for a moment: a few at a time.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return asked.length;
    })
    .toBe(3);
  await page.evaluate(async () => void (await fetch('/api/parts/count')));
  // Longer than these three take.
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(asked).toHaveLength(3);

  isHeld = false;
  await page.clock.resume();
  await expect.poll(() => asked.length).toBeGreaterThan(50);
});

test('what does not come is asked for by one who asks, however often somebody comes back to the tab', async ({
  page,
}) => {
  // A worker to which something is always missing; each question is noted with the time on the page's clock.
  await page.addInitScript((type) => {
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: { type?: string }, more?: unknown) {
      if (message.type !== type) return Reflect.apply(post, this, [message, more]);
      const { dataset } = document.documentElement;
      dataset['asked'] = `${dataset['asked'] ?? ''} ${Date.now()}`;
      (more as MessagePort[])[0]?.postMessage(false);
    };
  }, refillMessage);
  const asked = async () =>
    (await page.evaluate(() => document.documentElement.dataset['asked'] ?? '')).match(/\d+/g) ?? [];
  await page.clock.install();
  await page.goto(network.url);
  await alive(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2_500));
  await expect.poll(() => isInstalled(page)).toBe(true);
  for (const times of [1, 2, 3, 4]) {
    // Longer than a tab waits before it looks again.
    if (times > 1) await page.clock.fastForward('11:00');
    const before = (await asked()).length;
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(async () => {
        await page.clock.runFor(2_500);
        return (await asked()).length;
      })
      .toBeGreaterThan(before);
  }
  // Two who ask do so at the same moment: what waits for somebody to come back, and what that begins.
  const times = await asked();
  expect(times).toEqual([...new Set(times)]);
});

test('what the browser has thrown away comes back while a page is at rest', async ({
  page,
  context,
  gotoAlive,
}) => {
  await gotoAlive('/');
  await untilCached(page);
  const kept = (name: string) =>
    page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).length, name);
  const whole = await kept('release');
  expect(whole).toBeGreaterThan(150);
  await page.evaluate(async () => {
    for (const name of ['release', 'lists']) await caches.delete(name);
  });
  await gotoAlive('/cart');
  // The page without a network is one of its files.
  await expect.poll(() => kept('release')).toBe(whole);
  await expect.poll(() => kept('lists')).toBeGreaterThan(1);
  await context.setOffline(true);
  await gotoAlive('/toc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Termini/);
});

test('the browser is asked to throw nothing away once there is something in the cart, and no sooner', async ({
  page,
  gotoAlive,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      document.documentElement.dataset['asked'] = `${document.documentElement.dataset['asked'] ?? ''}x`;
      return false;
    };
  });
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 31 });
  await gotoAlive(`/parts/${part.id}`);
  await untilCached(page);
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-asked');
  await page.getByRole('main').getByRole('button', { name: 'Aggiungi al carrello' }).first().click();
  await expect(root).toHaveAttribute('data-asked', 'x');
});
