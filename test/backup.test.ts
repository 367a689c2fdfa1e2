/** A shop in one file, and out of it again. */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkBackup } from '../server/backup/check-backup.ts';
import { makeBackup } from '../server/backup/make-backup.ts';
import { openBackup } from '../server/backup/restore-backup.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { backUp, bringBack, everyRow, fillShop, makeFolder, never, nextIds, photoKeys } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, type Buyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let buyer: Buyer;
/** Of the full shop, as it is when the tests begin. */
let path: string;
let there: Awaited<ReturnType<typeof everyRow>>;
let other: TestShop;

beforeAll(async () => {
  shop = await openShop();
  buyer = await fillShop(shop);
  there = await everyRow(shop.database);
  path = await backUp(shop.deps);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  other = await openShop();
});
afterEach(() => other.close());

test('every row of every table is there again in an empty place, and no table was empty', async () => {
  expect(Object.entries(there).filter(([, rows]) => rows.length === 0)).toEqual([]);
  await bringBack(other.deps, path);
  expect(await everyRow(other.database)).toEqual(there);
  expect(await nextIds(other.database)).toEqual(await nextIds(shop.database));
});

test(
  'what was in another shop is gone, and the next ids are those of the backup',
  { tags: 'long' },
  async () => {
    await createBuyer(other);
    for (let count = 0; count < 60; count++) await stockPart(other);
    await bringBack(other.deps, path);
    expect(await everyRow(other.database)).toEqual(there);
    expect(await stockPart(other)).toBe(await stockPart(shop));
  },
);

test('the shop it is brought back to goes on: who was signed in is, mails that waited go out', async () => {
  const orders = await buyer.api.orders();
  await bringBack(other.deps, path);
  const there = other.visitor();
  for (const [name, value] of buyer.cookies) there.cookies.set(name, value);
  there.token = (await there.api.refresh()).token;
  expect(await there.api.orders()).toEqual(orders);
  await other.deps.jobs.runDue(createHandlers(other.deps));
  await shop.deps.jobs.runDue(createHandlers(shop.deps));
  // Of the account, of two orders and of a refund.
  expect(other.mails.map(({ subject }) => subject)).toHaveLength(4);
  expect(other.mails).toEqual(shop.mails);
});

test(
  'a job that somebody was at is to be done, one that is over is not there',
  { tags: 'long' },
  async () => {
    const { jobs, database } = other.deps;
    await jobs.send(database.db, 'order-confirmation-mail', { orderId: 'done' });
    await jobs.send(database.db, 'how-to-pay-mail', { orderId: 'under way' });
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() where name = 'how-to-pay-mail';
     update pgboss.job set state = 'completed', completed_on = now() where name = 'order-confirmation-mail'`,
    );
    const path = await backUp(other.deps);
    await jobs.send(database.db, 'order-confirmation-mail', { orderId: 'after the backup' });
    await bringBack(other.deps, path);
    const { rows } = await database.pool.query('select data, state, started_on from pgboss.job');
    expect(rows).toEqual([{ data: { orderId: 'under way' }, state: 'retry', started_on: null }]);
  },
);

test('a job that waited longer than the queue keeps jobs is not thrown away', { tags: 'long' }, async () => {
  const { jobs, database } = other.deps;
  await jobs.send(database.db, 'how-to-pay-mail', { orderId: 'of last year' });
  await database.pool.query(
    "update pgboss.job set start_after = now() - interval '1 year', keep_until = now() - interval '11 months'",
  );
  await bringBack(other.deps, await backUp(other.deps));
  const { rows } = await database.pool.query('select keep_until > now() as "isKept" from pgboss.job');
  expect(rows).toEqual([{ isKept: true }]);
});

test('photos and mails are there again, and what lay there already stays', { tags: 'long' }, async () => {
  const outbox = join(other.deps.config.dataDir, 'outbox');
  const { rows } = await shop.database.pool.query<{ hash: string }>('select hash from photos');
  const [key = '', ...others] = photoKeys(rows[0]?.hash ?? '');
  await other.deps.media.put(key, Buffer.from(`BYTES of ${key}`));
  await bringBack(other.deps, path);
  const read = async (key: string) => {
    const kept = await other.deps.media.open(key);
    return kept && Buffer.concat(await kept.content.toArray()).toString();
  };
  expect(await read(key)).toBe(`BYTES of ${key}`);
  for (const other of others) expect(await read(other)).toBe(`bytes of ${other}`);
  expect(readdirSync(outbox)).toEqual(['one.eml']);
  expect(readFileSync(join(outbox, 'one.eml'), 'utf8')).toBe('Subject: one');

  writeFileSync(join(outbox, 'one.eml'), 'Subject: kept');
  await bringBack(other.deps, path);
  expect(readFileSync(join(outbox, 'one.eml'), 'utf8')).toBe('Subject: kept');
});

test('a photo whose file is gone is told, and does not keep the rest from being backed up', async () => {
  await other.database.pool.query(
    `insert into photos (hash, width, height, placeholder, added_at) values ('${'f'.repeat(64)}', 9, 9, '', now())`,
  );
  const made = await makeBackup(other.deps, join(makeFolder(), 'shop.tar.gz'), never);
  expect([made.lostPhotos, made.contents.pictures]).toEqual([1, 0]);
});

test(
  'a secret that the shop made for itself goes along; one of the settings stays',
  { tags: 'long' },
  async () => {
    const secret = 'made by the shop itself, on its first start';
    const { config } = other.deps;
    const file = join(config.dataDir, 'session-secret');
    writeFileSync(file, secret);
    const path = await backUp({ ...other.deps, config: { ...config, sessionSecret: secret } });
    expect((await bringBack(other.deps, path)).secret).toBe('not_ours');

    writeFileSync(file, config.sessionSecret);
    expect((await bringBack(other.deps, path)).secret).toBe('written');
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

test('a backup is one whole file that only its owner reads', async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(dirname(path))).toEqual(['shop.tar.gz']);
  const file = await openBackup(path);
  const { manifest, contents } = await checkBackup(file, path);
  await file.close();
  expect(manifest).toMatchObject({ madeAt: '2026-11-20T10:00:00.000Z' });
  expect(contents.tables['orders']?.rows).toBe(2);
});

test('a backup that is ended, or has no place, leaves nothing', async () => {
  const folder = makeFolder();
  const ended = new AbortController();
  ended.abort();
  const path = join(folder, 'shop.tar.gz');
  await expect(makeBackup(other.deps, path, ended.signal)).rejects.toThrow();
  await expect(makeBackup(other.deps, join(folder, 'none', 'shop.tar.gz'), never)).rejects.toThrow(
    `There is no folder ${join(folder, 'none')}.`,
  );
  await expect(makeBackup(other.deps, folder, never)).rejects.toThrow(/is a folder: name a file\.$/);
  expect(readdirSync(folder)).toEqual([]);
});
