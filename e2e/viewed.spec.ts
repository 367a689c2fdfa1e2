import type { Page } from '@playwright/test';
import { alive, expect, test } from './fixtures.ts';
import { signIn } from './steps/people.ts';
import { demoShop, takePart } from './steps/shop.ts';

test.use({ serviceWorkers: 'allow' });

const cards = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');

/** What is kept is written after the page was shown. The database is the page's to make: it is only looked into. */
async function waitUntilCached(page: Page, partId: number): Promise<void> {
  const latest = () =>
    page.evaluate(async () => {
      const name = 'keyval-store';
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return undefined;
      return new Promise<number | undefined>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').get('viewed');
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(reading.result?.[0]?.part.id);
          });
        });
      });
    });
  await expect.poll(latest).toBe(partId);
}

test('the parts that were opened are listed, the latest first, also without a connection', async ({
  page,
  context,
  gotoAlive,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const shop = demoShop();
  const [first, second] = [
    await takePart(page.request, { shop, cataloguePage: 21 }),
    await takePart(page.request, { shop, cataloguePage: 22 }),
  ];
  await gotoAlive('/viewed');
  await expect(page.getByText('Per ora non ne hai aperto nessuno')).toBeVisible();

  for (const { id } of [first, second, first, second]) {
    await gotoAlive(`/parts/${id}`);
    await waitUntilCached(page, id);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/viewed');
  await alive(page);
  await expect(cards(page)).toHaveText([second.name, first.name]);

  await context.setOffline(false);
  await page.getByRole('button', { name: "Svuota l'elenco" }).click();
  await expect(page.getByText('Per ora non ne hai aperto nessuno')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Per ora non ne hai aperto nessuno')).toBeVisible();
});

test('what was seen in one language is read in the other', async ({ page, gotoAlive }) => {
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 23 });
  const inEnglish = await takePart(page.request, { shop, cataloguePage: 23, locale: 'en' });
  await gotoAlive(`/parts/${part.id}`);
  await waitUntilCached(page, part.id);
  await gotoAlive('/en/viewed');
  await expect(cards(page)).toHaveText([inEnglish.name]);
});

test('what another version of the shop kept, or somebody broke, takes nothing else along', async ({
  page,
  gotoAlive,
}) => {
  const part = await takePart(page.request, { shop: demoShop(), cataloguePage: 25 });
  await gotoAlive(`/parts/${part.id}`);
  await waitUntilCached(page, part.id);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('success', () => {
          const change = opening.result.transaction('keyval', 'readwrite');
          const objects = change.objectStore('keyval');
          const reading = objects.get('viewed');
          reading.addEventListener('success', () =>
            objects.put([null, 'a part', { part: { id: 7 } }, ...reading.result, {}], 'viewed'),
          );
          change.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );
  await gotoAlive('/viewed');
  await expect(cards(page)).toHaveText([part.name]);
});

test('signing out leaves no trace of what was seen', async ({ page, context, gotoAlive }) => {
  const shop = demoShop();
  const part = await takePart(page.request, { shop, cataloguePage: 24 });
  await signIn(context, shop);
  await gotoAlive(`/parts/${part.id}`);
  await waitUntilCached(page, part.id);
  await gotoAlive('/account');
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/');
  await gotoAlive('/viewed');
  await expect(page.getByText('Per ora non ne hai aperto nessuno')).toBeVisible();
});
