/** A process that is suspended in the middle of an order holds locks: nobody else's shop stands still for it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { isConnectionLost, isUnavailable } from '../server/db/driver-error.ts';
import { patience, patientPool } from '../server/db/patience.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { patient } from './database.ts';
import { createDatabaseGate } from './database-gate.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { openPages, renderPage } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  // Patient but for what it is about: locks, and transactions that say nothing.
  const { lockMs, idleMs } = patience.person;
  shop = await openShop(undefined, undefined, undefined, { ...patient, lockMs, idleMs });
  pages = await openPages(shop);
});
afterAll(async () => {
  await pages.close();
  await shop.close();
});

test(
  'while somebody’s locks are held others read, count and buy, and who wants the same is told to come again',
  { tags: 'long' },
  async () => {
    const [wanted, other] = [await stockPart(shop, { quantity: 20 }), await stockPart(shop)];
    const buyers = await Promise.all(Array.from({ length: 12 }, () => createBuyer(shop)));
    const attempts = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, form: await buyer.checkoutFor(wanted), key: randomUUID() })),
    );
    const holder = await shop.database.work.pool.connect();
    onTestFinished(() => holder.release(true));
    await holder.query('begin');
    await holder.query('select from parts where id = $1 for update', [wanted]);

    // More than there are connections, on each lane.
    const tries = attempts.map(async ({ buyer, form, key }) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/checkout?lang=it',
        headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': key },
        payload: form,
      }),
    );
    const quote = { orderItems: [{ partId: wanted, quantity: 1 }] };
    for (const path of [`/parts/${wanted}`, `/parts/${other}`, '/search?query=faro'])
      expect((await renderPage(pages, path)).status).toBe(200);
    expect((await shop.visitor().api.quote(quote)).lines).toMatchObject([{ available: 20 }]);
    for (const answer of await Promise.all(tries))
      expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toMatchObject([
        503,
        '5',
        { code: 'unavailable' },
      ]);

    expect(await (await createBuyer(shop)).order(other)).toHaveProperty('orderId');
    await holder.query('rollback');
    const [first] = attempts;
    expect(await first?.buyer.api.checkout(first.form, first.key)).toHaveProperty('orderId');
  },
);

test('a transaction that falls silent is ended with its locks, and commits nothing once it speaks again', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const [form, key] = [await buyer.checkoutFor(partId), randomUUID()];
  const frozen = shop.database.db.transaction(async (tx) => {
    await tx.update(parts).set({ onHand: 7 }).where(eq(parts.id, partId));
    await expect
      .poll(() => buyer.api.checkout(form, key).catch((error: unknown) => error))
      .toHaveProperty('orderId');
    await tx.update(parts).set({ onHand: 8 }).where(eq(parts.id, partId));
  });
  expect(isUnavailable(await frozen.catch((error: unknown) => error))).toBe(true);
  const [part] = await shop.database.db.select().from(parts).where(eq(parts.id, partId));
  expect(part).toMatchObject({ onHand: 1, reserved: 1 });
});

test('a database that says nothing any more is given up', async () => {
  const template = inject('databaseTemplate');
  const gate = await createDatabaseGate();
  onTestFinished(() => gate.end());
  const url = template.kind === 'postgres' ? template.adminUrl : '';
  const pool = new pg.Pool({
    connectionString: gate.address(url),
    ...patientPool({ ...patience.person, silentMs: 300 }),
  });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  const { rows } = await pool.query(`select current_setting('lock_timeout') as lock,
    current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ lock: '4s', statement: '8s', idle: '5s' }]);
  gate.silence();
  expect(isConnectionLost(await pool.query('select 1').catch((error: unknown) => error))).toBe(true);
  await gate.open();
  await expect
    .poll(() => pool.query('select 1').catch(() => ({ rowCount: 0 })))
    .toMatchObject({ rowCount: 1 });
});
