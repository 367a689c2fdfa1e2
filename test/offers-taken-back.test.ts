/** An offer that the yard takes back before its end: over for whoever has the link, and nothing new for whoever has ordered. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InboxThread } from '../domain/contract/desk-inbox.ts';
import { requestReference } from '../domain/request-reference.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { cancelOrder } from '../server/orders/lifecycle/cancel-order.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { askForPrice, offered, takeOffer, type AskedFor } from './private-offer.ts';
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

const takeBack = (id: string, thread = asked.thread) => yard.ask('DELETE', `/inbox/${thread}/offers/${id}`);

const stateOf = ({ answers }: InboxThread, id: string) =>
  answers.flatMap(({ parts }) => parts).find(({ offer }) => offer?.id === id)?.offerState;

const priceOf = async ({ api }: Visitor, partId: number) =>
  (await api.quote({ orderItems: [{ partId, quantity: 1 }] })).lines[0]!.discountedPrice;

/** What the log says of offers for a part that were taken back. */
async function loggedFor(partId: number) {
  const rows = await shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.action, 'offer_taken_back'));
  return rows.filter(({ before }) => (before as { partId: number }).partId === partId);
}

test('an offer that was taken back is over in the cart that has it and by its link, which leads to the part', async () => {
  const partId = await stockPart(shop);
  const id = await asked.offer(partId);
  const visitor = shop.visitor();
  await takeOffer(visitor, id);
  expect(await priceOf(visitor, partId)).toBe(offered);

  const { status, body } = await takeBack(id);
  expect(status).toBe(200);
  expect(stateOf(body as InboxThread, id)).toBe('taken_back');
  expect(await priceOf(visitor, partId)).toBe(listPrice);
  expect((await takeOffer(visitor, id)).body).toMatchObject({ status: 410, code: 'offer_over', partId });
  const logged = await loggedFor(partId);
  expect(logged).toMatchObject([
    {
      who: 'Anna',
      subject: requestReference(asked.thread),
      before: { partId, code: expect.any(String) as string, price: offered },
      after: null,
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain(id);
});

test('taken back twice, or by two at once, it is taken back once', async () => {
  const partId = await stockPart(shop);
  const id = await asked.offer(partId);
  const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await takeBack(id)).status).toBe(200);
  expect(await loggedFor(partId)).toHaveLength(1);
});

test('who has ordered keeps the price, and an order that is cancelled afterwards gives no offer back', async () => {
  const partId = await stockPart(shop);
  const id = await asked.offer(partId);
  const buyer = await createBuyer(shop);
  await takeOffer(buyer, id);
  const { orderNumber } = await buyer.order(partId, 'bank_transfer');
  expect(stateOf((await takeBack(id)).body as InboxThread, id)).toBe('ordered');
  const [order] = (await buyer.api.orders()).orders;
  expect(order).toMatchObject({ orderNumber, items: [{ discountedPrice: offered }] });
  await cancelOrder(shop.database.db, shop.deps.jobs, orderNumber, shop.deps.clock());
  expect(await priceOf(buyer, partId)).toBe(listPrice);
  const { body } = await yard.ask('GET', `/inbox/${asked.thread}`);
  expect(stateOf(body as InboxThread, id)).toBe('taken_back');
});

test('taken back while somebody orders at its price: they have it, or are told what it costs', async () => {
  const buyer = await createBuyer(shop);
  for (let round = 0; round < 4; round += 1) {
    const partId = await stockPart(shop);
    const id = await asked.offer(partId);
    await takeOffer(buyer, id);
    const checkout = await buyer.checkoutFor(partId, { paymentMethod: 'bank_transfer' });
    const [ordered, takenBack] = await Promise.allSettled([
      buyer.api.checkout(checkout, crypto.randomUUID()),
      takeBack(id),
    ]);
    expect(takenBack).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    if (ordered.status === 'rejected') expect(ordered.reason).toMatchObject({ code: 'price_changed' });
    const { body } = await yard.ask('GET', `/inbox/${asked.thread}`);
    expect(stateOf(body as InboxThread, id)).toBe(ordered.status === 'fulfilled' ? 'ordered' : 'taken_back');
  }
});

test('only an offer of the thread that is read can be taken back, and only at the desk', async () => {
  const id = await asked.offer(await stockPart(shop));
  const other = await askForPrice(shop, yard);
  expect((await takeBack(id, other.thread)).body).toMatchObject({ status: 404, code: 'offer_unknown' });
  const path = `/api/desk/inbox/${asked.thread}/offers/${id}`;
  expect((await shop.app.inject({ method: 'DELETE', url: path })).statusCode).toBeGreaterThanOrEqual(401);
  expect((await takeOffer(shop.visitor(), id)).status).toBe(200);
});
