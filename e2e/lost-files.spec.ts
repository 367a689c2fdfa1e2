import type { BrowserContext, Page } from '@playwright/test';
import { href } from '../domain/routes.ts';
import { alive, expect, test } from './fixtures.ts';
import { demoShop, takePart } from './steps/shop.ts';

/** So many pages load beside each other. */
const atOnce = 3;
/** A page that is as it will be for longer than this, after what was refused, is at rest. */
const restMs = 2_500;
/** As those who measure it sum it up. */
const mostShift = 0.02;

const isOwnFile = (address: string): boolean => /\/(assets|media|icons)\//.test(new URL(address).pathname);

/** Every file of the shop that a page asks for until it is at rest. */
async function filesOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => isOwnFile(request.url()) && files.add(new URL(request.url()).pathname));
  await page.goto(address);
  await page.waitForTimeout(3_000);
  return [...files];
}

/** What a page looks like to somebody when one of its files is lost. */
async function visitWithout(
  context: BrowserContext,
  { address, file, afterMs }: { readonly address: string; readonly file: string; readonly afterMs: number },
) {
  const page = await context.newPage();
  const faults: string[] = [];
  // A file that is refused is no fault of the page; what React could not take up is.
  page.on('pageerror', (error) => faults.push(error.message));
  // Summed up out here: a page whose own code was lost is loaded once more.
  let shift = 0;
  await page.exposeFunction('noteShift', (value: number) => (shift += value));
  await page.addInitScript(() => {
    const { noteShift } = globalThis as unknown as { noteShift: (value: number) => void };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        noteShift(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(`**${file}`, async (route) => {
    await page.waitForTimeout(afterMs).catch(() => {});
    await route.abort().catch(() => {});
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector('#root h1');
  await page.waitForTimeout(afterMs + restMs);
  const isReadable = await page
    .locator('main h1')
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  await page.close();
  return { address, file, afterMs, shift, faults, isReadable };
}

/** What the browser says of a loss: of the file itself, and of words that were asked for early when the code that uses them is lost. */
const toldOfLosses = /ERR_FAILED|dynamically imported module|preloaded using link preload/;

/** A lost module is told as such, and is no fault of what React took up. */
const isOfTheLoss = /dynamically imported module|Importing a module script/;

async function expectNothingMoved(
  context: BrowserContext,
  losses: readonly { address: string; file: string; afterMs: number }[],
): Promise<void> {
  const left = [...losses];
  const bad: object[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let loss = left.pop(); loss; loss = left.pop()) {
        const seen = await visitWithout(context, loss);
        const faults = seen.faults.filter((fault) => !isOfTheLoss.test(fault));
        if (seen.shift > mostShift || faults.length > 0 || !seen.isReadable) bad.push({ ...seen, faults });
      }
    }),
  );
  expect(losses.length).toBeGreaterThan(0);
  expect(bad).toEqual([]);
}

test('no file of a part’s page that is lost moves it or throws it away', async ({
  page,
  context,
  allowComplaint,
}) => {
  test.slow();
  allowComplaint(toldOfLosses);
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 20 });
  const address = `/parts/${part.id}`;
  const files = await filesOf(await context.newPage(), address);
  // What is not code is waited for: once it fails the page has long been alive.
  const late = files.filter((file) => !file.endsWith('.js'));
  await expectNothingMoved(context, [
    ...files.map((file) => ({ address, file, afterMs: 0 })),
    ...late.map((file) => ({ address, file, afterMs: 2_000 })),
  ]);
});

test('no file of home and search either, whenever it is lost', async ({ context, allowComplaint }) => {
  test.slow();
  allowComplaint(toldOfLosses);
  for (const address of ['/', '/search', '/en/search?query=fanale', href('it', 'request'), '/cart']) {
    const files = await filesOf(await context.newPage(), address);
    await expectNothingMoved(
      context,
      files.flatMap((file) => [0, 2_000].map((afterMs) => ({ address, file, afterMs }))),
    );
  }
});

test('icons that were lost come by themselves, and are told in words meanwhile', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/);
  let isLost = true;
  await page.route('**/assets/icons-*.svg', (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/');
  await alive(page);
  const instead = page.getByRole('img', { name: 'Icona non disponibile' });
  await expect(instead.first()).toBeAttached();
  isLost = false;
  await expect(instead).toHaveCount(0);
  await expect
    .poll(() =>
      page
        .locator('header svg:visible use')
        .first()
        .evaluate((use: SVGUseElement) => use.getBBox().width),
    )
    .toBeGreaterThan(0);
});

test('what becomes known before all is alive takes nothing of the page away', async ({ page, context }) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 20 });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const address of ['/', `/parts/${part.id}`, '/search?query=fanale']) {
    const islands: string[] = [];
    await page.route('**/assets/*.js', async (route) => {
      const isAlive = await page
        .evaluate(() => 'hydrated' in document.documentElement.dataset)
        .catch(() => false);
      if (isAlive) {
        islands.push(route.request().url());
        await released;
      }
      await route.continue();
    });
    await page.goto(address);
    await alive(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { old: [...document.querySelectorAll('#root *')] });
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      dispatchEvent(new Event('offline'));
    });
    const other = await context.newPage();
    await other.goto('/healthz');
    await other.evaluate((id) => {
      localStorage.setItem('cart', JSON.stringify([{ id, quantity: 1 }]));
      new BroadcastChannel('session').postMessage({ signedOut: true });
    }, part.id);
    await other.close();
    await page.waitForTimeout(500);
    release();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    expect(islands.length, address).toBeGreaterThan(0);
    // What came late is a dot in the cart, a sentence above the page: they take nothing away.
    const gone = await page.evaluate(() =>
      (globalThis as unknown as { old: Element[] }).old
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(gone, address).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
