/** The shop among somebody's apps: what a browser is told of it, when it is offered, and what it can do then. */
import type { BrowserContext, Page } from '@playwright/test';
import { locales } from '../domain/constants.ts';
import { localized, searchHref } from '../domain/routes.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';
import { expectAccessible } from './steps/soundness.ts';

test.use({ serviceWorkers: 'allow' });

type Picture = { src: string; sizes: string; form_factor?: string };
type Manifest = {
  readonly id: string;
  readonly lang: string;
  readonly start_url: string;
  readonly icons: Picture[];
  readonly screenshots: Picture[];
  readonly shortcuts: { url: string; icons: Picture[] }[];
  readonly share_target: { action: string };
};

/** Lets the browser ask whether to install the shop, as Chromium does soon after a page has loaded. */
async function invite(context: BrowserContext, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await context.addInitScript((answer) => {
    addEventListener('load', () => {
      const question = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => {
        document.documentElement.dataset['asked'] = '';
        return { outcome: answer };
      };
      dispatchEvent(Object.assign(question, { prompt }));
      // What the browser does where nobody wants it to wait.
      if (!question.defaultPrevented) document.documentElement.dataset['barged'] = '';
    });
  }, outcome);
}

const offer = (page: Page) => page.getByRole('region', { name: 'Smonto tra le tue app' });
const hasHeardOf = (page: Page, what: 'asked' | 'barged') =>
  page.evaluate((name) => name in document.documentElement.dataset, what);

/** Waits until the page has the code that would offer something. */
async function gotoReady(page: Page, path: string): Promise<void> {
  const isReady = page.waitForResponse('**/assets/readiness-*.js');
  await page.goto(path);
  await alive(page);
  await isReady;
}

/** Another visit: nobody leads there. */
async function comeBack(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage();
  await gotoReady(page, path);
  return page;
}

async function visitOnce(page: Page): Promise<void> {
  await gotoReady(page, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('the manifest is read by the browser without complaint, in each language under one id', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  for (const locale of locales) {
    // By then the worker may answer with the shell, which names the manifest of its language once it is ready.
    await gotoReady(page, localized('/', locale));
    const { url, errors, data } = await browser.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual([localized('/manifest.webmanifest', locale), []]);
    const manifest = JSON.parse(data ?? '') as Manifest;
    expect(manifest).toMatchObject({ id: '/', lang: locale, start_url: localized('/', locale) });

    const { icons, screenshots, shortcuts, share_target: share } = manifest;
    expect(new Set(screenshots.map(({ form_factor: form }) => form))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)]) {
      const measured = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(measured, src).toBe(sizes);
    }
    for (const path of [...shortcuts.map((shortcut) => shortcut.url), share.action])
      expect((await page.request.get(path)).status(), path).toBe(200);
  }
});

test('the shell names the manifest of its language', async ({ page, context }) => {
  await visitOnce(page);
  const english = await comeBack(context, '/en/cart');
  await expect(english.locator('link[rel="manifest"]')).toHaveAttribute('href', '/en/manifest.webmanifest');
});

test('a shared text becomes a search, with and without a network @main', async ({
  page,
  context,
  allowComplaint,
}) => {
  const shared = new URLSearchParams({
    title: 'Chat',
    text: 'mi serve 8P2 494 233 D, grazie https://x.example/1',
  });
  const found = searchHref('it', { query: '8P2 494 233 D' });
  await page.goto(`/share?${shared}`);
  await expect(page).toHaveURL(found);
  await visitOnce(page);

  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await context.setOffline(true);
  for (const locale of locales) {
    await page.goto(localized('/share', locale) + `?${shared}`);
    await alive(page);
    await expect(page).toHaveURL(searchHref(locale, { query: '8P2 494 233 D' }));
  }
});

test('on a first visit nothing is offered before the first piece is in the cart, and never again after a no', async ({
  page,
  context,
}) => {
  await invite(context, 'accepted');
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 1 });
  await gotoReady(page, `/parts/${part.id}`);
  await expect(offer(page)).toBeHidden();
  expect(await hasHeardOf(page, 'barged')).toBe(false);

  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click();
  // That it is there is said first.
  await expect(page.getByText(/Nel carrello:/)).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(offer(page)).toBeHidden();
  await page.getByRole('button', { name: 'Chiudi il messaggio' }).click();
  await expect(offer(page)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).not.toBe(
    'Smonto tra le tue app',
  );

  await offer(page).getByRole('button', { name: 'No, grazie' }).click();
  await expect(offer(page)).toBeHidden();
  expect(await hasHeardOf(page, 'asked')).toBe(false);
  const again = await comeBack(context, '/cart');
  await again.waitForTimeout(1_000);
  await expect(offer(again)).toBeHidden();
});

test('who comes back is offered it, not while they write, and the browser’s own question has the last word', async ({
  page,
  context,
}) => {
  await invite(context, 'dismissed');
  await visitOnce(page);
  await expect(offer(page)).toBeHidden();

  const back = await comeBack(context);
  await expect(offer(back)).toBeVisible();
  await back.getByRole('main').getByRole('combobox', { name: 'Numero, pezzo o auto' }).focus();
  await expect(offer(back)).toBeHidden();
  await back.getByRole('heading', { level: 1 }).click();
  await offer(back).getByRole('button', { name: 'Installa' }).click();
  await expect.poll(() => hasHeardOf(back, 'asked')).toBe(true);
  await expect(offer(back)).toBeHidden();

  const later = await comeBack(context);
  await later.waitForTimeout(1_000);
  await expect(offer(later)).toBeHidden();
});

test('once installed nothing is offered any more', async ({ page, context }) => {
  await invite(context, 'accepted');
  await visitOnce(page);
  const back = await comeBack(context);
  await expect(offer(back)).toBeVisible();
  await back.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(offer(back)).toBeHidden();
});

test('on a telephone of Apple the way is told in words, until it was read', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1',
    });
  });
  await visitOnce(page);
  await expect(offer(page)).toBeHidden();
  const back = await comeBack(context);
  await expect(offer(back)).toContainText('tocca Condividi, poi “Aggiungi alla schermata Home”');
  await offer(back).getByRole('button', { name: 'Ho capito' }).click();
  const later = await comeBack(context);
  await later.waitForTimeout(1_000);
  await expect(offer(later)).toBeHidden();
});

test('on a telephone of Apple the cart goes along into the app, once', async ({ browser, page, context }) => {
  const ofApple = (isInstalled: boolean) => {
    Object.defineProperty(navigator, 'standalone', { value: isInstalled });
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (iPhone) Version/26.0 Safari/604.1',
    });
  };
  await context.addInitScript(ofApple, false);
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 1 });
  await gotoReady(page, `/parts/${part.id}`);
  await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click();
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', `/manifest.webmanifest?carrello=${part.id}`);
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  const { start_url: start } = (await answer.json()) as Manifest;

  // The app's storage is its own.
  const installed = await browser.newContext({ baseURL: demoShop().url });
  await installed.addInitScript(ofApple, true);
  const app = await installed.newPage();
  const cart = () => app.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null') as unknown);
  await gotoReady(app, start);
  await expect.poll(cart).toEqual([{ id: part.id, quantity: 1 }]);
  await expect(app).toHaveURL(`${demoShop().url}/`);
  await app.evaluate(() => localStorage.setItem('cart', '[]'));
  await gotoReady(app, start);
  await expect(app).toHaveURL(`${demoShop().url}/`);
  expect(await cart()).toEqual([]);
  await installed.close();
});

test('the offer covers neither the bar at the foot nor what is to be done there', async ({
  page,
  context,
}) => {
  await invite(context, 'accepted');
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 1 });
  await visitOnce(page);
  const back = await comeBack(context, `/parts/${part.id}`);
  const box = await offer(back).boundingBox();
  const add = await back.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).boundingBox();
  const covers = (other: typeof box) =>
    box !== null &&
    other !== null &&
    box.x < other.x + other.width &&
    other.x < box.x + box.width &&
    box.y < other.y + other.height &&
    other.y < box.y + box.height;
  expect(covers(add)).toBe(false);
  const bar = back.getByRole('navigation', { name: 'Barra in basso' });
  if (await bar.isVisible()) expect(covers(await bar.boundingBox())).toBe(false);
});
