/** Photos that people read from a bucket, and no longer from the shop (decision 0110). */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Part } from '../domain/contract/parts.ts';
import type { ChannelPart } from '../domain/contract/channels.ts';
import { pictureAt } from '../domain/picture-address.ts';
import { importPhotos } from '../server/catalogue/photos/import-photos.ts';
import { listedParts } from '../server/channels/export/listed-parts.ts';
import type { Config } from '../server/config/config.ts';
import { openMedia } from '../server/images/open-media.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { readHead } from './read-head.ts';
import { openPages, renderPage } from './rendered.ts';
import { openBucket, type TestBucket } from './s3-server.ts';
import { stockPart } from './stock-part.ts';
import { createVisitor } from './visitor.ts';

const publicUrl = 'https://smonto.example';
let shop: TestShop;
let bucket: TestBucket;
let settings: Pick<Config, 'publicUrl' | 'mediaUrl'>;
let pages: FastifyInstance;
let partId: number;
let hash: string;

beforeAll(async () => {
  shop = await openShop();
  bucket = await openBucket();
  settings = { publicUrl, mediaUrl: bucket.publicUrl };
  pages = await openPages(shop, settings);
  partId = await stockPart(shop);
  const photo = await makePhoto({ width: 330, height: 250, seed: 1 });
  hash = createHash('sha256').update(photo).digest('hex');
  const folder = mkdtempSync(join(tmpdir(), 'smonto-photos-'));
  writeFileSync(join(folder, 'a.jpg'), photo);
  const { rows } = await shop.database.pool.query<{ sku: string }>('select sku from parts where id = $1', [
    partId,
  ]);
  await importPhotos(
    { ...shop.deps, db: shop.database.db, media: openMedia({ s3Url: bucket.setting, dataDir: '/nowhere' }) },
    [{ line: 2, sku: rows[0]?.sku ?? '', names: ['a.jpg'] }],
    { folder },
  );
  rmSync(folder, { recursive: true });
});

afterAll(async () => {
  await pages.close();
  await shop.close();
  await bucket.close();
});

/** Every address of the photo in a text, each once. */
const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/[^\s"'(),|<>]+\.(avif|webp|jpg)\b/g)].map(([address]) => address)),
];
const elsewhere = (addresses: readonly string[]) =>
  addresses.filter((address) => pictureAt(address) && !address.startsWith(`${bucket.publicUrl}/pictures/`));

test('every address that the shop tells of a photo leads to the bucket, where it is to be kept for ever', async () => {
  const api = await pages.inject(`/api/parts/${partId}`);
  const page = await renderPage(pages, `/parts/${partId}`);
  const told = {
    'the answer about a part': api.body,
    'the latest parts': (await pages.inject('/api/parts')).body,
    'a search': (await pages.inject('/api/search/v2?query=fanale')).body,
    'its page': page.text,
    'the page of a search': (await renderPage(pages, '/search')).text,
    'a feed': (await pages.inject('/feed/products.xml')).body,
  };
  for (const [where, text] of Object.entries(told)) {
    const addresses = addressesIn(text).filter((address) => pictureAt(address));
    expect(addresses, where).not.toEqual([]);
    expect(elsewhere(addresses), where).toEqual([]);
  }
  const { images } = api.json<Part>();
  expect(images[0]?.src).toBe(`${bucket.publicUrl}/pictures/${hash.slice(0, 2)}/${hash}/330.jpg`);
  const head = readHead(page.text);
  expect(head.shared['og:image']).toBe(images[0]?.src);
  expect(head.data.find((one) => one['@type'] === 'Product')).toMatchObject({ image: [images[0]?.src] });

  for (const address of addressesIn(page.text).filter((one) => pictureAt(one))) {
    const read = await fetch(address, { headers: { origin: publicUrl } });
    expect([read.status, read.headers.get('cache-control')], address).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect(read.headers.get('content-type')).toMatch(/^image\/(avif|webp|jpeg)$/);
  }
});

test('orders and files for marketplaces name the bucket too', async () => {
  const buyer = await createBuyer({ ...shop, app: pages, visitor: () => createVisitor(pages) });
  await buyer.order(partId);
  const [item] = (await buyer.api.orders()).orders[0]?.items ?? [];
  expect(item?.image?.src).toMatch(bucket.publicUrl);

  const other = await stockPart(shop);
  await shop.database.pool.query(
    'insert into part_photos (part_id, position, photo_id) select $1, 0, id from photos where hash = $2',
    [other, hash],
  );
  const listed: ChannelPart[] = [];
  for await (const part of listedParts(shop.database.db, settings)) listed.push(part);
  expect(listed.flatMap(({ photos }) => photos)).toContain(
    `${bucket.publicUrl}/pictures/${hash.slice(0, 2)}/${hash}/330.jpg`,
  );
});

test('the shop streams no photo any more: its old addresses lead to the bucket, and nothing else does', async () => {
  const old = await pages.inject(`/media/${hash}/320.avif`);
  expect([old.statusCode, old.headers.location, old.headers['cache-control'], old.body]).toEqual([
    301,
    `${bucket.publicUrl}/pictures/${hash.slice(0, 2)}/${hash}/320.avif`,
    'public, max-age=86400',
    '',
  ]);
  for (const path of [`/media/${hash}`, '/media/original', `/media/..%2foriginals%2f${hash}`])
    expect((await pages.inject(path)).statusCode, path).toBe(404);
});

test('an original is nobody’s to read, wherever it lies', async () => {
  const original = `${bucket.publicUrl}/originals/${hash.slice(0, 2)}/${hash}`;
  expect([...bucket.objects.keys()].some((key) => original.endsWith(key))).toBe(true);
  expect((await fetch(original)).status).toBe(403);
});

test('browsers may show and fetch what lies in the folder of pictures, and reach for it early', async () => {
  const page = await renderPage(pages, `/parts/${partId}`);
  const policy = String(page.headers['content-security-policy']).split(';');
  const folder = `${bucket.publicUrl}/pictures/`;
  for (const name of ['img-src', 'connect-src'])
    expect(policy.find((one) => one.startsWith(name))?.split(' '), name).toContain(folder);
  const preconnect = `<link rel="preconnect" href="${new URL(bucket.publicUrl).origin}"`;
  expect(page.text).toContain(preconnect);
  expect((await renderPage(pages, '/contact')).text).not.toContain('rel="preconnect"');

  const worker = await pages.inject('/service-worker.js');
  expect(worker.body.startsWith(`self.mediaUrl="${bucket.publicUrl}";\n`)).toBe(true);
  expect(worker.headers['content-type']).toMatch(/javascript/);
});

test('without the setting nothing is said of another host', async () => {
  const own = await openPages(shop, { publicUrl });
  const page = await renderPage(own, `/parts/${partId}`);
  expect(page.text).toContain(`/media/${hash}/330.jpg`);
  expect(page.text).not.toContain('preconnect');
  expect(page.headers['content-security-policy']).not.toContain('pictures');
  expect((await own.inject('/service-worker.js')).body).not.toMatch(/^self\.mediaUrl=/);
  await own.close();
});
