/** The whole catalogue on a device, in each of its states. */
import { href } from '../../../domain/routes.ts';
import type { DemoStage, Scene } from '../scene.ts';
import { sees } from '../steps.ts';

const openViewed = ({ open, locale }: DemoStage) => open(href(locale, 'viewed'));
const panel = ({ page, t }: DemoStage) => page.getByRole('region', { name: t('yard.title') });
const piece = /\/api\/yard\/[\da-f]{64}$/;

/** The person's yes. */
async function ask(stage: DemoStage): Promise<void> {
  await openViewed(stage);
  await panel(stage).getByRole('button').first().click();
}

async function keep(stage: DemoStage): Promise<void> {
  await ask(stage);
  await sees(stage, 'yard.justNow');
}

/** Half of the pieces come. */
async function keepHalf(stage: DemoStage): Promise<void> {
  let left = 4;
  await stage.page.route(piece, (route) => (left-- > 0 ? route.continue() : route.abort()));
  await ask(stage);
  await panel(stage).getByRole('progressbar').waitFor();
  await stage.page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0);
}

const days = 24 * 60 * 60_000;

/** As if nobody had asked the shop since. */
const age = ({ page }: DemoStage) =>
  page.evaluate(
    (at) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yard');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('copy', 'readwrite');
          const copy = change.objectStore('copy');
          const head = copy.get('head');
          head.addEventListener('success', () => copy.put({ ...head.result, asOf: at }, 'head'));
          change.addEventListener('complete', () => resolve());
          change.addEventListener('error', () => reject(new Error('not aged')));
        });
      }),
    Date.now() - 9 * days,
  );

async function lose({ page }: DemoStage): Promise<void> {
  await page.route(/\/api\/|\/healthz/, (route) => route.abort('connectionrefused'));
}

/** Without the shop, from a page that is there: what is opened anew would be the shop's. */
async function searchThere(stage: DemoStage): Promise<void> {
  const { open, locale, page } = stage;
  await keep(stage);
  await open(href(locale, 'home'));
  await lose(stage);
  await page.locator('main a[href*="query="], main a[href*="category="]').first().click();
  await page.waitForURL(/search/);
  await sees(stage, 'connection.lost');
}

export const pocketScenes: readonly Scene[] = [
  { name: 'yard-offer', steps: openViewed },
  {
    name: 'yard-asked',
    async steps(stage) {
      await openViewed(stage);
      await stage.page.route('**/api/yard', (route) => route.abort());
      await panel(stage).getByRole('button').first().click();
      await sees(stage, 'yard.asked');
    },
  },
  { name: 'yard-coming', steps: keepHalf },
  { name: 'yard-here', steps: keep },
  {
    name: 'yard-old',
    async steps(stage) {
      await keep(stage);
      await stage.page.goto(`${stage.shop.url}/robots.txt`);
      await age(stage);
      await lose(stage);
      await openViewed(stage);
      await sees(stage, 'yard.letGo');
    },
  },
  {
    name: 'yard-full',
    async steps(stage) {
      const { page, shop } = stage;
      await openViewed(stage);
      const browser = await page.context().newCDPSession(page);
      await browser.send('Storage.overrideQuotaForOrigin', { origin: shop.url, quotaSize: 1_000 });
      await panel(stage).getByRole('button').first().click();
      await sees(stage, 'yard.stopped.full');
    },
  },
  {
    name: 'yard-forbidden',
    async steps(stage) {
      await stage.page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }));
      await ask(stage);
      await sees(stage, 'yard.stopped.forbidden');
    },
  },
  {
    name: 'yard-other-version',
    async steps(stage) {
      await openViewed(stage);
      await stage.page.route('**/api/yard', (route) => route.fulfill({ json: {} }));
      await panel(stage).getByRole('button').first().click();
      await sees(stage, 'yard.stopped.version');
    },
  },
  { name: 'yard-search', steps: searchThere },
  {
    name: 'yard-part',
    async steps(stage) {
      await searchThere(stage);
      await stage.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await sees(stage, 'part.lacksPhotos');
    },
  },
  {
    name: 'yard-cart',
    remembers: ({ plain }) => ({ cart: [{ id: plain.id, quantity: 1 }] }),
    async steps(stage) {
      const { open, locale } = stage;
      await keep(stage);
      await lose(stage);
      await open(href(locale, 'cart'));
      await sees(stage, 'cart.unreachable');
    },
  },
];
