/** A database that vanished without a word, as behind a line that swallows everything: jobs go on over another one. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../server/backup/transaction.ts';
import { openDatabase, type Database } from '../server/db/client.ts';
import { isConnectionLost } from '../server/db/driver-error.ts';
import { patience } from '../server/db/patience.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { askWithin } from '../server/jobs/ask-within.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { takeImportPlace } from '../server/cli/one-import.ts';
import { createDatabaseGate, type DatabaseGate } from './database-gate.ts';
import { openShop, type TestShop } from './open-shop.ts';

/** In the place of eleven minutes. */
const silentMs = 2_000;
const longer = sql`select pg_sleep(${(3 * silentMs) / 1_000}::float)`;

/** A shop, and a process beside it that nobody waits for, with less patience and its own way to the same database. */
async function openBeside(workSilentMs = silentMs): Promise<{
  shop: TestShop;
  beside: Database;
  gate: DatabaseGate & { end(): Promise<void> };
}> {
  let own = '';
  const shop = await openShop(undefined, undefined, (url) => (own = url));
  const gate = await createDatabaseGate();
  const beside = await openDatabase({
    url: gate.address(own),
    folder: shop.deps.config.dataDir,
    serves: 'nobody',
    waits: { ...patience, work: { ...patience.work, silentMs: workSilentMs } },
  });
  onTestFinished(async () => {
    await gate.end();
    await beside.close();
    await shop.close();
  });
  return { shop, beside, gate };
}

test('a job whose database vanished without a word fails and is done again, without a restart', async () => {
  const { shop, beside, gate } = await openBeside();
  const failures: unknown[] = [];
  const jobs = await openJobs(beside, (error, about) => about && failures.push(error));
  onTestFinished(async () => {
    // Cuts off what would hang here as well.
    await gate.end();
    await jobs.close();
  });
  let tries = 0;
  await jobs.work({
    ...createHandlers(shop.deps),
    'welcome-mail': async () => {
      tries += 1;
      await beside.db.transaction(async (tx) => {
        if (tries === 1) gate.forget();
        await tx.execute(sql`select 1`);
      });
    },
  });
  await shop.deps.jobs.send(shop.database.db, 'welcome-mail', { userId: 'somebody' });
  const state = async () => {
    // That the pause before the next try is over.
    await shop.database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    const { rows } = await shop.database.pool.query<{ state: string }>(
      "select state from pgboss.job where name = 'welcome-mail'",
    );
    return rows[0]?.state;
  };
  await expect.poll(state, { timeout: 120_000 }).toBe('completed');
  expect(tries).toBeGreaterThan(1);
  expect(isConnectionLost(failures[0])).toBe(true);
});

test('a transaction of the queue that fails midway leaves its connection to nobody', async () => {
  const { beside } = await openBeside();
  const { pool } = beside.work;
  const ask = askWithin(pool, silentMs);
  await expect(ask('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('the queue asks again over another connection, however long jobs may be silent', async () => {
  const { shop, beside, gate } = await openBeside(patience.work.silentMs);
  const jobs = await openJobs(
    beside,
    () => {},
    () => {},
    silentMs,
  );
  onTestFinished(async () => {
    await gate.end();
    await jobs.close();
  });
  let isDone = false;
  await jobs.work({ ...createHandlers(shop.deps), 'welcome-mail': async () => void (isDone = true) });
  gate.forget();
  await shop.deps.jobs.send(shop.database.db, 'welcome-mail', { userId: 'somebody' });
  await expect.poll(() => isDone, { timeout: 120_000 }).toBe(true);
});

test('what may take as long as it takes is not given up for being silent', { tags: 'long' }, async () => {
  const { beside } = await openBeside();
  const isGivenUp = async () =>
    isConnectionLost(await beside.db.execute(longer).catch((error: unknown) => error));
  expect(await isGivenUp()).toBe(true);
  await inTransaction(beside, '', async (client) => {
    await client.query(`select pg_sleep(${(3 * silentMs) / 1_000})`);
  });
  // The connection that had the time is one like the others again.
  expect(await Promise.all(Array.from({ length: 10 }, isGivenUp))).not.toContain(false);
});

test('an import of any length keeps others out', async () => {
  const { shop, beside } = await openBeside();
  const take = () => takeImportPlace({ ...shop.deps, print: () => {}, database: beside }, 'en');
  const giveUp = await take();
  await pause(2 * silentMs);
  const other = await take().catch((error: unknown) => error);
  if (typeof other === 'function') await other();
  await giveUp();
  expect(String(other)).toContain('Another import is running');
  const giveUpAgain = await take();
  await giveUpAgain();
});

test.runIf(process.platform === 'linux')(
  'the system itself asks within a minute whether a database that is silent is still there',
  async () => {
    const { beside, gate } = await openBeside();
    await beside.pool.query('select 1');
    const port = Number(new URL(gate.address('postgres://localhost')).port);
    // proc(5), `/proc/net/tcp`: the other side’s port in hexadecimal, state 01 is established, timer 02 asks, in hundredths of a second.
    const line = new RegExp(`:${port.toString(16).toUpperCase().padStart(4, '0')} 01 \\S+ 02:([0-9A-F]+) `);
    const [, hundredths = ''] = line.exec(readFileSync('/proc/net/tcp', 'utf8')) ?? [];
    expect(Number.parseInt(hundredths, 16)).toBeLessThan(6_000);
  },
);
