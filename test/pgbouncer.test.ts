/** The shop behind a PgBouncer in transaction mode (decision 0111). */
import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { takeImportPlace } from '../server/cli/one-import.ts';
import { StartError } from '../server/config/start-error.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { patience } from '../server/db/patience.ts';
import { startJobs } from '../server/job-handlers.ts';
import { backUp, bringBack } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard } from './people.ts';
import { isInstalled, startPgBouncer, type PgBouncer } from './pgbouncer-server.ts';
import { stockPart } from './stock-part.ts';

/** Fewer than the shop has of its own, so that they are handed round; an order and a job at a time want no more. */
const connections = 2;

let pooler: PgBouncer;
let shop: TestShop;

beforeAll(async () => {
  if (!isInstalled) return;
  pooler = await startPgBouncer(connections);
  shop = await openShop(undefined, undefined, pooler.wayTo, patience.person);
});
afterAll(async () => {
  await shop?.close();
  await pooler?.end();
});

test.runIf(isInstalled)('people search, buy and pay at the same moment, and jobs tell them so', async () => {
  const worker = await startJobs(shop.deps);
  onTestFinished(() => worker.stop());
  const buyers = await Promise.all(Array.from({ length: 6 }, () => createBuyer(shop)));
  const bought = await Promise.all(
    buyers.map(async (buyer) => {
      const partId = await stockPart(shop);
      const found = await buyer.api.search({ query: 'fanale' });
      expect(found.parts.map(({ id }) => id)).toContain(partId);
      expect(await buyer.api.part(String(partId))).toMatchObject({ id: partId, quantity: 1 });
      const result = await buyer.order(partId);
      await payByCard(buyer, result, '4242424242424242');
      return { buyer, partId, result };
    }),
  );
  for (const { buyer, partId, result } of bought) {
    expect((await buyer.api.order(result.orderId)).state).toBe('paid');
    expect(await buyer.api.part(String(partId))).toMatchObject({ quantity: 0 });
    await expect
      .poll(() => shop.mails.map(({ messageId }) => messageId))
      .toContain(`order-confirmation-${result.orderId}`);
  }
});

test.runIf(isInstalled)('an import runs, one at a time, and the search follows it', async () => {
  const giveUp = await takeImportPlace({ ...shop.deps, print: () => {} }, 'en');
  await expect(takeImportPlace({ ...shop.deps, print: () => {} }, 'en')).rejects.toThrow('Another import');
  const total = async () => (await shop.visitor().api.search({ query: 'alternatore' })).total;
  expect(await total()).toBe(0);
  const lines = Array.from(
    { length: 300 },
    (_, at) => `A-${at};Alternatore;5184${1000 + at};Fiat;Panda (169);2008;alternatore;50`,
  );
  const header = 'codice;nome;numero_originale;marca;modello;anno;categoria;prezzo';
  const file = new TextEncoder().encode(`${[header, ...lines].join('\n')}\n`);
  const report = await importPieces(shop.database.work.db, shop.deps.clock, file);
  expect(report).toMatchObject({ lines: 300, added: 300, refused: 0 });
  expect(await total()).toBe(300);
  await giveUp();
  const again = await takeImportPlace({ ...shop.deps, print: () => {} }, 'en');
  await again();
});

test.runIf(isInstalled)('migrations take turns, and a backup is made and brought back', async () => {
  await Promise.all([migrateDatabase(shop.database), migrateDatabase(shop.database)]);
  const partId = await stockPart(shop);
  const path = await backUp(shop.deps);
  await shop.database.pool.query('update parts set price = 1, discounted_price = 1 where id = $1', [partId]);
  await bringBack(shop.deps, path);
  expect((await shop.visitor().api.part(String(partId))).price).not.toBe(1);
});

test.runIf(isInstalled)(
  'a transaction has its patience, and what comes next on its connection has none of it',
  async () => {
    const told = sql`select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements,
    current_setting('idle_in_transaction_session_timeout') as idle`;
    const ofPeople = await shop.database.db.transaction(async (tx) => (await tx.execute(told)).rows[0]);
    expect(ofPeople).toEqual({ locks: '4s', statements: '8s', idle: '5s' });
    const ofWork = await shop.database.work.db.transaction(async (tx) => (await tx.execute(told)).rows[0]);
    expect(ofWork).toEqual({ locks: '1min', statements: '10min', idle: '30s' });
    for (let at = 0; at < 2 * connections; at += 1)
      expect((await shop.database.db.execute(told)).rows[0]).toEqual({
        locks: '0',
        statements: '0',
        idle: '0',
      });
  },
);

test.runIf(isInstalled)('a way past the pooler to another database stops the start', async () => {
  const template = inject('databaseTemplate');
  if (template.kind !== 'postgres') throw new Error('PgBouncer stands before a Postgres.');
  const { url } = pooler.wayTo(template.adminUrl.replace('/postgres?', '/template1?'));
  const open = openDatabase({ url, sessionUrl: template.adminUrl, folder: tmpdir() });
  await expect(open).rejects.toThrow(StartError);
  await expect(open).rejects.toThrow(/^The database at .* is another one than that of DATABASE_URL\.$/);
});
