/** What every browser test starts from: a page that must not complain, and a way to wait until it is alive. */
import { randomInt } from 'node:crypto';
import { format } from 'node:util';
import { expect as baseExpect, test as base, type Locator, type Page } from '@playwright/test';
import { driversOwn } from './watch.ts';
import { startTimeoutMs } from './launch-server.ts';
import { startShop, type RunningShop, type ShopOptions } from './start-shop.ts';

type Fixtures = {
  /** Fails the test on any error or warning in the console and on any uncaught error, in all of its pages. */
  quietConsole: void;
  /** Allows complaints that match, such as the 404 of a page that is meant to be missing. */
  allowComplaint: (pattern: RegExp) => void;
  /** Goes to a path and waits until the page takes clicks. */
  gotoAlive: (path: string) => Promise<void>;
  /** Starts a shop of the test's own, with other data or settings, and stops it afterwards. */
  ownShop: (options: ShopOptions) => Promise<RunningShop>;
};

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  allowed: async ({}, use) => use([driversOwn]),
  allowComplaint: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  // Each test is somebody else: what one address may do in a minute is not shared by all that run at once.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) =>
    use({
      ...extraHTTPHeaders,
      'x-forwarded-for': `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`,
    }),
  quietConsole: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(`uncaught: ${format(error.error())}`));
      await use();
      baseExpect(
        complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
      ).toEqual([]);
    },
    { auto: true },
  ],
  gotoAlive: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await alive(page);
    }),
  ownShop: async ({ context }, use, testInfo) => {
    const shops: Promise<RunningShop>[] = [];
    await use((options) => {
      // Starting takes its time, which is not the test's.
      testInfo.setTimeout(testInfo.timeout + startTimeoutMs);
      const shop = startShop(options);
      shops.push(shop);
      return shop;
    });
    // A page that still loads would complain of the shop that closes.
    await Promise.all(context.pages().map((page) => page.close()));
    for (const shop of await Promise.allSettled(shops)) {
      if (shop.status === 'fulfilled') await shop.value.stop();
    }
  },
});

export const expect = baseExpect;

/** Waits until the page is hydrated: before that a click waits. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Waits until a part of the page that has a file of its own takes clicks and keys: it comes after the page. */
export async function partAlive(part: Locator): Promise<void> {
  const isTakenUp = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => part.evaluate(isTakenUp)).toBe(true);
}
