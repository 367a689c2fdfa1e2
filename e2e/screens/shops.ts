/** The shops that are photographed. Each opens when the first scene wants it. */
import { openDatabase, type Database } from '../../server/db/client.ts';
import { startShop, type RunningShop, type ShopOptions } from '../start-shop.ts';
import { makePhotoYard } from '../steps/photo-yard.ts';
import { analyticsId } from '../steps/statistics.ts';
import { choosePhotographed, chooseParts, type DemoParts } from './demo-parts.ts';

export type DemoShop = RunningShop & { readonly database: Database; readonly parts: DemoParts };

const stoppedClock = { NODE_OPTIONS: `--import=${new URL('shop-clock.ts', import.meta.url).href}` };
const fewParts = ['demo', '--parts', '300'];

export type Shops = ReturnType<typeof createShops>;

export function createShops() {
  const closings: (() => Promise<void>)[] = [];

  async function start(options: ShopOptions): Promise<RunningShop> {
    const shop = await startShop(options);
    closings.unshift(shop.stop);
    return shop;
  }

  return {
    /** The demonstration: 5,000 parts without photos. */
    demo: once(async (): Promise<DemoShop> => {
      const shop = await start({ settings: stoppedClock });
      const database = await openDatabase({ folder: shop.dataDir, mayJoin: true });
      closings.unshift(() => database.close());
      return { ...shop, database, parts: await chooseParts(database.db, shop.url) };
    }),

    /** Some parts with photos before the others; it asks whether it may count its visitors. */
    yard: once(async () => {
      const shop = await start({
        seedCommand: fewParts,
        settings: { ...stoppedClock, ANALYTICS_ID: analyticsId },
      });
      const yard = await makePhotoYard();
      shop.shopkeeper(...yard.seedCommand);
      yard.remove();
      return { ...shop, photographed: await choosePhotographed(shop.url) };
    }),

    /** Closed for maintenance, which it would never notice if its clock stood still. */
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
