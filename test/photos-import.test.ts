import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { importPhotos, type PhotoReport, type PhotoWish } from '../server/catalogue/photos/import-photos.ts';
import { expectedAddress, readAddress } from '../server/images/refusals.ts';
import { editPhotos } from '../server/catalogue/shopkeeping/edit-photos.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const small = (seed: number) => makePhoto({ width: 330, height: 250, seed });

/** A folder of files for one test. */
function folderOf(files: Record<string, Uint8Array | string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

async function part(): Promise<{ id: number; sku: string }> {
  const id = await stockPart(shop);
  const { rows } = await shop.database.pool.query<{ sku: string }>('select sku from parts where id = $1', [
    id,
  ]);
  return { id, sku: rows[0]?.sku ?? '' };
}

const bring = (folder: string | undefined, ...wishes: Omit<PhotoWish, 'line'>[]): Promise<PhotoReport> =>
  importPhotos(
    { db: shop.database.db, media: shop.deps.media, clock: shop.deps.clock },
    wishes.map((wish, at) => ({ line: at + 2, ...wish })),
    { folder },
  );

const sources = async (id: number) =>
  (await shop.visitor().api.part(String(id))).images.map(({ src }) => src);
const none = { added: 0, unchanged: 0, parts: 0, faults: [] };

test('a part shows its photos, in their order, with their sizes and in words', async () => {
  const { id, sku } = await part();
  const folder = folderOf({
    'wide.jpg': await makePhoto({ width: 1700, height: 1275, seed: 31 }),
    'high.jpg': await makePhoto({ width: 800, height: 600, seed: 32, orientation: 6 }),
  });
  expect(await bring(folder, { sku, names: ['wide.jpg', 'high.jpg'] })).toEqual({
    ...none,
    added: 2,
    parts: 1,
  });

  const { api } = shop.visitor();
  const shown = await api.part(String(id));
  expect(shown.images).toMatchObject([
    {
      width: 1600,
      height: 1200,
      widths: [320, 640, 960, 1600],
      alt: 'Foto 1 di 2 del pezzo: Fanale anteriore sinistro.',
    },
    { width: 600, height: 800, widths: [320, 600], alt: 'Foto 2 di 2 del pezzo: Fanale anteriore sinistro.' },
  ]);
  for (const { src, placeholder } of shown.images) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect((await shop.app.inject(src)).statusCode).toBe(200);
  }
  const { rawPayload } = await shop.app.inject(shown.images[1]?.src ?? '');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 600, height: 800 });

  const { placeholder: _large, ...first } = shown.images[0] ?? {};
  const cover = { ...first, alt: 'Foto del pezzo: Fanale anteriore sinistro.' };
  expect(shown.image).toEqual(cover);
  const listed = (await api.latestParts()).find((other) => other.id === id);
  expect(listed?.image).toEqual(cover);
  const buyer = await createBuyer(shop);
  await buyer.order(id);
  expect((await buyer.api.orders()).orders[0]?.items[0]?.image).toEqual(cover);
  const english = await shop.app.inject(`/api/parts/${id}?lang=en`);
  expect(english.json()).toMatchObject({ image: { alt: 'Photo of the part: Left headlight.' } });
});

test('the same list again changes nothing, another order or another photo replaces', async () => {
  const { id, sku } = await part();
  const folder = folderOf({ 'a.jpg': await small(1), 'b.jpg': await small(2), 'c.jpg': await small(3) });
  await bring(folder, { sku, names: ['a.jpg', 'b.jpg'] });
  const [a, b] = await sources(id);
  const before = await shop.app.inject(`/api/parts/${id}`);

  shop.setTime(new Date('2026-12-01T10:00:00Z'));
  expect(await bring(folder, { sku, names: ['a.jpg', 'b.jpg'] })).toEqual({ ...none, unchanged: 2 });
  const same = await shop.app.inject(`/api/parts/${id}`);
  expect([same.body, same.headers.etag]).toEqual([before.body, before.headers.etag]);

  expect(await bring(folder, { sku, names: ['b.jpg', 'a.jpg'] })).toEqual({
    ...none,
    unchanged: 2,
    parts: 1,
  });
  expect(await sources(id)).toEqual([b, a]);
  const turned = await shop.app.inject(`/api/parts/${id}`);
  expect(turned.headers.etag).not.toBe(before.headers.etag);
  expect(turned.json()).toMatchObject({ updatedAt: '2026-12-01T10:00:00.000Z' });

  expect(await bring(folder, { sku, names: ['c.jpg'] })).toEqual({ ...none, added: 1, parts: 1 });
  expect((await sources(id)).length).toBe(1);
  expect(await bring(folder, { sku, names: [] })).toEqual(none);
  expect((await sources(id)).length).toBe(1);
});

test('names are found however they are written, in subfolders too', async () => {
  const folder = folderOf({
    'IMG_1.JPG': await small(11),
    'Fari/destra/DSC_2.jpeg': await small(12),
    ['perché.jpg'.normalize('NFD')]: await small(13),
    'Fari/doppia.jpg': await small(14),
    'Porte/doppia.jpg': await small(15),
  });
  const found = [
    'img_1.jpeg',
    'dsc_2.JPG',
    'fari\\destra\\dsc_2.jpg',
    './IMG_1.JPG',
    'PERCHÉ.jpg',
    'porte/doppia.jpg',
  ];
  for (const name of found) {
    const { sku } = await part();
    expect(await bring(folder, { sku, names: [name] }), name).toMatchObject({ parts: 1, faults: [] });
  }
  const { sku } = await part();
  const lost = await bring(folder, { sku, names: ['doppia.jpg', 'altrove/IMG_1.JPG', 'IMG_1.png'] });
  expect(lost).toMatchObject({ parts: 0 });
  expect(lost.faults.map(({ read }) => read.en)).toEqual([
    '2 files of this name',
    'no such file',
    'no such file',
  ]);
});

test('nothing outside the folder is opened', async () => {
  const outside = folderOf({ 'secret.jpg': await small(21), 'deep/er.jpg': await small(22) });
  const folder = folderOf({ 'inside.jpg': await small(23) });
  symlinkSync(join(outside, 'secret.jpg'), join(folder, 'linked.jpg'));
  symlinkSync(join(outside, 'deep'), join(folder, 'tunnel'));
  symlinkSync(folder, join(folder, 'loop'));
  symlinkSync(join(folder, 'inside.jpg'), join(folder, 'alias.jpg'));
  const { sku } = await part();
  const names = [
    join(outside, 'secret.jpg'),
    '../secret.jpg',
    'x/../../secret.jpg',
    '..\\secret.jpg',
    'C:\\foto\\secret.jpg',
    'linked.jpg',
    'tunnel/er.jpg',
    'er.jpg',
    'file:///etc/passwd',
  ];
  const { faults, added } = await bring(folder, { sku, names });
  expect(added).toBe(0);
  expect(faults.map(({ name }) => name)).toEqual(names);
  expect(await bring(folder, { sku, names: ['alias.jpg'] })).toMatchObject({ added: 1, faults: [] });
});

test('what is wrong is told line by line and keeps nothing from going in', async () => {
  const [one, two] = [await part(), await part()];
  const whole = await small(41);
  const folder = folderOf({
    'good.jpg': whole,
    'cut.jpg': whole.subarray(0, 2000),
    'page.jpg': '<!doctype html><script>alert(1)</script>',
    'logo.jpg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'tiny.png': await sharp({ create: { width: 20, height: 9, channels: 3, background: '#777' } })
      .png()
      .toBuffer(),
  });
  const { faults, ...counts } = await bring(
    folder,
    { sku: one.sku, names: ['cut.jpg', 'good.jpg', 'page.jpg', 'gone.jpg'] },
    { sku: two.sku, names: ['logo.jpg', 'tiny.png'] },
    { sku: 'NOBODY-HAS-THIS', names: ['good.jpg'] },
  );
  expect(counts).toEqual({ added: 1, unchanged: 0, parts: 1 });
  expect(faults.map(({ line, name, read }) => [line, name, read.en])).toEqual([
    [2, 'cut.jpg', 'a photo that is damaged or cut off'],
    [2, 'page.jpg', 'a web page'],
    [2, 'gone.jpg', 'no such file'],
    [3, 'logo.jpg', 'a drawing (SVG)'],
    [3, 'tiny.png', '20 × 9 pixels'],
    [4, 'good.jpg', 'a photo of NOBODY-HAS-THIS, which is not in the catalogue'],
  ]);
  expect((await sources(one.id)).length).toBe(1);
  expect(await sources(two.id)).toEqual([]);
  expect(await bring(undefined, { sku: two.sku, names: ['good.jpg'] })).toMatchObject({
    faults: [
      { read: { it: 'un file, e nessuna cartella in cui cercarlo', en: 'a file, and no folder to look in' } },
    ],
  });
  expect(await bring(join(folder, 'nowhere'), { sku: two.sku, names: ['good.jpg'] })).toMatchObject({
    faults: [
      { read: { it: 'una cartella che non si legge (ENOENT)', en: 'a folder that cannot be read (ENOENT)' } },
    ],
  });
});

test('a part loses no photo because another one could not be had', async () => {
  const { id, sku } = await part();
  const folder = folderOf({ 'a.jpg': await small(51), 'b.jpg': await small(52) });
  await bring(folder, { sku, names: ['a.jpg', 'b.jpg'] });
  const before = await sources(id);
  expect(await bring(folder, { sku, names: ['a.jpg', 'gone.jpg'] })).toMatchObject({ parts: 0 });
  expect(await sources(id)).toEqual(before);
  expect(await bring(folder, { sku, names: ['b.jpg'] })).toMatchObject({ parts: 1 });
  expect((await sources(id)).length).toBe(1);
});

test('addresses are fetched, and stay where they are when they cannot be', async () => {
  const { id, sku } = await part();
  const photo = await small(61);
  const deps = { db: shop.database.db, media: shop.deps.media, clock: shop.deps.clock };
  const asked: string[] = [];
  const report = await importPhotos(
    {
      ...deps,
      fetchAddress: async (address) => {
        asked.push(address);
        return address.endsWith('1.jpg')
          ? { file: photo }
          : { refusal: { read: readAddress.status(404), expected: expectedAddress.answering } };
      },
    },
    [
      {
        line: 2,
        sku,
        names: ['https://foto.example/1.jpg', 'https://foto.example/2.jpg', 'http://foto.example/3.jpg'],
      },
    ],
    { folder: undefined },
  );
  expect(asked.length).toBe(3);
  expect(report).toMatchObject({ added: 1, parts: 1 });
  expect(report.faults.map(({ name }) => name)).toEqual([
    'https://foto.example/2.jpg',
    'http://foto.example/3.jpg',
  ]);
  expect((await sources(id)).length).toBe(1);
  const real = await importPhotos(
    deps,
    [{ line: 2, sku, names: ['http://foto.example/1.jpg', 'https://127.0.0.1/1.jpg'] }],
    {
      folder: undefined,
    },
  );
  expect(real.faults.map(({ read }) => read.en)).toEqual([
    'no https address',
    'a host inside a private network',
  ]);
});

test('photos that were chosen by hand stay where a file names others, also while those are on their way', async () => {
  const { id, sku } = await part();
  const folder = folderOf({
    'a.jpg': await small(101),
    'b.jpg': await small(102),
    'c.jpg': await small(103),
  });
  await bring(folder, { sku, names: ['a.jpg', 'b.jpg'] });
  const hashes = async () => (await sources(id)).flatMap((src) => src.split('/')[2] ?? []);
  const choose = async (photos: string[]) =>
    editPhotos(shop.database.db, id, { seen: await hashes(), photos }, shop.deps.clock());
  const [a, b] = (await hashes()) as [string, string];

  const { db } = shop.database;
  const deps = { db, media: shop.deps.media, clock: shop.deps.clock };
  const names = ['https://foto.example/1.jpg'];
  const meanwhile = await importPhotos(
    {
      ...deps,
      fetchAddress: async () => {
        await choose([b, a]);
        return { file: await small(104) };
      },
    },
    [{ line: 2, sku, names }],
    { folder: undefined },
  );
  expect(meanwhile).toEqual({ ...none, added: 1 });
  expect(await hashes()).toEqual([b, a]);

  const fetched: string[] = [];
  const fetchAddress = async (address: string) => {
    fetched.push(address);
    return { file: await small(105) };
  };
  expect(await importPhotos({ ...deps, fetchAddress }, [{ line: 2, sku, names }], { folder })).toEqual(none);
  expect(fetched).toEqual([]);
  expect(await bring(folder, { sku, names: ['c.jpg'] })).toEqual(none);
  expect(await hashes()).toEqual([b, a]);
  expect(await importPhotos(deps, [{ line: 2, sku, names: ['c.jpg'] }], { folder, isForced: true })).toEqual({
    ...none,
    added: 1,
    parts: 1,
  });
  expect(await hashes()).toHaveLength(1);
});

test('progress is told, and an import that is stopped goes on from where it was', async () => {
  const [one, two] = [await part(), await part()];
  const folder = folderOf({ 'a.jpg': await small(71), 'b.jpg': await small(72) });
  const wishes = [
    { line: 2, sku: one.sku, names: ['a.jpg'] },
    { line: 3, sku: two.sku, names: ['b.jpg'] },
  ];
  const deps = { db: shop.database.db, media: shop.deps.media, clock: shop.deps.clock };
  const stop = new AbortController();
  const cut = importPhotos(deps, wishes, {
    folder,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(cut).rejects.toThrow('enough');
  const told: number[] = [];
  const report = await importPhotos(deps, wishes, { folder, onProgress: (done) => told.push(done) });
  expect(report).toEqual({ added: 1, unchanged: 1, parts: 1, faults: [] });
  expect(told).toEqual([1, 2]);
});

test('files that an import left behind when it died are taken over by the next one', async () => {
  const { id, sku } = await part();
  const folder = folderOf({ 'a.jpg': await small(91) });
  const { media } = shop.deps;
  let left = 3;
  const dying: typeof media = {
    open: media.open,
    async put(key, content) {
      left -= 1;
      if (left < 0) throw new Error('no room');
      await media.put(key, content);
    },
  };
  const wishes = [{ line: 2, sku, names: ['a.jpg'] }];
  const { db } = shop.database;
  const { clock } = shop.deps;
  await expect(importPhotos({ db, media: dying, clock }, wishes, { folder })).rejects.toThrow('no room');
  expect(await sources(id)).toEqual([]);
  expect(await importPhotos({ db, media, clock }, wishes, { folder })).toEqual({
    ...none,
    added: 1,
    parts: 1,
  });
  const [src = ''] = await sources(id);
  for (const ending of ['jpg', 'webp', 'avif']) {
    expect((await shop.app.inject(src.replace(/jpg$/, ending))).statusCode).toBe(200);
  }
});

test('the same photo brought by several at the same moment is one photo', async () => {
  const listed = await Promise.all(Array.from({ length: 4 }, part));
  const folder = folderOf({ 'same.jpg': await small(81) });
  const reports = await Promise.all(listed.map(({ sku }) => bring(folder, { sku, names: ['same.jpg'] })));
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(1);
  const [first, ...others] = await Promise.all(listed.map(({ id }) => sources(id)));
  expect(first?.length).toBe(1);
  for (const other of others) expect(other).toEqual(first);

  const twice = listed[0]?.sku ?? '';
  const orders = folderOf({ 'x.jpg': await small(82), 'y.jpg': await small(83) });
  await Promise.all(
    ['x.jpg,y.jpg', 'y.jpg,x.jpg', 'x.jpg,y.jpg', 'y.jpg'].map((names) =>
      bring(orders, { sku: twice, names: names.split(',') }),
    ),
  );
  expect([1, 2]).toContain((await sources(listed[0]?.id ?? 0)).length);
});
