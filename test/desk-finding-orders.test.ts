/** Orders whose transfer has not come are listed at the desk, and any order is found by what a bank statement or a caller tells. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '../domain/rome-clock.ts';
import type { DeskOrders, FoundOrders, WholeDeskOrder } from '../domain/contract/desk-orders.ts';
import { foundOrders, saying } from '../server/desk/orders/find-orders.ts';
import { unpaidOrders } from '../server/desk/orders/unpaid-orders.ts';
import { orders } from '../server/db/schema/orders.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

const unpaid = async () => ((await yard.ask('GET', '/orders')).body as DeskOrders).unpaid;
const find = async (q: string) =>
  ((await yard.ask('GET', `/orders/found?${new URLSearchParams({ q })}`)).body as FoundOrders).orders.map(
    ({ orderNumber }) => orderNumber,
  );
const change = (orderNumber: string, to: Partial<typeof orders.$inferSelect>) =>
  shop.database.db.update(orders).set(to).where(eq(orders.orderNumber, orderNumber));

test('what waits for a transfer is listed, the earliest deadline first, until it is paid', async () => {
  const owner = await atDesk(shop, 'owner');
  const buyer = await createBuyer(shop);
  const late = await buyer.order(await stockPart(shop), 'bank_transfer');
  const soon = await buyer.order(await stockPart(shop, { price: 8_440 }), 'bank_transfer');
  await buyer.order(await stockPart(shop), 'card');
  await change(late.orderNumber, { dueAt: new Date(shop.deps.clock().getTime() + 9 * dayMs) });
  const { total } = (await yard.ask('GET', `/orders/${soon.orderNumber}`)).body as WholeDeskOrder;
  const listed = await unpaid();
  expect(listed.map(({ orderNumber }) => orderNumber)).toEqual([soon.orderNumber, late.orderNumber]);
  expect(listed[0]).toEqual({
    orderNumber: soon.orderNumber,
    buyer: 'Maria Rossi',
    amount: total,
    until: expect.any(String),
  });
  await owner.ask('PUT', `/orders/${soon.orderNumber}/paid`);
  expect((await unpaid()).map(({ orderNumber }) => orderNumber)).toEqual([late.orderNumber]);
});

test('an order is found by its number, its buyer, their e-mail and its amount, and by nothing else', async () => {
  const buyer = await createBuyer(shop, { firstName: 'Niccolò', lastName: 'D’Angelo' });
  const { orderNumber } = await buyer.order(await stockPart(shop, { price: 31_377 }), 'bank_transfer');
  const { total, email } = (await yard.ask('GET', `/orders/${orderNumber}`)).body as WholeDeskOrder;
  const euros = (total / 100).toFixed(2);
  for (const typed of [
    orderNumber,
    `rif. ${orderNumber.toLowerCase().replaceAll('-', ' ')}`,
    orderNumber.slice(5),
    "niccolo d'angelo",
    'D’ANGELO Niccolò',
    email,
    euros,
    euros.replace('.', ','),
    `+ ${euros.replace('.', ',')} EUR`,
    `ordine di D'Angelo da ${euros.replace('.', ',')} euro`,
    `BONIFICO DA D ANGELO NICCOLO CAUSALE RICAMBI ${euros.replace('.', ',')}`,
    `ORD. VERDI LUIGIA RIF.ORDINE${orderNumber} ALTERNATORE`,
    'Niccolò D’Angeol',
  ])
    expect(await find(typed), typed).toEqual([orderNumber]);
  for (const typed of ['Niccolò Bianchi', '%', '_', '99999,99', `x' or '1'='1`])
    expect(await find(typed), typed).toEqual([]);
  expect((await yard.ask('GET', '/orders/found?q=')).status).toBe(400);
  expect((await yard.ask('GET', '/orders/found')).status).toBe(400);
});

test('one that is over for more than a year is found by its whole number alone', async () => {
  const buyer = await createBuyer(shop, { lastName: 'Annosi' });
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  const placedAt = new Date(shop.deps.clock().getTime() - 400 * dayMs);
  await change(orderNumber, { placedAt });
  expect(await find('Annosi')).toEqual([orderNumber]);
  await change(orderNumber, { state: 'cancelled' });
  expect(await find('Annosi')).toEqual([]);
  expect(await find(orderNumber)).toEqual([orderNumber]);
});

test('among many orders it is looked for in indexes alone', async () => {
  const buyer = await createBuyer(shop, { lastName: 'Molti' });
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await shop.database.pool.query(`
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'order_number', 'M-' || n, 'state', 'delivered', 'reserved_until', null,
      'placed_at', o.placed_at - n * interval '1 hour'))).*
    from orders o, generate_series(1, 20000) n where o.order_number = '${orderNumber}'`);
  await shop.database.pool.query('analyze orders');
  const { db } = shop.database;
  const planOf = async (query: { getSQL(): ReturnType<typeof sql> }) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const now = shop.deps.clock();
  const found = await planOf(
    foundOrders(db, saying({ words: [{ text: 'molti', cents: undefined }], cents: undefined }, now)),
  );
  expect(found).not.toContain('Seq Scan');
  const waiting = await planOf(unpaidOrders(db));
  expect(waiting).toMatch(/orders_due|orders_open/);
  const answer = (await yard.ask('GET', '/orders/found?q=Molti')).body as FoundOrders;
  expect(answer.orders).toHaveLength(20);
  expect(answer.hasMore).toBe(true);
});
