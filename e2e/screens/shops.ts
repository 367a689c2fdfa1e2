/** The shops that are photographed. Each opens when the first scene wants it. */
import { openDatabase, type Database } from '../../server/db/client.ts';
import { startShop, type RunningShop, type ShopOptions } from '../start-shop.ts';
import { makePhotoYard } from '../steps/photo-yard.ts';
import { analyticsId } from '../steps/statistics.ts';
import { choosePhotographed, chooseParts, type DemoParts } from './demo-parts.ts';
import { shiftMs, shiftSetting } from './shift-clock.ts';

export type DemoShop = RunningShop & { readonly database: Database; readonly parts: DemoParts };

const clock = {
  NODE_OPTIONS: `--import=${new URL('shop-clock.ts', import.meta.url).href}`,
  [shiftSetting]: String(shiftMs),
};
const fewParts = ['demo', '--parts', '300'];

export type Shops = ReturnType<typeof createShops>;

export function createShops() {
  const closings: (() => Promise<void>)[] = [];

  async function start(options: ShopOptions = {}): Promise<RunningShop> {
    const shop = await startShop({ ...options, settings: { ...clock, ...options.settings } });
    closings.unshift(shop.stop);
    return shop;
  }

  return {
    /** The demonstration: 5,000 parts without photos. */
    demo: once(async (): Promise<DemoShop> => {
      const shop = await start();
      const database = await openDatabase({ folder: shop.dataDir, mayJoin: true });
      closings.unshift(() => database.close());
      return { ...shop, database, parts: await chooseParts(database.db, shop.url) };
    }),

    /** Some parts with photos before the others; it asks whether it may count its visitors. */
    yard: once(async () => {
      const shop = await start({ seedCommand: fewParts, settings: { ANALYTICS_ID: analyticsId } });
      const yard = await makePhotoYard();
      shop.shopkeeper(...yard.seedCommand);
      yard.remove();
      return { ...shop, photographed: await choosePhotographed(shop.url) };
    }),

    /** Closed for maintenance. */
    closed: once(async () => {
      const shop = await start({ seedCommand: fewParts });
      shop.shopkeeper('maintenance', 'on');
      return shop;
    }),

    async close(): Promise<void> {
      for (const close of closings) await close();
    },
  };
}

/** The same promise for everybody who asks. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
