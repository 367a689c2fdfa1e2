/** Files that are no whole backup: each is refused in one sentence, and nothing is changed. */
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar, type TarEntry } from 'modern-tar';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createArchiveWriter } from '../server/backup/archive-writer.ts';
import { BackupError } from '../server/backup/backup-error.ts';
import { checkBackup, type CheckedBackup } from '../server/backup/check-backup.ts';
import { openBackup } from '../server/backup/restore-backup.ts';
import { backUp, bringBack, everyRow, fillShop, makeFolder } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
/** Whose backup it is. */
let bytes: Buffer;
let before: Awaited<ReturnType<typeof everyRow>>;
beforeAll(async () => {
  const full = await openShop();
  await fillShop(full);
  bytes = await readFile(await backUp(full.deps));
  await full.close();
  shop = await openShop();
  await stockPart(shop);
  before = await everyRow(shop.database);
}, 120_000);
afterAll(() => shop.close());

async function check(content: Uint8Array): Promise<CheckedBackup> {
  const path = join(makeFolder(), 'shop.tar.gz');
  await writeFile(path, content);
  const file = await openBackup(path);
  onTestFinished(() => file.close());
  return checkBackup(file, 'FILE');
}

/** What is said of a file when it is brought back; the shop must be as it was. */
async function refusal(content: Uint8Array): Promise<string> {
  const path = join(makeFolder(), 'FILE');
  await writeFile(path, content);
  const error: unknown = await bringBack(shop.deps, path).then(
    () => 'nothing was refused',
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(BackupError);
  expect(await everyRow(shop.database)).toEqual(before);
  return (error as BackupError).message.replace(path, 'FILE');
}

type Change = (name: string, content: string) => { name?: string; content: string } | undefined;

/** The files of the backup. */
const entriesOfBackup = async (): Promise<TarEntry[]> =>
  (await unpackTar(gunzipSync(bytes))).map(({ header, data }) => ({ header, ...(data && { body: data }) }));

/** The backup with files changed or left out, and checksums that fit. */
async function changed(change: Change): Promise<Buffer> {
  const path = join(makeFolder(), 'changed.tar.gz');
  const file = await open(path, 'wx');
  const archive = createArchiveWriter(file, new Date());
  for (const { header, data } of await unpackTar(gunzipSync(bytes))) {
    if (header.name === 'SHA256SUMS') continue;
    const made = change(header.name, Buffer.from(data ?? []).toString('latin1'));
    if (made) await archive.add(made.name ?? header.name, Buffer.from(made.content, 'latin1'));
  }
  await archive.finish();
  await file.close();
  return readFile(path);
}

/** One file of the backup, changed. */
const withFile = (name: string, edit: (content: string) => string) =>
  changed((at, content) => ({ content: at === name ? edit(content) : content }));

const zipped = async (entries: TarEntry[]): Promise<Buffer> => gzipSync(await packTar(entries));

test('what the helper leaves as it is can be brought back', async () => {
  const same = await changed((_, content) => ({ content }));
  expect((await check(same)).contents).toEqual((await check(bytes)).contents);
});

test('a file that never was a backup', async () => {
  const photo = { header: { name: 'photo.jpg', size: 1 }, body: 'x' };
  for (const content of [
    Buffer.from('PK\u0003\u0004 something in a zip'),
    Buffer.from('name;price\n'),
    gzipSync('name;price\n'.repeat(100)),
    gzipSync(Buffer.alloc(1024)),
    await zipped([photo]),
    await zipped([{ header: { name: 'SHA256SUMS', size: 0 } }]),
  ])
    expect(await refusal(content)).toMatch(/^FILE is no backup of the shop\b[^\n]*\.$/);
  expect(await refusal(Buffer.alloc(0))).toBe('FILE is empty.');
});

test('a backup that is cut off anywhere', async () => {
  for (const share of [0.001, 0.1, 0.5, 0.9, 0.999])
    await expect(check(bytes.subarray(0, Math.floor(bytes.length * share)))).rejects.toThrow(
      'FILE is cut off: a part of the backup is missing.',
    );
  expect(await refusal(bytes.subarray(0, -1))).toMatch(/^FILE is cut off/);
  const unsealed = (await entriesOfBackup()).filter(({ header }) => header.name !== 'SHA256SUMS');
  expect(await refusal(await zipped(unsealed))).toMatch(/^FILE is cut off/);
});

test('wherever a bit is turned over, the file is refused or says the same', async () => {
  const whole = await check(bytes);
  for (let turn = 0; turn < 60; turn++) {
    const turned = Buffer.from(bytes);
    const at = Math.floor((turn * bytes.length) / 60);
    turned[at] = (turned[at] ?? 0) ^ (1 << (turn % 8));
    const result = await check(turned).catch((error: unknown) => error);
    expect(result instanceof BackupError ? whole : result).toEqual(whole);
  }
});

test('a changed, added or missing file under the old checksums', async () => {
  const entries = await entriesOfBackup();
  const secretly = entries.map(({ header, body }) => {
    if (!header.name.startsWith('tables/users/') || !(body instanceof Uint8Array)) return { header, body };
    const edited = Buffer.from(body);
    edited[20] = 0x41;
    return { header, body: edited };
  });
  const added = { header: { name: 'outbox/three.eml', size: 1 }, body: Buffer.from('x') };
  for (const tampered of [
    secretly,
    entries.filter(({ header }) => !header.name.startsWith('outbox/')),
    entries.toSpliced(-2, 0, added),
    [...entries, added],
  ])
    expect(await refusal(await zipped(tampered))).toMatch(/^FILE is damaged/);
});

test('names that lead elsewhere, links, and what claims to be huge', async () => {
  const manifest = (await entriesOfBackup()).slice(0, 1);
  for (const name of [
    'media/../../x',
    '/etc/passwd',
    'media//x',
    'media/.ssh',
    'outbox/../session-secret',
    'outbox/.eml',
    'tables/a;b/1.ndjson',
    '__proto__',
  ]) {
    const content = await zipped([...manifest, { header: { name, size: 1 }, body: 'x' }]);
    expect(await refusal(content)).toBe(`FILE is no backup of the shop: it holds ${JSON.stringify(name)}.`);
  }
  const link = { name: 'session-secret', size: 0, type: 'symlink', linkname: '/etc/passwd' } as const;
  expect(await refusal(await zipped([...manifest, { header: link }]))).toMatch(
    /it holds "session-secret"\.$/,
  );

  const bomb = gzipSync(
    Buffer.concat([
      gunzipSync(await zipped([...manifest])).subarray(0, 1024),
      hugeHeader('media/originals/aa/bomb', 8_000_000_000),
      Buffer.alloc(1_000_000),
    ]),
  );
  expect(await refusal(bomb)).toMatch(/its file media\/originals\/aa\/bomb is too large\.$/);
});

/** The header of a file of a tar. */
function hugeHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name);
  header.write('0000600\0', 100);
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.write('00000000000', 136);
  header.write('        0', 148);
  header.write('ustar\u000000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

test('a manifest that says nothing, and one of a newer shop', async () => {
  expect(await refusal(await withFile('manifest.json', () => '{'))).toMatch(/does not say what it is\.$/);
  expect(await refusal(await withFile('contents.json', () => '[]'))).toMatch(/does not say what it is\.$/);
  const newer = (content: string) => content.replace(/"version": \d+/, '"version": 99');
  expect(await refusal(await withFile('manifest.json', newer))).toBe(
    'FILE was made by a newer version of the shop: bring the shop up to date first.',
  );
  const later = (content: string) => content.replace(/"when": \d+/, '"when": 9999999999999');
  expect(await refusal(await withFile('manifest.json', later))).toMatch(/bring the shop up to date first\.$/);
});

test('less or more in it than it says', async () => {
  expect(
    await refusal(await changed((name, content) => (name.startsWith('outbox/') ? undefined : { content }))),
  ).toMatch(/^FILE is damaged/);
  const doubled = (content: string) => content + content;
  expect(await refusal(await withFile('tables/settings/000001.ndjson', doubled))).toMatch(/^FILE is damaged/);
});

test('rows that the shop cannot have are refused by the rule they break', async () => {
  const parts = (edit: (content: string) => string) => withFile('tables/parts/000001.ndjson', edit);
  const reserved = (content: string) => content.replace(/"reserved":\d+/, '"reserved":100000');
  expect(await refusal(await parts(reserved))).toBe(
    'FILE holds a row of parts that the shop cannot have, against the rule parts_stock: nothing was changed.',
  );
  const orphaned = (content: string) => content.replace(/"user_id":"[^"]+"/, `"user_id":"${'0'.repeat(32)}"`);
  expect(await refusal(await withFile('tables/orders/000001.ndjson', orphaned))).toMatch(
    /a row of orders that the shop cannot have, against the rule orders_user_id/,
  );
  const wordy = (content: string) => content.replace(/"price":\d+/, '"price":"dear"');
  expect(await refusal(await parts(wordy))).toMatch(
    /holds a row that the shop cannot have: nothing was changed\.$/,
  );
  const unreadable = (content: string) => content.replace('{', '');
  expect(await refusal(await parts(unreadable))).toMatch(/that the shop cannot have: nothing was changed\.$/);
});

test('rows with other columns than the shop’s', async () => {
  const contents = (content: string) => content.replace('"serial_key",', '');
  expect(await refusal(await withFile('contents.json', contents))).toMatch(
    /^FILE has other columns of the table parts than the shop: nothing was changed\.$/,
  );
});

test('somebody else’s table in the backup is left out, one in the database is not lost', async () => {
  const other = await openShop();
  await other.database.pool.query(
    'create table diary (day date, words text); insert into diary values (now(), $$dear$$)',
  );
  const path = await backUp(other.deps);
  await expect(bringBack(other.deps, path)).rejects.toThrow(
    'The database also holds diary, which is not the shop’s and would be lost: nothing was changed.',
  );
  expect((await everyRow(other.database))['diary']).toHaveLength(1);
  await other.close();

  const empty = await openShop();
  expect((await bringBack(empty.deps, path)).leftOut).toEqual(['diary']);
  await empty.close();
});
