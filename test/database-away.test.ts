/** What people are told while the database is away, starting, full or busy, and what they see all the same. */
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { codeOf } from '../server/db/driver-error.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { createQueueLog } from '../server/jobs/queue-log.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { logging } from '../server/log/log.ts';
import { createDatabaseGate } from './database-gate.ts';
import { noLimits, openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { openPages, renderPage } from './rendered.ts';
import { stockPart } from './stock-part.ts';

const gate = await createDatabaseGate();
let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop(noLimits, undefined, gate.address);
  pages = await openPages(shop);
});
beforeEach(() => gate.open());
afterAll(async () => {
  await gate.open();
  await pages.close();
  await shop.close();
  await gate.end();
});

const calls = (partId: number) =>
  [
    { url: `/api/parts/${partId}?lang=it` },
    { url: '/api/search/v2?query=faro&lang=it' },
    {
      method: 'POST',
      url: '/api/cart/quote?lang=it',
      payload: { orderItems: [{ partId, quantity: 1 }] },
    },
    {
      method: 'POST',
      url: '/api/auth/signin',
      payload: { email: 'mario@example.com', password: 'una password qualunque' },
    },
  ] as const;

const comeAgain = {
  statusCode: 503,
  headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
};

test.each([undefined, '57P03', '53300'])(
  'of a database that is away (%s) calls say so, kept pages stay, and once it is back all is as before',
  async (code) => {
    const [seen, other] = [await stockPart(shop), await stockPart(shop)];
    const kept = await renderPage(pages, `/parts/${seen}`);
    expect(kept.status).toBe(200);
    await gate.close(code);

    for (const call of calls(seen)) {
      const answer = await shop.app.inject(call);
      expect([call.url, answer]).toMatchObject([call.url, comeAgain]);
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    }
    for (let times = 0; times < 2; times += 1) {
      const old = await renderPage(pages, `/parts/${seen}`);
      expect([old.status, old.text]).toEqual([200, kept.text]);
    }
    for (const [url, words] of [
      [`/parts/${other}`, 'Il negozio non risponde.'],
      [`/en/parts/${other}`, 'The shop does not answer.'],
    ] as const) {
      const answer = await pages.inject(url);
      expect(answer).toMatchObject(comeAgain);
      expect(answer.body).toContain(words);
      expect(answer.body).toContain(`href="${url}"`);
      expect(answer.body).toContain(answer.headers['x-request-id']);
    }
    expect((await pages.inject('/readyz')).statusCode).toBe(503);

    await gate.open();
    await expect.poll(async () => (await pages.inject('/readyz')).statusCode).toBe(200);
    await expect.poll(async () => (await renderPage(pages, `/parts/${other}`)).status).toBe(200);
    for (const call of calls(seen)) expect((await shop.app.inject(call)).statusCode).toBeLessThan(500);
  },
);

test('of a database that is away the log says so once for all who work on jobs, and once that it is back', async () => {
  const lines: string[] = [];
  const { onError, onAnswer } = createQueueLog(shop.deps.clock, (line) => lines.push(line));
  let failures = 0;
  const jobs = await openJobs(
    shop.database,
    (error, about) => {
      failures += 1;
      onError(error, about);
    },
    onAnswer,
  );
  onTestFinished(() => jobs.close());
  await jobs.work(createHandlers(shop.deps));
  await gate.close();
  await expect.poll(() => failures).toBeGreaterThan(50);
  await gate.open();
  await expect.poll(() => lines.join('')).toContain('answers the job queue again');
  const told = lines.map((line) => JSON.parse(line) as { err?: unknown; times?: number });
  // At once, at the end, and once for each minute that a machine with much to do took for it.
  expect(told.length).toBeLessThan(10);
  expect(told.filter(({ err }) => err)).toEqual([]);
  expect(told.reduce((sum, { times = 0 }) => sum + times, 0)).toBeGreaterThan(50);
});

test.each(['/readyz', '/parts/1'])(
  'of a database that is away the log says so once, however often %s is asked for',
  async (url) => {
    const lines: { level: number; msg: string }[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as (typeof lines)[number]);
        done();
      },
    });
    const app = await openPages(shop, {}, { ...logging, stream });
    onTestFinished(() => app.close());
    await gate.close();
    for (let times = 0; times < 10; times += 1)
      expect(await app.inject(url)).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
    const failures = lines.filter(({ level }) => level >= 50);
    expect(new Set(failures.map(({ msg }) => msg))).toEqual(
      new Set(['requests failed: the database is away or busy']),
    );
    // One for each way in which it is away: cut off, refused.
    expect(failures.length).toBeLessThan(4);
    expect(lines.filter(({ msg }) => msg.includes('too many'))).toEqual([]);
  },
);

test('transactions that end before they have begun leave their connections to those that come after them', async () => {
  const { db } = shop.database;
  const seven = () => db.transaction(async (outer) => outer.transaction(async () => 7));
  // More often than there are connections for transactions.
  for (let times = 0; times < 8; times += 1) {
    gate.closeAt('begin');
    await expect(seven()).rejects.toThrow();
    await gate.open();
  }
  await expect.poll(() => seven().catch(() => 0)).toBe(7);
});

test('a connection that leads to who only reads by now is left for another one', async () => {
  const { db } = shop.database;
  const change = () =>
    db.transaction((tx) => tx.execute(sql`update settings set name = name`)).then(() => 'done', codeOf);
  // All five of those for transactions at once.
  const lost = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set session characteristics as transaction read only`);
      await pause(100);
    });
  await Promise.all(Array.from({ length: 5 }, lost));
  const outcomes: string[] = [];
  for (let times = 0; times < 6; times += 1) outcomes.push(await change());
  expect(outcomes).toEqual([...Array<string>(5).fill('25006'), 'done']);
});

test.each(['53100', '53200', '55P03', '57014', '40P01'])(
  'an order that the database cannot take now (%s) is answered with a time to come again, and taken then',
  async (code) => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(partId);
    const key = randomUUID();
    const { pool } = shop.database;
    await pool.query(`
      create function not_now() returns trigger language plpgsql as
        $$ begin raise exception 'not now' using errcode = '${code}'; end $$;
      create trigger not_now before insert on orders for each row execute function not_now()`);
    await expect(buyer.api.checkout(checkout, key)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
    });
    await pool.query('drop function not_now cascade');
    expect(await buyer.api.checkout(checkout, key)).toMatchObject({ payment: { kind: 'redirect' } });
  },
);

test('what no process can count, since the database has no room for it, may be asked again; what is only read is answered', async () => {
  const partId = await stockPart(shop);
  const other = await createServer(shop.deps);
  onTestFinished(() => other.close());
  const { pool } = shop.database;
  await pool.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert or update on limit_counts for each row execute function no_room()`);
  const [part, , , signIn] = calls(partId);
  for (const server of [shop.app, other]) {
    const answer = await server.inject(signIn);
    expect(answer).toMatchObject(comeAgain);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    expect((await server.inject(part)).statusCode).toBe(200);
  }
  await pool.query('drop function no_room cascade');
  for (const server of [shop.app, other]) expect((await server.inject(signIn)).statusCode).toBe(401);
});
