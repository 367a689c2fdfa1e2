/** A deploy while people are in the shop: what is open goes on, and all of it ends on the new version (design 4.14, 4.22). */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { startTimeoutMs } from './launch-server.ts';
import { openLyingNetwork } from './steps/lying-network.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { isOfRelease, makeRelease, type Release } from './steps/release.ts';

test.use({ serviceWorkers: 'allow' });

const shop = shopOfFile(() => ({ seedCommand: ['demo', '--parts', '40'] }));
let other: Release;
let isOther = false;

test.beforeAll(() => void (other = makeRelease()));
test.afterAll(() => other.remove());
test.beforeEach(({ allowComplaint }) => {
  test.setTimeout(2 * startTimeoutMs);
  // Between one server and the next there is none.
  allowComplaint(/ERR_CONNECTION_REFUSED/);
});

/** Puts the release in place that is not there now: one is as new as the other to who has the first. */
async function deploy(): Promise<void> {
  isOther = !isOther;
  await shop().deploy(isOther ? { release: other.folder } : {});
}

/** Opens a page that the worker answers for from then on, and that would hear of another one. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(shop().url + path);
  await alive(tab);
  await tab.waitForFunction(
    () =>
      navigator.serviceWorker.controller?.state === 'activated' &&
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/readiness-')),
  );
  // It listens once it has registered the worker again.
  await tab.waitForTimeout(500);
  return tab;
}

/** As the browser does by itself whenever a page of the shop is opened. */
const askForNew = (tab: Page) =>
  tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const statesOfWorkers = (tab: Page) =>
  tab.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return [installing, waiting, active].map((worker) => worker?.state);
  });

/** Waits until the new worker has brought the files of its release that it begins with. */
async function lookForNew(tab: Page): Promise<void> {
  await askForNew(tab);
  await expect.poll(() => statesOfWorkers(tab)).toEqual([undefined, 'installed', 'activated']);
}

/** Whether the page's code is that of the release in place. */
async function isNew(tab: Page): Promise<boolean> {
  const code = await tab.locator('script[type="module"]').getAttribute('src', { timeout: 5_000 });
  return isOfRelease(code ?? '') === isOther;
}

const offer = (tab: Page) => tab.getByRole('region', { name: 'Nuova versione' });
const update = (tab: Page) => offer(tab).getByRole('button', { name: 'Aggiorna' });
const follow = (tab: Page, link: string) => tab.getByRole('link', { name: link }).first().click();

/** Marks the document; one that is loaded anew is not marked. */
const mark = (...tabs: Page[]) =>
  Promise.all(tabs.map((tab) => tab.evaluate(() => void (document.documentElement.dataset['marked'] = ''))));
const isMarked = (tab: Page) => tab.evaluate(() => 'marked' in document.documentElement.dataset);

/** Waits until the page was loaded anew, and is of the release in place. */
async function becomesNew(tab: Page): Promise<void> {
  await expect.poll(() => isMarked(tab).catch(() => true)).toBe(false);
  await alive(tab);
  expect(await isNew(tab)).toBe(true);
}

test('with two tabs open nothing that was typed is lost, and both end on the new version', async ({
  context,
}) => {
  const reading = await openTab(context, '/');
  const writing = await openTab(context, '/contact');
  const message = writing.getByLabel('Messaggio');
  await message.fill('Avete lo specchietto destro');
  await mark(reading, writing);

  await deploy();
  expect([await isNew(reading), await isNew(writing)]).toEqual([false, false]);
  await lookForNew(reading);
  await expect(offer(reading)).toBeVisible();
  // Somebody writes there: nobody speaks to them.
  await expect(offer(writing)).toBeHidden();
  await update(reading).click();
  await becomesNew(reading);

  // The other tab stands as it stood, and sends what was written; what it lacks of its code the server still has.
  expect(await isMarked(writing)).toBe(true);
  await expect(message).toHaveValue('Avete lo specchietto destro');
  await writing.getByLabel('Nome e cognome').fill('Maria Rossi');
  await writing.locator('main').getByLabel('E-mail').fill('maria.rossi@example.it');
  await writing.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(writing.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible();
  expect(await isMarked(writing)).toBe(true);

  await follow(writing, 'Catalogo');
  await becomesNew(writing);
  await expect(writing).toHaveURL(/\/search/);
  await expect(writing.getByRole('heading', { level: 1 })).toHaveText('Catalogo');
});

test('tabs where nobody is at anything change together, and a no is one until the next visit', async ({
  context,
}) => {
  const [one, two] = [await openTab(context, '/'), await openTab(context, '/toc')];
  await mark(one, two);
  await deploy();
  await lookForNew(one);
  await expect(offer(one)).toBeVisible();
  await expect(offer(two)).toBeVisible();

  await offer(one).getByRole('button', { name: 'Dopo' }).click();
  await follow(one, 'Catalogo');
  await expect(one).toHaveURL(/\/search/);
  await expect(offer(one)).toBeHidden();
  expect(await isMarked(one)).toBe(true);

  // It goes while somebody writes, and comes back.
  await two.getByRole('combobox').first().focus();
  await expect(offer(two)).toBeHidden();
  await two.getByRole('heading', { level: 1 }).click();
  await update(two).click();
  await Promise.all([one, two].map(becomesNew));
});

test('at the checkout nothing is offered, and nobody is moved', async ({ context }) => {
  const [reading, buying] = [await openTab(context, '/'), await openTab(context, '/cart/checkout')];
  await mark(reading, buying);
  await deploy();
  await lookForNew(buying);
  await update(reading).click();
  await becomesNew(reading);
  await expect(offer(buying)).toBeHidden();
  expect(await isMarked(buying)).toBe(true);
  await follow(buying, 'Torna al carrello');
  await becomesNew(buying);
});

test('a page that no worker answers for finds its code after a deploy', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(shop().url);
  await alive(page);
  await page.waitForResponse('**/assets/readiness-*.js');
  // With all that it needs: while the shop is started anew nothing can be had.
  let loaded = -1;
  const isQuiet = async () => {
    const before = loaded;
    loaded = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return loaded === before;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
  await mark(page);
  await deploy();
  await follow(page, 'Catalogo');
  await expect(page).toHaveURL(/\/search/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogo');
  expect([await isMarked(page), await isNew(page)]).toEqual([true, false]);
});

test('who comes back after many releases has a page, and is offered the new version', async ({ context }) => {
  const before = await openTab(context, '/');
  await before.close();
  await deploy();
  // As after two more.
  rmSync(join(shop().dataDir, 'assets'), { recursive: true, force: true });
  const page = await openTab(context, '/search');
  expect(await isNew(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catalogo');
  await mark(page);
  await update(page).click();
  await becomesNew(page);
});

/** Lets the worker that waits take over. */
const takeOver = (tab: Page) =>
  tab.evaluate(async () =>
    (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' }),
  );

test('a release that is taken back while the next one takes over lacks none of its files', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/status of 500|Failed to load/);
  const network = await openLyingNetwork(shop().url);
  try {
    await page.goto(network.url);
    await alive(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    // No page asks for anything from here on, nor chooses which worker answers it.
    await page.goto(`${network.url}/robots.txt`);
    await deploy();
    await lookForNew(page);

    // The first one again finds all of its files there but for the shell, which does not come.
    await page.evaluate(async () => {
      const cache = await caches.open('release');
      for (const { url } of await cache.keys()) if (url.includes('/index.html')) await cache.delete(url);
    });
    await deploy();
    let isAsked = false;
    network.meddle((address) => {
      if (!address.startsWith('/index.html')) return undefined;
      isAsked = true;
      return 'hangs';
    });
    await askForNew(page);
    await expect.poll(() => isAsked).toBe(true);
    await takeOver(page);
    await expect.poll(() => statesOfWorkers(page)).toEqual(['installing', undefined, 'activated']);
    network.meddle(() => undefined);
    network.letThrough();
    await expect.poll(() => statesOfWorkers(page)).toEqual([undefined, 'installed', 'activated']);
    await takeOver(page);
    await expect.poll(() => statesOfWorkers(page)).toEqual([undefined, undefined, 'activated']);

    network.become('fails');
    for (const [path, words] of [
      ['/contact', /Contatti/],
      ['/request', /preventivo/],
      ['/cart', /arrello/],
    ] as const) {
      await page.goto(network.url + path);
      await alive(page);
      expect(await isNew(page)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(words);
    }
  } finally {
    await page.close();
    await network.close();
  }
});

test('a first visit is alive before anything is asked for that is for the next one', async ({ page }) => {
  await page.goto(shop().url);
  await alive(page);
  const [painted, workers, files] = await page.evaluate(async () => [
    performance.getEntriesByName('first-contentful-paint').length,
    (await navigator.serviceWorker.getRegistrations()).length,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /readiness|offers|service-worker/.test(name)).length,
  ]);
  expect([painted, workers, files]).toEqual([1, 0, 0]);
});

test('switched off, the worker leaves with all it kept, and whoever is in the shop goes on', async ({
  context,
}) => {
  // A worker that is still at something the browser leaves at it for up to five minutes.
  test.setTimeout(6 * startTimeoutMs);
  // A release that the shop has forgotten it knows again once it is started with it.
  await shop().deploy(isOther ? { release: other.folder } : {});
  const [reading, writing] = [await openTab(context, '/'), await openTab(context, '/contact')];
  const message = writing.getByLabel('Messaggio');
  await message.fill('Avete lo specchietto destro');
  await mark(reading, writing);
  const leftOver = (tab: Page) =>
    tab.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      ...(await caches.keys()),
    ]);
  expect((await leftOver(reading)).length).toBeGreaterThan(1);

  await shop().deploy({ settings: { SERVICE_WORKER: 'off' } });
  isOther = false;
  // Asked again as with each page that is opened: an answer from before the deploy may still be on its way.
  await expect(async () => {
    await askForNew(reading).catch(() => {});
    await expect.poll(() => leftOver(reading), { timeout: 5_000 }).toEqual([0]);
  }).toPass();
  await reading.waitForTimeout(1_000);
  expect(await Promise.all([reading, writing].map(isMarked))).toEqual([true, true]);
  await expect(message).toHaveValue('Avete lo specchietto destro');

  // The next page is the server's, and brings no worker back.
  await follow(writing, 'Catalogo');
  await expect.poll(() => isMarked(writing).catch(() => true)).toBe(false);
  await expect(writing.getByRole('heading', { level: 1 })).toHaveText('Catalogo');
  const page = await context.newPage();
  const isReady = page.waitForResponse('**/assets/readiness-*.js');
  await page.goto(shop().url);
  await isReady;
  await page.waitForTimeout(1_000);
  expect(await leftOver(page)).toEqual([0]);

  await Promise.all([reading, writing].map((tab) => tab.close()));
  await shop().deploy({});
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
});
