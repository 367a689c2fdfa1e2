import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../domain/contract/orders.ts';
import { orderItems, orders } from '../server/db/schema/orders.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard, type Buyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const problem = (code: string) => expect.objectContaining({ code });

/** A paid order of two pieces of one part. */
async function paidOrder(buyer: Buyer): Promise<Order> {
  const partId = await stockPart(shop, { quantity: 2 });
  const checkout = await buyer.checkoutFor(partId, { orderItems: [{ partId, quantity: 2 }] });
  const result = await buyer.api.checkout(checkout, randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  return buyer.api.order(result.orderId);
}

const itemOf = (order: Order) => order.items[0]!;

/** Gives back the only item of an order. */
const giveBack = (buyer: Buyer, order: Order, reason?: string) =>
  buyer.account.returnItem(order.id, itemOf(order).id, reason === undefined ? {} : { reason });

async function at<Result>(time: Date, act: () => Promise<Result>): Promise<Result> {
  const before = shop.deps.clock();
  shop.setTime(time);
  try {
    return await act();
  } finally {
    shop.setTime(before);
  }
}

const receiptsOf = (order: Order) =>
  shop.mails.filter(({ subject }) => subject.includes('recesso') && subject.includes(order.orderNumber));

test('an item goes back whole, and the receipt follows with content, date and time', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  const returned = await giveBack(buyer, order, ' Non è il mio.\n<b>Scusate</b> ');
  expect(returned).toEqual({
    ...itemOf(order),
    state: 'returned',
    quantity: 2,
    returnedAt: '2026-11-20T10:00:00.000Z',
  });
  expect((await buyer.api.order(order.id)).items).toEqual([returned]);
  // Back on the shelf when the shopkeeper has it, not before.
  expect((await stockOf(shop, itemOf(order).partId)).onHand).toBe(0);

  await shop.runJobs();
  await shop.runJobs();
  const [receipt, ...others] = receiptsOf(order);
  expect(others).toEqual([]);
  expect(receipt?.to).toBe((await buyer.api.me()).email);
  for (const form of [receipt?.text, receipt?.html]) {
    expect(form?.replaceAll('\u00a0', ' ')).toMatch(/20 novembre 2026 alle ore 11:00[^]*158,00 €/);
    expect(form).toContain(order.orderNumber);
    expect(form).toContain('51 810 268');
    expect(form).toContain('Non è il mio.');
    expect(form).toContain('Via dei Demolitori 12, 40127 Bologna (BO)');
    // A first order has the welcome discount: what comes back is what was paid.
    expect(form?.replaceAll('\u00a0', ' ')).toMatch(/−23,70 €[^]*Rimborso[^]*134,30 €/);
  }
  expect(receipt?.html).not.toContain('<b>Scusate');
});

test('the receipt speaks the language of the order', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  await shop.database.db.update(orders).set({ locale: 'en' }).where(eq(orders.id, order.id));
  await giveBack(buyer, order);
  await shop.runJobs();
  const mail = shop.mails.find(
    ({ subject }) => subject === `Receipt of your withdrawal, order ${order.orderNumber}`,
  );
  expect(mail?.text).toContain('Received on: 20 November 2026 at 11:00');
  expect(mail?.text).not.toContain('Reason');
});

test('given back twice, also at once, an item goes back once', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => giveBack(buyer, order)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toEqual(problem('already_returned'));
  await expect(giveBack(buyer, order)).rejects.toEqual(problem('already_returned'));
  await shop.runJobs();
  expect(receiptsOf(order)).toHaveLength(1);
});

test('the window is open to the end of the 14th day in Rome', async () => {
  const buyer = await createBuyer(shop);
  const [late, tooLate] = [await paidOrder(buyer), await paidOrder(buyer)];
  const until = new Date('2026-12-04T22:59:59.999Z');
  expect(itemOf(late).returnableUntil).toBe(until.toISOString());
  const freshToken = async () => {
    const { email } = await at(new Date('2026-11-20T10:00:00Z'), () => buyer.api.me());
    buyer.token = (await buyer.api.signIn({ email, password: 'una chiave inglese' })).token;
  };
  await at(new Date(until.getTime() + 1), async () => {
    await freshToken();
    await expect(giveBack(buyer, tooLate)).rejects.toEqual(problem('return_window_closed'));
  });
  await at(until, async () => {
    await expect(giveBack(buyer, late)).resolves.toHaveProperty('state', 'returned');
  });
});

test('an order keeps the days of its time, in what its buyer reads and in what is allowed', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  expect(order.withdrawalDays).toBe(14);
  await shop.database.db.update(orders).set({ withdrawalDays: 30 }).where(eq(orders.id, order.id));
  const longer = await buyer.api.order(order.id);
  expect([longer.withdrawalDays, itemOf(longer).returnableUntil]).toEqual([30, '2026-12-20T22:59:59.999Z']);
  await shop.deps.jobs.send(shop.database.db, 'order-confirmation-mail', { orderId: order.id });
  await shop.runJobs();
  const confirmation = shop.mails.findLast(
    ({ subject }) => subject === `Il tuo ordine ${order.orderNumber} è confermato`,
  );
  expect(confirmation?.text).toContain('Hai 30 giorni dalla consegna');
});

test('what is not paid, or not bought by this person, is not given back', async () => {
  const buyer = await createBuyer(shop);
  const unpaid = await buyer.order(await stockPart(shop));
  await expect(giveBack(buyer, await buyer.api.order(unpaid.orderId))).rejects.toEqual(problem('not_paid'));

  const order = await paidOrder(buyer);
  const stranger = await createBuyer(shop);
  await expect(giveBack(stranger, order)).rejects.toEqual(problem('order_not_found'));
  await expect(buyer.account.returnItem(randomUUID(), itemOf(order).id, {})).rejects.toEqual(
    problem('order_not_found'),
  );
  await expect(buyer.account.returnItem(order.id, randomUUID(), {})).rejects.toEqual(
    problem('item_not_found'),
  );
  const other = await paidOrder(buyer);
  await expect(buyer.account.returnItem(order.id, itemOf(other).id, {})).rejects.toEqual(
    problem('item_not_found'),
  );
  await expect(buyer.account.returnItem('x', 'y', {})).rejects.toEqual(problem('invalid_query'));
  for (const body of [{ reason: 'x'.repeat(501) }, { reason: 'a\u0007' }, { state: 'refunded' }])
    await expect(buyer.account.returnItem(order.id, itemOf(order).id, body as object)).rejects.toEqual(
      problem('invalid_body'),
    );
  expect((await buyer.api.order(order.id)).items).toEqual(order.items);
});

test('a return whose receipt cannot be ordered did not happen', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  const { pool } = shop.database;
  // Only new jobs are refused: the queue itself looks after its table in the background.
  await pool.query(
    `create function refuse_job() returns trigger language plpgsql as 'begin raise ''refused''; end'`,
  );
  await pool.query(
    'create trigger refuse_job before insert on pgboss.job_common execute function refuse_job()',
  );
  const result = await giveBack(buyer, order).catch((error: unknown) => error);
  await pool.query('drop function refuse_job cascade');
  expect(result).toEqual(problem('internal_error'));
  const [item] = await shop.database.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  expect(item).toMatchObject({ state: 'ordered', returnedAt: null });
});

test('shipping comes back with the last item of an order, and not before', async () => {
  const buyer = await createBuyer(shop);
  const parts = [await stockPart(shop, { price: 2_000 }), await stockPart(shop, { price: 3_000 })];
  const orderItems = parts.map((partId) => ({ partId, quantity: 1 }));
  const checkout = await buyer.checkoutFor(parts[0]!, { orderItems });
  const result = await buyer.api.checkout(checkout, randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const order = await buyer.api.order(result.orderId);
  expect(order.shipping).toBeGreaterThan(0);
  for (const item of order.items) {
    await buyer.account.returnItem(order.id, item.id, {});
    shop.setTime(new Date(shop.deps.clock().getTime() + 1_000));
  }
  await shop.runJobs();
  const refunds = receiptsOf(order).map(({ text }) => /^Rimborso: (.*)$/m.exec(text)?.[1]);
  const withShipping = receiptsOf(order).filter(({ text }) => text.includes('Spedizione: '));
  expect(refunds).toHaveLength(2);
  expect(withShipping).toHaveLength(1);
});
