/** A shop whose photos move from its own folder into a bucket, while browsers have it (decision 0110). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PartSummary } from '../domain/contract/parts.ts';
import { cachingOf, contentTypeOf } from '../server/images/media-store.ts';
import { openBucket, type TestBucket } from '../test/s3-server.ts';
import { alive, expect, test } from './fixtures.ts';
import { makePhotoYard, type PhotoYard } from './steps/photo-yard.ts';
import { shopOfFile } from './steps/shop-of-file.ts';

let yard: PhotoYard;
let bucket: TestBucket;
const shop = shopOfFile(async () => (yard = await makePhotoYard()));
test.beforeAll(async () => (bucket = await openBucket()));
test.afterAll(async () => {
  yard.remove();
  await bucket.close();
});

const photo = 'Foto del pezzo: Faro destro.';

async function address(): Promise<string> {
  const answer = await fetch(`${shop().url}/api/search/v2?query=51819002`);
  const { parts } = (await answer.json()) as { parts: PartSummary[] };
  return `${shop().url}/parts/${parts[0]?.id}`;
}

/** Where the photo came from; nothing while it has not. */
const cameFrom = (page: Page) =>
  page.evaluate(
    (alt) =>
      [...document.images].find((image) => image.alt === alt && image.naturalWidth > 0)?.currentSrc ?? '',
    photo,
  );

const cachedPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('pictures')).keys()).length);

/** The photos are copied, as a program for buckets does it, and the shop is started anew with the settings for it. */
async function movePhotos(): Promise<void> {
  const folder = join(shop().dataDir, 'media');
  for (const key of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(join(folder, key)).isFile()) continue;
    bucket.objects.set(`/photos/${key}`, {
      content: readFileSync(join(folder, key)),
      type: contentTypeOf(key),
      caching: cachingOf(key),
    });
  }
  await shop().deploy({ settings: { S3_URL: bucket.setting, MEDIA_PUBLIC_URL: bucket.publicUrl } });
}

test.use({ serviceWorkers: 'allow' });

// At a desk the part's page shows all photos of the yard: none would be left to be read anew.
test(
  'photos that moved into a bucket are shown from there, and have been seen wherever they were',
  { tag: '@phone' },
  async ({ page, context, allowComplaint }) => {
    allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Content Security Policy/);
    const part = await address();
    await page.goto(part);
    await alive(page);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    const ofShop = /\/media\/\w{64}\/\d+\.avif$/;
    await expect.poll(() => cameFrom(page)).toMatch(ofShop);
    await expect.poll(() => cachedPictures(page)).toBeGreaterThan(0);

    await movePhotos();
    const ofBucket = new RegExp(`^${bucket.publicUrl}/pictures/\\w\\w/\\w{64}/\\d+\\.avif$`);
    // The worker of the day before gives the page, with its policy; the next one comes once nobody is there who has it.
    await expect(async () => {
      await page.goto('about:blank');
      await page.goto(part);
      await alive(page);
      await expect.poll(() => cameFrom(page), { timeout: 2_000 }).toMatch(ofBucket);
    }).toPass();
    // Those that were seen at the shop lie in the browser as they were.
    expect(bucket.read).toEqual([]);

    // Others are read once, and are there without a network from then on.
    await page.goto(`${shop().url}/search`);
    await alive(page);
    await expect.poll(() => bucket.read.length).toBeGreaterThan(0);
    await expect.poll(() => cachedPictures(page)).toBeGreaterThan(1);
    await context.setOffline(true);
    await page.goto(part);
    await alive(page);
    await expect.poll(() => cameFrom(page)).toMatch(ofBucket);
  },
);

test('a bucket that lets no page read across origins shows its photos all the same', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/CORS policy|Failed to load resource/);
  await movePhotos();
  bucket.refuseOrigins();
  const part = await address();
  await page.goto(part);
  await alive(page);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.goto(part);
  await alive(page);
  await expect.poll(() => cameFrom(page)).toMatch(bucket.publicUrl);
});
