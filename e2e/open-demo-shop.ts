/**
 * Opens the demonstration shop that most browser tests visit; `SHOP_URL` names one that already runs,
 * with `SHOP_DATA_DIR` beside it for the tests that look into its mails.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDataName } from './seeded-data.ts';
import { startShop } from './start-shop.ts';

/** @returns closes it again */
async function openDemoShop(): Promise<() => Promise<void>> {
  const seeded = mkdtempSync(join(tmpdir(), 'smonto-seeded-'));
  process.env[seededDataName] = seeded;
  const shop = process.env['SHOP_URL']
    ? undefined
    : await startShop({ settings: { TRUST_PROXY: '127.0.0.1' } });
  if (shop) {
    process.env['SHOP_URL'] = shop.url;
    process.env['SHOP_DATA_DIR'] = shop.dataDir;
  }
  return async () => {
    await shop?.stop();
    rmSync(seeded, { recursive: true });
  };
}

// Playwright takes its global set-up as a default export only.
export default openDemoShop;
