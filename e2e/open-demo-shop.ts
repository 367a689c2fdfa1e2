/**
 * Opens the demonstration shop that most browser tests visit; `SHOP_URL` names one that already runs,
 * with `SHOP_DATA_DIR` beside it for the tests that look into its mails.
 */
import { startShop } from './start-shop.ts';

/** @returns closes it again */
async function openDemoShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHOP_URL']) return undefined;
  const shop = await startShop();
  process.env['SHOP_URL'] = shop.url;
  process.env['SHOP_DATA_DIR'] = shop.dataDir;
  return shop.stop;
}

// Playwright takes its global set-up as a default export only.
export default openDemoShop;
