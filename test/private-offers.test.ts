/** A price for whoever asked: theirs who has the link, for one order, until its day. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxEntry, InboxThread } from '../domain/contract/desk-inbox.ts';
import { dayMs } from '../domain/rome-clock.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { orderItems } from '../server/db/schema/orders.ts';
import { cancelOrder } from '../server/orders/lifecycle/cancel-order.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { askForPrice, offered, takeOffer as take, type AskedFor } from './private-offer.ts';
import { stockPart } from './stock-part.ts';
import type { Visitor } from './visitor.ts';

const listPrice = 7_900;

let shop: TestShop;
let yard: DeskPerson;
let asked: AskedFor;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
  asked = await askForPrice(shop, yard);
});
afterAll(() => shop.close());

const lineOf = async ({ api }: Visitor, partId: number) =>
  (await api.quote({ orderItems: [{ partId, quantity: 1 }] })).lines[0]!;

test('whoever has the link has the price in the cart and the order, and nobody else', async () => {
  const partId = await stockPart(shop, { quantity: 2 });
  const id = await asked.offer(partId);
  await shop.runJobs();
  expect(shop.mails.find(({ messageId }) => messageId.startsWith('request-answer-'))!.text).toMatch(
    new RegExp(`55,00\\s€ per te fino al 22 novembre 2026, invece di 79,00\\s€[^]*#offerta=${id}`),
  );
  const [buyer, other] = [await createBuyer(shop), await createBuyer(shop)];
  expect((await lineOf(buyer, partId)).discountedPrice).toBe(listPrice);
  const taken = {
    partId,
    price: offered,
    until: '2026-11-22T22:59:59.999Z',
    priceForAll: listPrice,
    available: 2,
  };
  expect(await take(buyer, id)).toEqual({ status: 200, body: taken });
  expect(await take(buyer, id)).toEqual({ status: 200, body: taken });
  expect(await lineOf(buyer, partId)).toMatchObject({ discountedPrice: offered, offerUntil: taken.until });
  expect(await lineOf(other, partId)).not.toHaveProperty('offerUntil');

  const { orderId } = await buyer.order(partId);
  const [item] = await shop.database.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  expect(item).toMatchObject({ price: listPrice, discountedPrice: offered, offerId: id });
  // It was for one order.
  expect((await take(other, id)).body).toMatchObject({ status: 410, code: 'offer_over' });
  expect((await lineOf(buyer, partId)).discountedPrice).toBe(listPrice);
});

test('an order that is cancelled gives the offer back', async () => {
  const partId = await stockPart(shop);
  const id = await asked.offer(partId);
  const buyer = await createBuyer(shop);
  await take(buyer, id);
  const { orderNumber } = await buyer.order(partId);
  await cancelOrder(shop.database.db, shop.deps.jobs, orderNumber, shop.deps.clock());
  expect((await lineOf(buyer, partId)).discountedPrice).toBe(offered);
});

test('of two orders at once one has the price, and the other is told of another', async () => {
  const partId = await stockPart(shop, { quantity: 2 });
  const id = await asked.offer(partId);
  const buyers = [await createBuyer(shop), await createBuyer(shop)];
  const checkouts = await Promise.all(
    buyers.map(async (buyer) => {
      await take(buyer, id);
      return buyer.checkoutFor(partId);
    }),
  );
  const outcomes = await Promise.allSettled(
    buyers.map(({ api }, at) => api.checkout(checkouts[at]!, randomUUID())),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'price_changed' });
});

test('whoever takes it is told what everybody pays, and that nothing is left', async () => {
  const partId = await stockPart(shop);
  const id = await asked.offer(partId);
  await shop.database.db
    .update(parts)
    .set({ discountedPrice: offered - 100, onHand: 0 })
    .where(eq(parts.id, partId));
  expect((await take(shop.visitor(), id)).body).toMatchObject({
    price: offered,
    priceForAll: offered - 100,
    available: 0,
  });
});

test('it ends with its day, and never costs more than for everybody', async () => {
  const partId = await stockPart(shop);
  const id = await asked.offer(partId);
  const visitor = shop.visitor();
  await take(visitor, id);
  await shop.database.db.update(parts).set({ discountedPrice: 5_000 }).where(eq(parts.id, partId));
  expect(await lineOf(visitor, partId)).toMatchObject({ discountedPrice: 5_000 });
  await shop.database.db.update(parts).set({ discountedPrice: listPrice }).where(eq(parts.id, partId));
  expect((await lineOf(visitor, partId)).discountedPrice).toBe(offered);
  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 3 * dayMs));
  expect((await lineOf(visitor, partId)).discountedPrice).toBe(listPrice);
  expect((await take(visitor, id)).status).toBe(410);
  shop.setTime(now);
});

test('the person reads in their own data what they were offered, without the key to it', async () => {
  const buyer = await createBuyer(shop);
  const { email } = await buyer.api.me();
  await buyer.api.contact({ fullName: 'Anna', email, message: 'E questo?' }, randomUUID());
  const { entries } = (await yard.ask('GET', '/inbox')).body as { entries: InboxEntry[] };
  const { id } = entries.find(({ fullName }) => fullName === 'Anna')!;
  const partId = await stockPart(shop);
  const answered = { text: 'Eccolo.', parts: [{ id: partId, price: offered }], offerDays: 2 };
  await yard.ask('PUT', `/inbox/${id}/answers/${randomUUID()}`, answered);
  const { requests } = await buyer.account.personalData();
  expect(requests[0]?.answers[0]?.parts).toEqual([
    {
      name: 'Fanale anteriore sinistro',
      serialNumber: '51 810 268',
      discountedPrice: listPrice,
      offer: { price: offered, until: '2026-11-22T22:59:59.999Z' },
    },
  ]);
  const { rows } = await shop.database.pool.query('select after from desk_actions where after is not null');
  expect(JSON.stringify(rows)).not.toContain('Eccolo.');
});

test('what is no lower price is refused beside its field, and ids that are none are nobody’s', async () => {
  const partId = await stockPart(shop);
  expect((await asked.answer(randomUUID(), partId, listPrice)).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'parts.0.price', code: 'not_lower' }],
  });
  const visitor = shop.visitor();
  expect((await take(visitor, randomUUID())).body).toMatchObject({ status: 404, code: 'offer_unknown' });
  expect((await take(visitor, 'x')).status).toBe(400);
  visitor.cookies.set('offers', "x.'.00000000-0000-4000-8000-000000000000");
  expect((await lineOf(visitor, partId)).discountedPrice).toBe(listPrice);
});

test('the same answer again makes no second offer, another price under its key is refused', async () => {
  const partId = await stockPart(shop);
  const key = randomUUID();
  const first = (await asked.answer(key, partId, offered)).body as InboxThread;
  expect((await asked.answer(key, partId, offered)).body).toEqual(first);
  expect((await asked.answer(key, partId, offered - 1)).body['code']).toBe('idempotency_key_reused');
});
