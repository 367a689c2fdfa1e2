/** One shop for the tests of a file, which then run one after the other: starting one is the work of ten pages. */
import { test } from '../fixtures.ts';
import { startTimeoutMs } from '../launch-server.ts';
import { startShop, type RunningShop, type ShopOptions } from '../start-shop.ts';

/** @returns the shop, once the tests run */
export function shopOfFile(makeOptions: () => Promise<ShopOptions> | ShopOptions): () => RunningShop {
  test.describe.configure({ mode: 'default' });
  let shop: RunningShop | undefined;
  test.beforeAll(async () => {
    // What it sells comes in first, then it starts.
    test.setTimeout(2 * startTimeoutMs);
    shop = await startShop(await makeOptions());
  });
  test.afterAll(() => shop?.stop());
  return () => {
    if (!shop) throw new Error('The shop of the file opens with its first test.');
    return shop;
  };
}
