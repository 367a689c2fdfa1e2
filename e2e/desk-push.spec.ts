/** Notices on a telephone: asked for by a press and never before, shown by the worker, and a press on one leads an open desk there. */
import { randomUUID } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import { openPushServer, pushBrowser } from '../test/push-server.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, paidOrder } from './steps/desk.ts';
import { shopOfFile } from './steps/shop-of-file.ts';
import { expectAccessibleInBothSchemes } from './steps/soundness.ts';

const ownShop = shopOfFile(() => ({
  seedCommand: ['demo', '--parts', '20'],
  settings: { PRIVATE_WEBHOOKS: 'on' },
}));

// The worker shows them.
test.use({ serviceWorkers: 'allow' });
// Who has no session yet is told so by the first call.
test.beforeEach(({ allowComplaint }) => allowComplaint(/401 \(Unauthorized\)/));

/** A browser's push service is its maker's: this one's subscriptions are the test's. @returns how often the person was asked */
async function subscribeHere(page: Page, endpoint: string, keys: { p256dh: string; auth: string }) {
  await page.addInitScript(
    ([address, given]) => {
      const counted = globalThis as { asked?: number };
      Notification.requestPermission = async () => {
        counted.asked = (counted.asked ?? 0) + 1;
        return 'granted';
      };
      let current: PushSubscription | null = null;
      const made = {
        endpoint: address,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: address, keys: given }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async () => (current = made);
      PushManager.prototype.getSubscription = async () => current;
    },
    [endpoint, keys] as const,
  );
  return () => page.evaluate(() => (globalThis as { asked?: number }).asked ?? 0);
}

async function deskWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const found = () =>
    page
      .context()
      .serviceWorkers()
      .find((worker) => worker.url().includes('/desk/'));
  await expect.poll(() => found() !== undefined).toBe(true);
  return found()!;
}

test('switched on by a press it tells of an order, and ends with the visit in the browser, too', async ({
  page,
  browser,
  request,
}) => {
  const shop = ownShop();
  const service = await openPushServer();
  try {
    const { subscription, read } = pushBrowser(service.url, randomUUID());
    const asked = await subscribeHere(page, subscription.endpoint, subscription.keys);
    await comeToDesk(page, shop);
    await page.goto(deskUrl(shop, '/io'));
    const section = page.getByRole('region', { name: 'Su questo telefono anche come avviso' });
    await expect(section.getByText('Spenti su questo telefono.')).toBeVisible();
    expect(await asked()).toBe(0);
    await expectAccessibleInBothSchemes(page);
    const begin = section.getByRole('button', { name: 'Attiva gli avvisi' });
    expect((await begin.boundingBox())?.height).toBeGreaterThanOrEqual(56);
    await begin.click();
    await expect(section.getByText('Attivi su questo telefono.')).toBeVisible();
    expect(await asked()).toBe(1);
    await expectAccessibleInBothSchemes(page);

    const parts = (await (await request.get(`${shop.url}/api/parts?limit=20`)).json()) as PartSummary[];
    const part = parts.find(({ quantity, safety }) => quantity > 0 && !safety);
    const number = await paidOrder(browser, shop, part!);
    await expect.poll(() => service.sent.length).toBe(1);
    expect(read(service.sent[0]!)).toMatchObject({ title: 'Ordine pagato', body: number });

    await section.getByRole('button', { name: 'Spegni' }).click();
    await expect(section.getByText('Spenti su questo telefono.')).toBeVisible();
    await begin.click();
    await expect(section.getByText('Attivi su questo telefono.')).toBeVisible();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Al banco' })).toBeVisible();
    const isLeft = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.getRegistration('/desk');
        return (await worker?.pushManager.getSubscription()) !== null;
      });
    await expect.poll(isLeft).toBe(false);
  } finally {
    await service.close();
  }
});

test('the worker shows what comes, and a press on it leads the open desk there without loading it anew', async ({
  page,
}) => {
  const shop = ownShop();
  await comeToDesk(page, shop);
  const worker = await deskWorker(page);
  await page.evaluate(() => ((globalThis as { isSame?: boolean }).isSame = true));
  const told = { title: 'Ordine pagato', body: 'S-26-7K2M9Q', path: '/desk/io', tag: 'staff-order-1' };
  // A browser without a screen shows no notices: what it is asked to show is taken down, and pressed on.
  const shown = await worker.evaluate(async (message) => {
    const happened: Promise<unknown>[] = [];
    const taken: { title: string; body: string | undefined; data: unknown }[] = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
      void taken.push({ title, body: options?.body, data: options?.data });
    const happen = async (name: string, more: object): Promise<void> => {
      const waitUntil = (work: Promise<unknown>) => void happened.push(work);
      dispatchEvent(Object.assign(new Event(name), { waitUntil, ...more }));
      await Promise.all(happened);
    };
    await happen('push', { data: { json: () => message } });
    await happen('notificationclick', { notification: { ...taken[0], close: () => {} } });
    return taken;
  }, told);
  expect(shown).toEqual([{ title: told.title, body: told.body, data: { path: told.path } }]);
  await expect(page).toHaveURL(deskUrl(shop, '/io'));
  await expect(page.getByRole('heading', { level: 1, name: 'Io' })).toBeFocused();
  expect(await page.evaluate(() => (globalThis as { isSame?: boolean }).isSame)).toBe(true);
});

test('where notices are forbidden, or the browser has none, it says what to do', async ({ page }) => {
  const shop = ownShop();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Notification.requestPermission = async () => 'denied';
  });
  await comeToDesk(page, shop);
  await page.goto(deskUrl(shop, '/io'));
  await expect(page.getByText('Il browser ha bloccato gli avvisi di questo sito.')).toBeVisible();
  await page.addInitScript(() => delete (globalThis as { PushManager?: unknown }).PushManager);
  await page.reload();
  await expect(
    page.getByText('Questo browser non mostra avvisi: le novità arrivano per mail.'),
  ).toBeVisible();
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await page.reload();
  await expect(page.getByText(/^Su iPhone e iPad prima metti il banco tra le app/)).toBeVisible();
});

test('the desk is installed as an app of its own', async ({ page, request }) => {
  const shop = ownShop();
  await page.goto(deskUrl(shop));
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href ?? '', shop.url).href)).json();
  expect(manifest).toMatchObject({ id: '/desk', start_url: '/desk', scope: '/desk', display: 'standalone' });
});
