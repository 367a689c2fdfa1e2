/** Nobody keeps the yard from sale for nothing: what people may have kept who have never paid an order. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Checkout } from '../domain/contract/buying.ts';
import { receivePayment } from '../server/orders/paying/pay-order.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard, type Buyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ ...defaultLimits, accounts: 1e6, firstPieces: 40, firstTransferPieces: 20 });
});
afterAll(() => shop.close());

const minute = 60_000;
const later = (ms: number) => shop.setTime(new Date(shop.deps.clock().getTime() + ms));
/** Everybody here sits at one address: what the tests before have counted is over by then. */
const daysLater = () => later(4 * 24 * 60 * minute);
const buy = (quantity: number, paymentMethod: Checkout['paymentMethod'], partId: number) => ({
  orderItems: [{ partId, quantity }],
  paymentMethod,
});
const order = async (buyer: Buyer, partId: number, quantity: number, method: Checkout['paymentMethod']) =>
  buyer.api.checkout(await buyer.checkoutFor(partId, buy(quantity, method, partId)), randomUUID());
const problem = (code: string) => expect.objectContaining({ code });
const tooMuch = problem('too_much_by_transfer');

test('a newcomer has twenty pieces kept for transfers, and more once an order was paid', async () => {
  daysLater();
  const partId = await stockPart(shop, { quantity: 60 });
  const buyer = await createBuyer(shop);
  await expect(order(buyer, partId, 21, 'bank_transfer')).rejects.toEqual(tooMuch);
  expect((await stockOf(shop, partId)).reserved).toBe(0);
  const { orderNumber } = await order(buyer, partId, 12, 'bank_transfer');
  await order(buyer, partId, 8, 'bank_transfer');
  await expect(order(buyer, partId, 1, 'bank_transfer')).rejects.toEqual(tooMuch);
  await expect(order(buyer, partId, 1, 'card')).resolves.toHaveProperty('orderNumber');

  await receivePayment(shop.database.db, shop.deps.jobs, orderNumber, shop.deps.clock());
  await expect(order(buyer, partId, 21, 'bank_transfer')).resolves.toHaveProperty('orderNumber');
});

test('two transfers of a newcomer at once are no more than two one after the other', async () => {
  daysLater();
  const partId = await stockPart(shop, { quantity: 60 });
  const buyer = await createBuyer(shop);
  const checkout = await buyer.checkoutFor(partId, buy(15, 'bank_transfer', partId));
  const both = [1, 2].map(() => buyer.api.checkout(checkout, randomUUID()));
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await stockOf(shop, partId)).reserved).toBe(15);
});

test('newcomers at one address order so many pieces an hour, and whoever has paid as often as they like', async () => {
  daysLater();
  const partId = await stockPart(shop, { quantity: 60 });
  const regular = await createBuyer(shop);
  await payByCard(regular, await order(regular, partId, 10, 'card'), '4242424242424242');
  // What is refused keeps nothing, and what is sent twice is one order: neither counts.
  const careful = await createBuyer(shop);
  const checkout = await careful.checkoutFor(partId, buy(10, 'card', partId));
  const wrong = { ...checkout, finalPrice: 1 };
  for (let tries = 0; tries < 5; tries += 1)
    await expect(careful.api.checkout(wrong, randomUUID())).rejects.toEqual(problem('price_changed'));
  const key = randomUUID();
  for (let tries = 0; tries < 5; tries += 1) await careful.api.checkout(checkout, key);
  for (let orders = 0; orders < 2; orders += 1) await order(await createBuyer(shop), partId, 10, 'card');

  const last = await createBuyer(shop);
  await expect(last.order(partId)).rejects.toEqual(problem('too_many_requests'));
  await expect(regular.order(partId)).resolves.toHaveProperty('orderNumber');
  const from = async (remoteAddress: string) => {
    const headers = { authorization: `Bearer ${last.token}`, 'idempotency-key': randomUUID() };
    const url = '/api/checkout?lang=it';
    const payload = await last.checkoutFor(partId);
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
    return [answer.statusCode, answer.headers['retry-after']];
  };
  expect(await from('127.0.0.1')).toEqual([429, '3600']);
  expect(await from('198.51.100.1')).toEqual([201, undefined]);
  later(60 * minute);
  last.token = (await last.api.refresh()).token;
  await expect(last.order(partId)).resolves.toHaveProperty('orderNumber');
});

test('newcomers at one address have so many pieces kept for transfers as three days take, and pay by card beyond', async () => {
  daysLater();
  const partId = await stockPart(shop, { quantity: 60 });
  for (let orders = 0; orders < 2; orders += 1) {
    await order(await createBuyer(shop), partId, 10, 'bank_transfer');
    later(120 * minute);
  }
  const last = await createBuyer(shop);
  await expect(last.order(partId, 'bank_transfer')).rejects.toEqual(tooMuch);
  await expect(last.order(partId)).resolves.toHaveProperty('orderNumber');
  daysLater();
  last.token = (await last.api.refresh()).token;
  await expect(last.order(partId, 'bank_transfer')).resolves.toHaveProperty('orderNumber');
});

test('networks of one site keep ten times as much together as one of them', async () => {
  const own = await openShop({ ...defaultLimits, accounts: 1e6, firstPieces: 2, firstTransferPieces: 1 });
  onTestFinished(() => own.close());
  const partId = await stockPart(own, { quantity: 99 });
  const from = async (remoteAddress: string, paymentMethod: Checkout['paymentMethod'], quantity: number) => {
    const buyer = await createBuyer(own);
    const headers = { authorization: `Bearer ${buyer.token}`, 'idempotency-key': randomUUID() };
    const payload = await buyer.checkoutFor(partId, buy(quantity, paymentMethod, partId));
    const url = '/api/checkout?lang=it';
    const answer = await own.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
    return answer.statusCode;
  };
  for (let network = 0; network < 10; network += 1)
    expect(await from(`2001:db8:1:${network}::1`, 'bank_transfer', 1)).toBe(201);
  expect(await from('2001:db8:1:10::1', 'bank_transfer', 1)).toBe(409);
  for (let network = 10; network < 15; network += 1)
    expect(await from(`2001:db8:1:${network}::1`, 'card', 2)).toBe(201);
  expect(await from('2001:db8:1:20::1', 'card', 1)).toBe(429);
  expect(await from('2001:db8:2::1', 'card', 1)).toBe(201);
});

test('however many newcomers one address has, it keeps but a few pieces of a yard from sale', async () => {
  const own = await openShop({ ...defaultLimits, accounts: 1e6 });
  onTestFinished(() => own.close());
  const partIds = await Promise.all(Array.from({ length: 8 }, () => stockPart(own, { quantity: 99 })));
  const orderItems = partIds.map((partId) => ({ partId, quantity: 20 }));
  for (let people = 0; people < 5; people += 1) {
    const buyer = await createBuyer(own);
    for (const paymentMethod of ['card', 'bank_transfer'] as const) {
      const checkout = await buyer.checkoutFor(0, { orderItems, paymentMethod });
      await buyer.api.checkout(checkout, randomUUID()).catch(() => {});
    }
  }
  const kept = await Promise.all(partIds.map(async (partId) => (await stockOf(own, partId)).reserved));
  const pieces = kept.reduce((sum, count) => sum + count, 0);
  expect(pieces).toBeGreaterThan(0);
  expect(pieces).toBeLessThanOrEqual(defaultLimits.firstPieces);
});
