/** What anybody is told of parts is read on standbys, and never as it was before the question came; real streaming replication. */
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { createDatabaseGate, type DatabaseGate } from './database-gate.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { asAdmin, startOwnPostgres, startStandby, urlOf, type OwnPostgres } from './postgres.ts';
import { openPages, renderPage } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let primary: OwnPostgres;
let standby: OwnPostgres;
let gate: DatabaseGate & { end(): Promise<void> };
let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  primary = await startOwnPostgres();
  const database = await openDatabase({ url: primary.url, folder: tmpdir() });
  await migrateDatabase(database);
  await database.close();
  standby = await startStandby(primary);
  gate = await createDatabaseGate();
  const readUrls = [gate.address(standby.url)];
  shop = await openShop(undefined, undefined, () => ({ url: primary.url, readUrls }));
  pages = await openPages(shop);
  const pool = shop.database.pools.find(({ options }) => options.connectionString === readUrls[0]);
  if (pool) noteWhatIsAsked(pool);
  // Whoever serves has read the catalogue.
  await shop.visitor().api.search({ query: '' });
});
afterAll(async () => {
  await pages.close();
  await shop.close();
  await gate.end();
  await standby.stop();
  await primary.stop();
});

/** What was asked of the standby about parts. */
const asked: string[] = [];

function noteWhatIsAsked(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  const noting = (...given: unknown[]) => {
    const [statement] = given as [string | { text: string }];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text.includes(' parts')) asked.push(text);
    return query(...given);
  };
  pool.query = noting as typeof pool.query;
}

const addresses = (id: number) => [
  `/api/parts/${id}`,
  `/api/parts/${id}/similar`,
  `/api/parts/${id}/same-car`,
  '/api/brands',
  '/api/search/v2',
  '/sitemap-parts-1.xml',
  '/feed/products.xml',
];

/** @returns what was not answered */
async function askAll(id: number): Promise<string[]> {
  const refused: string[] = [];
  for (const url of addresses(id)) if ((await shop.app.inject(url)).statusCode !== 200) refused.push(url);
  return refused;
}

/** Asks until the standby was asked. */
async function untilItIsRead(ask: () => Promise<unknown>): Promise<void> {
  const before = asked.length;
  const asks = async () => {
    await ask();
    return asked.length;
  };
  await expect.poll(asks).toBeGreaterThan(before);
}

const pauseReplay = () => asAdmin(standby.url, 'select pg_wal_replay_pause()');
const resumeReplay = () => asAdmin(standby.url, 'select pg_wal_replay_resume()');

test.each(addresses(0))('%s is read on the standby', async (url) => {
  const id = await stockPart(shop);
  await untilItIsRead(() => shop.app.inject(url.replace('/0', `/${id}`)));
  expect(asked.length).toBeGreaterThan(0);
});

test('what was changed is told at once, on a page too, while the standby has not heard of it', async () => {
  const id = await stockPart(shop);
  await untilItIsRead(() => askAll(id));
  const old = await renderPage(pages, `/parts/${id}`);
  await pauseReplay();
  onTestFinished(async () => void (await resumeReplay()));
  await shop.database.pool.query('update parts set price = 4321, discounted_price = 4321 where id = $1', [
    id,
  ]);

  expect((await shop.visitor().api.part(id)).discountedPrice).toBe(4321);
  const page = await renderPage(pages, `/parts/${id}`);
  expect(old.text).not.toContain('43,21');
  expect(page.text).toContain('43,21');
  // Nor is it kept otherwise than it was.
  expect((await renderPage(pages, `/parts/${id}`)).text).toBe(page.text);
  const before = asked.length;
  await askAll(id);
  expect(asked.length).toBe(before);

  await resumeReplay();
  await untilItIsRead(() => askAll(id));
});

test('who has bought a part sees the order, and everybody that it is sold, while the standby has not heard of it', async () => {
  const id = await stockPart(shop);
  await untilItIsRead(() => askAll(id));
  const buyer = await createBuyer(shop);
  await pauseReplay();
  onTestFinished(async () => void (await resumeReplay()));
  const { orderId } = await buyer.api.checkout(await buyer.checkoutFor(id), crypto.randomUUID());
  expect(await buyer.api.order(orderId)).toMatchObject({ id: orderId });
  expect(await shop.visitor().api.part(id)).toMatchObject({ quantity: 0, isKept: true });
});

test('a standby that says nothing any more, or is not there, is left out, and asked again once it is back', async () => {
  const id = await stockPart(shop);
  await untilItIsRead(() => askAll(id));
  gate.silence();
  expect(await askAll(id)).toEqual([]);
  await gate.open();
  await untilItIsRead(() => askAll(id));

  await gate.close();
  expect(await askAll(id)).toEqual([]);
  await gate.open();
  await untilItIsRead(() => askAll(id));

  await standby.crash();
  expect(await askAll(id)).toEqual([]);
  await untilItIsRead(() => askAll(id));
});

test('after the primary was started anew the search knows what no note tells it', async () => {
  const id = await stockPart(shop);
  const found = async () => (await shop.visitor().api.search({ query: 'paraurti' })).total;
  expect(await found()).toBe(0);
  // As a change whose transaction has a number that was given out before, and seen to come to nothing.
  await asAdmin(
    primary.url,
    `set session_replication_role = replica; update parts set name_it = 'Paraurti' where id = ${id}`,
  );
  expect(await found()).toBe(0);
  await primary.crash();
  await expect.poll(() => found().catch(() => 0)).toBe(1);
});

test('an address at which another database answers stops the start', async () => {
  await asAdmin(primary.adminUrl, 'create database other');
  const other = urlOf(primary.adminUrl, 'other');
  const open = openDatabase({ url: primary.url, readUrls: [other], folder: tmpdir() });
  await expect(open).rejects.toThrow(/^The database at .* is no standby of that of DATABASE_URL/);
});
