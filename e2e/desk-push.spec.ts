/** Notices on a telephone: asked for by a press and never before, shown by the worker, and a press on one leads an open desk there. */
import { randomUUID } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import { openPushServer, pushBrowser } from '../test/push-server.ts';
import { expect, test } from './fixtures.ts';
import { comeToDesk, deskUrl, paidOrder } from './steps/desk.ts';
import { openChannel } from './steps/sold-elsewhere.ts';
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

test('switched on by a press it tells of an order, and switched off or signed out of it tells nothing', async ({
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

    const parts = (await (await request.get(`${shop.url}/api/parts?limit=20`)).json()) as Parts;
    const [part, sold] = parts.filter(({ quantity, safety }) => quantity > 0 && !safety);
    const number = await paidOrder(browser, shop, part!);
    await expect.poll(() => service.sent.length).toBe(1);
    expect(read(service.sent[0]!)).toMatchObject({ title: 'Ordine pagato', body: number });

    await section.getByRole('button', { name: 'Spegni' }).click();
    await expect(section.getByText('Spenti su questo telefono.')).toBeVisible();
    await begin.click();
    await expect(section.getByText('Attivi su questo telefono.')).toBeVisible();
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Entra' })).toBeVisible();
    await openChannel(request, shop, 'eBay')(sold!.id, '27-1');
    // Whatever is ordered after it would have come by then.
    await paidOrder(
      browser,
      shop,
      sold!.quantity > 1 ? sold! : parts.findLast(isForSale(part!.id, sold!.id))!,
    );
    expect(service.sent).toHaveLength(1);
  } finally {
    await service.close();
  }
});

type Parts = Parameters<typeof paidOrder>[2][];
const isForSale =
  (...others: readonly number[]) =>
  ({ id, quantity, safety }: Parts[number]): boolean =>
    quantity > 0 && !safety && !others.includes(id);

test('the worker shows what comes, and a press on it leads the open desk there without loading it anew', async ({
  page,
  context,
}) => {
  const shop = ownShop();
  await context.grantPermissions(['notifications'], { origin: new URL(deskUrl(shop)).origin });
  await comeToDesk(page, shop);
  const worker = await deskWorker(page);
  await page.evaluate(() => ((globalThis as { isSame?: boolean }).isSame = true));
  const told = { title: 'Ordine pagato', body: 'S-26-7K2M9Q', path: '/desk/posta', tag: 'staff-order-1' };
  await worker.evaluate(async (message) => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const happened: Promise<unknown>[] = [];
    const push = Object.assign(new Event('push'), {
      data: { json: () => message },
      waitUntil: (work: Promise<unknown>) => void happened.push(work),
    });
    dispatchEvent(push);
    await Promise.all(happened);
    const notifications = await scope.registration.getNotifications();
    const [notification] = notifications;
    if (!notification) throw new Error('nothing is shown');
    if (`${notification.title}, ${notification.body}` !== 'Ordine pagato, S-26-7K2M9Q')
      throw new Error(`${notification.title}, ${notification.body}`);
    const press = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (work: Promise<unknown>) => void happened.push(work),
    });
    dispatchEvent(press);
    await Promise.all(happened);
    if ((await scope.registration.getNotifications()).length > 0) throw new Error('it is shown still');
  }, told);
  await expect(page).toHaveURL(deskUrl(shop, '/posta'));
  await expect(page.getByRole('heading', { level: 1, name: 'Posta' })).toBeFocused();
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
