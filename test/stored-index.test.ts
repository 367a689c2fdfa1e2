/** The index of the catalogue on the disk: a start that goes on with it finds what a start finds that reads all parts, or does without. */
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { SearchQuery } from '../domain/contract/search.ts';
import { createCatalogueSearch, type CatalogueSearch } from '../server/catalogue/catalogue-search.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { readPacked, writePacked } from '../server/catalogue/index/packed-file.ts';
import { createStoredIndex } from '../server/catalogue/index/stored-index.ts';
import { storeIndexNowAndThen } from '../server/catalogue/store-index.ts';
import { openDatabase, type Database } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { openNewDatabase } from './database.ts';
import { backUp, bringBack } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { startOwnPostgres } from './postgres.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let path: string;

beforeEach(async () => {
  shop = await openShop();
  path = join(shop.deps.config.dataDir, 'search-index/parts');
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 300, seed: 3 });
});
afterEach(() => shop.close());

/** As a process that has just been started searches. */
const started = (dataDir = shop.deps.config.dataDir, database: Database = shop.database): CatalogueSearch =>
  createCatalogueSearch({ ...shop.deps, database, config: { ...shop.deps.config, dataDir } });
/** One that finds nothing on the disk. */
const startedWithout = (database?: Database) =>
  started(mkdtempSync(join(inject('scratchFolder'), 'no-index-')), database);

/** What is on the disk, as far as it is believed. */
const read = () => createStoredIndex(shop.deps.config.dataDir, shop.database.db, shop.deps.clock).read();

const asked: readonly Readonly<Record<string, string | boolean>>[] = [
  {},
  { query: 'faro' },
  { query: 'porta sinistra' },
  { query: 'alternatre' },
  { query: 'panda 2008' },
  { query: 'zibibbo' },
  { query: 'nuovissima' },
  { query: 'barbatrucco' },
  { sort: 'price:asc', onlyStock: true },
  { condition: 'A,B', price: '20-200' },
  { lang: 'en', query: 'left headlight', facets: 'near' },
];

async function expectSame(search: CatalogueSearch, other: CatalogueSearch): Promise<void> {
  for (const options of asked) {
    const query = (page: number) =>
      SearchQuery.parse(
        Object.fromEntries(
          Object.entries({ ...options, page, limit: 60 }).map(([name, value]) => [name, String(value)]),
        ),
      );
    const there = await other.search(query(1));
    for (let page = 1; page <= Math.ceil(there.total / 60) || page === 1; page++)
      expect(await search.search(query(page)), JSON.stringify({ options, page })).toEqual(
        await other.search(query(page)),
      );
  }
}

const total = async (search: CatalogueSearch, query = ''): Promise<number> =>
  (await search.search(SearchQuery.parse({ query }))).total;

/** Numbers that look like chance and are the same each time. */
function createDraw(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** What happens to the parts of a shop. */
const changes: readonly ((id: number) => Promise<unknown>)[] = [
  (id) => shop.database.db.execute(sql`update parts set on_hand = reserved where id = ${id}`),
  (id) => shop.database.db.execute(sql`delete from parts where id = ${id}`),
  (id) =>
    shop.database.db.execute(
      sql`update parts set price = price + 700, discounted_price = price + 700 where id = ${id}`,
    ),
  (id) =>
    shop.database.db.execute(
      sql`update parts set name_it = 'Porta zibibbo', name_en = 'Zibibbo door' where id = ${id}`,
    ),
  (id) =>
    shop.database.db.execute(
      sql`update cars set year = 2009 where id = (select car_id from parts where id = ${id})`,
    ),
  (id) =>
    shop.database.db.execute(
      sql`update parts set category_id = (select min(id) from categories where parent_id is not null) where id = ${id}`,
    ),
  (id) => loadDemo(shop.database.db, shop.deps.clock, { parts: 5, seed: 100 + id }),
  () => stockPart(shop),
  (id) =>
    shop.database.db.execute(
      sql`update categories set name_it = 'Cosa nuovissima' where id = (select category_id from parts where id = ${id})`,
    ),
  (id) =>
    shop.database.db.execute(
      sql`update models set name = 'Barbatrucco' where id = (select model_ids[1] from parts where id = ${id})`,
    ),
];

test('a start from the disk finds what a start finds that reads all parts, whatever happened since', async () => {
  const draw = createDraw(7);
  const found = { zibibbo: 0, nuovissima: 0, barbatrucco: 0 };
  let running = started();
  for (let round = 0; round < 6; round++) {
    if (round % 2 === 0) {
      rmSync(path, { force: true });
      expect(await running.store()).toBe(true);
    }
    for (let nth = 0; nth < 12; nth++) {
      const { rows } = await shop.database.db.execute<{ id: number }>(sql`select id from parts order by id`);
      await changes[(nth + round) % changes.length]!(rows[draw(rows.length)]!.id);
    }
    expect(await read()).toBeDefined();
    // One that has been running all the while, too; it asks for names once a minute.
    shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
    await expectSame(running, startedWithout());
    running = started();
    await expectSame(running, startedWithout());
    for (const word of ['zibibbo', 'nuovissima', 'barbatrucco'] as const)
      found[word] += await total(running, word);
  }
  expect(Math.min(...Object.values(found))).toBeGreaterThan(0);
});

test('a start from the disk reads no part that has not changed', async () => {
  // The embedded engine has one session, which cannot wait for itself.
  if (shop.database.isEmbedded) return;
  await started().store();
  const holder = await shop.database.work.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table parts in access exclusive mode');
    await expect(started().ready()).resolves.toBeUndefined();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

test('what a transaction wrote that was under way while the index was stored is found once it is committed', async () => {
  if (shop.database.isEmbedded) return;
  const slow = await shop.database.work.pool.connect();
  try {
    await slow.query('begin');
    await slow.query("update parts set name_it = 'Porta zibibbo' where id = (select min(id) from parts)");
    await started().store();
    await slow.query('commit');
  } finally {
    slow.release();
  }
  expect(await read()).toBeDefined();
  expect(await total(started(), 'zibibbo')).toBe(1);
});

test('a file that is broken anywhere, cut off or another one is not believed, and is gone', async () => {
  await started().store();
  const whole = readFileSync(path);
  const steps = 60;
  const flipped = Array.from({ length: steps }, (_, nth) => {
    const bytes = Buffer.from(whole);
    bytes[Math.floor((nth * (whole.length - 1)) / (steps - 1))]! ^= 4;
    return bytes;
  });
  const others = [
    Buffer.alloc(0),
    whole.subarray(0, 10),
    whole.subarray(0, whole.length >> 1),
    whole.subarray(0, -1),
    Buffer.concat([whole, Buffer.alloc(1)]),
    Buffer.alloc(whole.length),
    Buffer.from('{"about":"something else"}'),
  ];
  for (const bytes of [...flipped, ...others]) {
    writeFileSync(path, bytes);
    expect(await read()).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  }
  writeFileSync(path, flipped[30]!);
  await expectSame(started(), startedWithout());
  writeFileSync(path, whole);
  expect(await read()).toBeDefined();
});

test('a file that other code made, or of another form, is not believed', async () => {
  await started().store();
  const file = await open(path);
  let about: object = {};
  const data = await readPacked(file, async (found) => {
    about = found as object;
    return true;
  });
  await file.close();
  for (const other of [{ ...about, madeBy: 'another release' }, { ...about, snapshot: 7 }, {}]) {
    const written = await open(path, 'w');
    await writePacked(written, other, data);
    await written.close();
    expect(await read()).toBeUndefined();
  }
  const again = await open(path, 'w');
  await writePacked(again, about, data);
  await again.close();
  expect(await read()).toBeDefined();
});

test('a file of another database is not believed', async () => {
  await started().store();
  const dataDir = mkdtempSync(join(inject('scratchFolder'), 'other-shop-'));
  const other = await openNewDatabase(dataDir);
  try {
    await loadDemo(other.db, shop.deps.clock, { parts: 20, seed: 9 });
    cpSync(join(path, '..'), join(dataDir, 'search-index'), { recursive: true });
    expect(await total(started(dataDir, other))).toBe(20);
  } finally {
    await other.close();
  }
});

test('after a backup was restored nothing is answered from a file that is newer', async () => {
  const data = { ...shop.deps, database: shop.database };
  const backup = await backUp(data);
  await stockPart(shop);
  const running = started();
  await running.store();
  expect(await total(started())).toBe(301);
  await bringBack(data, backup);
  expect(await total(started())).toBe(300);
  await expectSame(started(), startedWithout());
});

test('a database that was set back to before the file was written does not know its mark', async () => {
  await started().store();
  await shop.database.db.execute(sql`delete from changes.marks`);
  expect(await read()).toBeUndefined();
});

test('the embedded engine’s folder put back as it was: a file from before is gone on with, one from after is not', async () => {
  if (!shop.database.isEmbedded) return;
  const dataDir = mkdtempSync(join(inject('scratchFolder'), 'set-back-'));
  const [folder, older] = [join(dataDir, 'db'), join(dataDir, 'older')];
  const inFolder = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await openDatabase({ folder: dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const change = (database: Database, name: string) =>
    database.db.execute(sql`update parts set name_it = ${name} where id = (select min(id) from parts)`);
  const first = await openNewDatabase(dataDir);
  await loadDemo(first.db, shop.deps.clock, { parts: 50, seed: 9 });
  await first.close();

  const isBelieved = (database: Database) =>
    createStoredIndex(dataDir, database.db, shop.deps.clock)
      .read()
      .then((found) => found !== undefined);
  await inFolder((database) => started(dataDir, database).store());
  cpSync(folder, older, { recursive: true });
  // Another life of the engine, and changes that are lost with it.
  await inFolder((database) => change(database, 'Zibibbo'));
  rmSync(folder, { recursive: true });
  cpSync(older, folder, { recursive: true });
  await inFolder(async (database) => {
    await change(database, 'Barbatrucco');
    expect(await isBelieved(database)).toBe(true);
    await expectSame(started(dataDir, database), startedWithout(database));
    rmSync(join(dataDir, 'search-index'), { recursive: true });
    await started(dataDir, database).store();
  });
  rmSync(folder, { recursive: true });
  renameSync(older, folder);
  await inFolder(async (database) => {
    await expectSame(started(dataDir, database), startedWithout(database));
    expect(await total(started(dataDir, database), 'barbatrucco')).toBe(0);
    expect(existsSync(join(dataDir, 'search-index/parts'))).toBe(false);
  });
});

test('after a crash of the database, in which what was not on the disk is lost, nothing is missed', async () => {
  if (shop.database.isEmbedded) return;
  const server = await startOwnPostgres({ synchronous_commit: 'off', fsync: 'on', wal_writer_delay: '10s' });
  const dataDir = mkdtempSync(join(inject('scratchFolder'), 'crashed-'));
  const inServer = async (work: (database: Database) => Promise<unknown>) => {
    const database = await openDatabase({ url: server.url, folder: dataDir });
    await work(database).finally(() => database.close());
  };
  const sell = ({ db }: Database, nth: number) =>
    db.execute(
      sql`update parts set on_hand = reserved where id = (select id from parts order by id offset ${nth} limit 1)`,
    );
  try {
    await inServer(async (database) => {
      await migrateDatabase(database);
      await loadDemo(database.db, shop.deps.clock, { parts: 50, seed: 9 });
      await sell(database, 0);
      await started(dataDir, database).store();
      await sell(database, 1);
    });
    await server.crash();
    await inServer(async (database) => {
      await sell(database, 2);
      expect(await createStoredIndex(dataDir, database.db, shop.deps.clock).read()).toBeDefined();
      await expectSame(started(dataDir, database), startedWithout(database));
    });
  } finally {
    await server.stop();
  }
});

test('it is stored anew when much has changed, and by one process only', async () => {
  const [one, other] = [started(), started()];
  expect(await one.store()).toBe(true);
  expect(await other.store()).toBe(false);
  await stockPart(shop);
  expect(await other.store()).toBe(false);
  shop.setTime(new Date(shop.deps.clock().getTime() + 2 * 60 * 60_000));
  const before = readFileSync(path);
  // Somebody is at it.
  writeFileSync(`${path}.another.part`, '');
  shop.setTime(new Date());
  expect(await other.store()).toBe(false);
  rmSync(`${path}.another.part`);
  expect(await other.store()).toBe(true);
  expect(readFileSync(path).equals(before)).toBe(false);
  expect(await one.store()).toBe(false);
});

test('what a process left behind that died while it was storing is cleared away', async () => {
  await started().store();
  rmSync(path);
  const left = `${path}.left.part`;
  writeFileSync(left, '');
  shop.setTime(new Date(Date.now() + 60 * 60_000));
  expect(await started().store()).toBe(true);
  expect(existsSync(left)).toBe(false);
});

test('a server stores it by itself once it listens', async () => {
  const app = Fastify();
  storeIndexNowAndThen(app, started(), { firstWithinMs: 1, everyMs: 1 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => existsSync(path)).toBe(true);
  await app.close();
  expect(await read()).toBeDefined();
});
