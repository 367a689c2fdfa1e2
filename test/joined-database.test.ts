/** The command line beside a running shop on the embedded engine: two clients of one session. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../server/db/client.ts';
import { isUnavailable } from '../server/db/driver-error.ts';
import { serveEngine } from '../server/db/embedded-server.ts';
import { openNewDatabase } from './database.ts';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-join-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openBoth(): Promise<{ shop: Database; beside: Database }> {
  const folder = makeFolder();
  const shop = await openNewDatabase(folder);
  const beside = await openDatabase({ folder, mayJoin: true });
  onTestFinished(async () => {
    await beside.close();
    await shop.close();
  });
  await shop.pool.query('create table tally (value int); insert into tally values (0)');
  return { shop, beside };
}

async function tally(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ value: number }>('select value from tally');
  return rows[0]?.value ?? Number.NaN;
}

/** Reads, then writes one more: two who do this at once without a transaction of their own lose counts. */
async function countUp(pool: pg.Pool, end: 'commit' | 'rollback'): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ value: number }>('select value from tally where value >= $1', [0]);
  await client.query('update tally set value = $1', [(rows[0]?.value ?? 0) + 1]);
  await client.query(end);
  client.release();
}

test('transactions of the two never mix, and what one rolls back the other never sees', async () => {
  const { shop, beside } = await openBoth();
  const work = async ({ pool }: Database) => {
    for (let turn = 0; turn < 50; turn++) await countUp(pool, turn % 5 === 0 ? 'rollback' : 'commit');
  };
  await Promise.all([work(shop), work(beside)]);
  expect(await tally(shop)).toBe(80);
});

test('a command that is cut off in a transaction leaves nothing and holds nobody up', async () => {
  const { shop, beside } = await openBoth();
  const client = await beside.pool.connect();
  await client.query('begin');
  await client.query('update tally set value = -1');
  client.release(true);
  expect(await tally(shop)).toBe(0);
  expect(await tally(beside)).toBe(0);
});

test(
  'a command that falls silent in a transaction is cut off for those who wait',
  { tags: 'long' },
  async () => {
    const engine = await PGlite.create();
    const folder = makeFolder();
    const stop = await serveEngine(engine, join(folder, '.s.PGSQL.5432'), { patienceMs: 300 });
    const connect = () => new pg.Client({ host: folder, user: 'postgres', database: 'postgres' });
    const [silent, other] = [connect(), connect()];
    const cutOff = new Promise((resolve) => silent.once('error', resolve));
    await Promise.all([silent.connect(), other.connect()]);
    await silent.query('begin');
    await silent.query('create table half (done int)');
    const { rows } = await other.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
    await cutOff;
    await other.end();
    await stop();
    await engine.close();
  },
);

test('both make a statement ready under the same name, and each runs its own', async () => {
  const both = Object.values(await openBoth());
  const asks = both.map(({ prepare }, nth) =>
    prepare<{ sum: number }>('sum', sql`select ${sql.placeholder('value')}::int + ${nth} as sum`),
  );
  for (const value of [1, 2])
    expect(await Promise.all(asks.map((ask) => ask({ value })))).toEqual([
      [{ sum: value }],
      [{ sum: value + 1 }],
    ]);
});

test('a failed statement is told to the one who sent it', async () => {
  const { shop, beside } = await openBoth();
  const [failed, other] = await Promise.allSettled([
    beside.pool.query('select 1 / value from tally'),
    tally(shop),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(other).toEqual({ status: 'fulfilled', value: 0 });
});

test(
  'nobody joins uninvited, and a signpost left by a killed process leads nowhere',
  { tags: 'long' },
  async () => {
    const { shop } = await openBoth();
    expect(shop.isJoined).toBe(false);
    const folder = makeFolder();
    writeFileSync(join(folder, 'db-socket'), join(folder, 'gone'));
    const alone = await openDatabase({ folder, mayJoin: true });
    expect(alone.isJoined).toBe(false);
    expect(existsSync(join(folder, 'db-socket'))).toBe(false);
    // Nor does a second command: the first ends when it is done, and the engine with it.
    for (const mayJoin of [false, true])
      await expect(openDatabase({ folder, mayJoin })).rejects.toThrow('in use by another process');
    await alone.close();
  },
);

test(
  'while there is no room on the disk what is there is read, and whoever writes is told to come again',
  { tags: 'long' },
  async () => {
    const folder = makeFolder();
    const engine = await PGlite.create();
    let hasDiskSpace = true;
    const stop = await serveEngine(engine, join(folder, '.s.PGSQL.5432'), {
      hasDiskSpace: () => hasDiskSpace,
    });
    const pool = new pg.Pool({ host: folder, user: 'postgres', database: 'postgres', max: 2 });
    onTestFinished(async () => {
      await pool.end();
      await stop();
      await engine.close();
    });
    const add = () => pool.query('insert into tally values (1)');
    await pool.query('create table tally (value int)');
    const client = await pool.connect();
    await client.query('begin');
    hasDiskSpace = false;
    // What has begun is finished: what it needs, there was.
    await client.query('insert into tally values (1)');
    await client.query('commit');
    client.release();
    expect(isUnavailable(await add().catch((error: unknown) => error))).toBe(true);
    expect((await pool.query('select from tally')).rowCount).toBe(1);
    hasDiskSpace = true;
    expect((await add()).rowCount).toBe(1);
  },
);
