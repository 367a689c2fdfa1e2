/** A piece that came back, at the desk: on sale with the photos of what it is now, its change in the log, and what the lists say of its order. */
import { createHash, randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskOrders, WholeDeskOrder } from '../domain/contract/desk-orders.ts';
import type { OrderExceptions } from '../domain/contract/desk-exceptions.ts';
import { ordersShip } from '../server/cli/orders/orders-ship.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
let owner: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
  owner = await atDesk(shop, 'owner');
});
afterAll(() => shop.close());

let seed = 300;
/** Photos that the shop has and shows nowhere. @returns their hashes */
async function sent(count: number): Promise<string[]> {
  const hashes = [];
  for (let nth = 0; nth < count; nth += 1) {
    const file = await makePhoto({ width: 330, height: 250, seed: (seed += 1) });
    const hash = createHash('sha256').update(file).digest('hex');
    const { status } = await yard.visitor.fetch(`/api/desk/photos/${hash}`, {
      method: 'PUT',
      headers: { origin: 'http://localhost:3000', 'content-type': 'image/jpeg' },
      body: new Uint8Array(file),
    });
    expect(status).toBe(204);
    hashes.push(hash);
  }
  return hashes;
}

/** Hashes of what everybody sees on a part's page, in its order. */
const shownOf = async (partId: number) =>
  (await shop.visitor().api.part(String(partId))).images.map(({ src }) => src.split('/')[2]);

async function show(partId: number, photos: readonly string[]): Promise<void> {
  const body = { seen: [], photos };
  const key = { 'idempotency-key': randomUUID() };
  const { status } = await yard.ask('PUT', `/stock/parts/${partId}/photos`, body, key);
  expect(status).toBe(200);
}

/** A piece whose buyer had it and gave it back, with so many photos. */
async function givenBack(photoCount: number) {
  const partId = await stockPart(shop, { price: 5_000 });
  const photos = await sent(photoCount);
  if (photoCount > 0) await show(partId, photos);
  const buyer = await createBuyer(shop);
  const result = await buyer.api.checkout(await buyer.checkoutFor(partId), randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const order = await buyer.api.order(result.orderId);
  const number = order.orderNumber;
  await runCommand(shop, ordersShip, [number, 'BRT', '0123456789']);
  await yard.ask('PUT', `/orders/${number}/delivered`);
  const [item] = order.items;
  await buyer.account.returnItem(order.id, item!.id, {});
  const receive = (body: object) =>
    yard.ask('PUT', `/orders/${number}/items/${item!.id}/received`, { note: null, ...body });
  return { number, partId, photos, receive, item: item! };
}

const worse = { verdict: 'worse', note: 'Staffa rotta', condition: 'C', price: 1_250 } as const;

async function lastAction(number: string) {
  const [row] = await shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.subject, number))
    .orderBy(desc(deskActions.id))
    .limit(1);
  return row && { action: row.action, before: row.before, after: row.after };
}

test('a worse piece is on sale with the photos that were taken of it, and without those of before', async () => {
  const { partId, photos: before, receive, number } = await givenBack(2);
  await shop.database.db.update(parts).set({ tested: 'bench' }).where(eq(parts.id, partId));
  const taken = await sent(2);
  const { status, body } = await receive({ ...worse, photos: taken });
  expect(status).toBe(200);
  const { regradedAs } = (body as OrderExceptions).items[0]!;
  expect(await shownOf(regradedAs!.id)).toEqual(taken);
  expect(await shownOf(partId)).toEqual(before);
  const [made] = await shop.database.db.select().from(parts).where(eq(parts.id, regradedAs!.id));
  // As it came back nobody has tried it.
  expect(made).toMatchObject({
    tested: null,
    sku: regradedAs!.sku,
    handSet: expect.arrayContaining(['photos']),
  });
  // Who reads the log reads what it was and what it is.
  const [was] = await shop.database.db.select().from(parts).where(eq(parts.id, partId));
  expect(await lastAction(number)).toEqual({
    action: 'return_received',
    before: { code: was!.sku, condition: was!.condition, price: 5_000 },
    after: {
      code: regradedAs!.sku,
      condition: 'C',
      price: 1_250,
      verdict: 'worse',
      photos: 2,
      note: 'Staffa rotta',
    },
  });
});

test('a piece that came back lies where it was put, and the log says where it lay', async () => {
  const good = await givenBack(0);
  await shop.database.db.update(parts).set({ place: 'A-1' }).where(eq(parts.id, good.partId));
  const whole = await yard.ask('GET', `/orders/${good.number}/exceptions`);
  expect(whole.body.items[0]).toMatchObject({ place: 'A-1' });
  expect((await good.receive({ verdict: 'good', place: '..' })).body.code).toBe('invalid_body');
  const put = { verdict: 'good', place: ' B  2 ' };
  for (const { status } of await Promise.all([good.receive(put), good.receive(put)]))
    expect(status).toBe(200);
  const placeOf = async (id: number) =>
    (await shop.database.db.select().from(parts).where(eq(parts.id, id)))[0]?.place;
  expect(await placeOf(good.partId)).toBe('B 2');
  expect(await lastAction(good.number)).toMatchObject({
    action: 'return_received',
    before: { place: 'A-1' },
    after: { verdict: 'good', place: 'B 2' },
  });

  const bad = await givenBack(0);
  await shop.database.db.update(parts).set({ place: 'A-1' }).where(eq(parts.id, bad.partId));
  // As the place is written already.
  const { body } = await bad.receive({ ...worse, place: 'b 2' });
  expect(await placeOf((body as OrderExceptions).items[0]!.regradedAs!.id)).toBe('B 2');
  expect(await placeOf(bad.partId)).toBe('A-1');
});

test('a worse piece of which no photo was taken shows none: the old ones are not it', async () => {
  const { receive } = await givenBack(1);
  const { body } = await receive(worse);
  expect(await shownOf((body as OrderExceptions).items[0]!.regradedAs!.id)).toEqual([]);
});

test('photos of a good piece come behind those that its part has, and never more than there is room for', async () => {
  const { partId, photos: before, receive, number } = await givenBack(9);
  const [one, two] = await sent(2);
  expect((await receive({ verdict: 'good', photos: [one, two] })).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'photos', code: 'too_many' }],
  });
  expect((await yard.ask('GET', `/orders/${number}/exceptions`)).body.items[0]).toMatchObject({
    state: 'returned',
    photos: 9,
  });
  const twice = { verdict: 'good', photos: [one] };
  for (const answer of await Promise.all([receive(twice), receive(twice)])) expect(answer.status).toBe(200);
  expect(await shownOf(partId)).toEqual([...before, one]);
  expect((await lastAction(number))?.after).toMatchObject({ verdict: 'good', photos: 1 });
});

test('photos that the shop was never sent, and more than ten, are refused, and nothing is taken in', async () => {
  const { receive, number } = await givenBack(0);
  const unknown = createHash('sha256').update('nobody').digest('hex');
  expect((await receive({ ...worse, photos: [...(await sent(1)), unknown] })).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'photos.1', code: 'missing' }],
  });
  const many = Array.from({ length: 11 }, (_, nth) => createHash('sha256').update(`${nth}`).digest('hex'));
  for (const photos of [many, [unknown, unknown], ['photo.jpg']])
    expect((await receive({ ...worse, photos })).body.code).toBe('invalid_body');
  expect((await receive({ verdict: 'unusable', note: 'Bruciato', photos: [] })).status).toBe(400);
  expect((await yard.ask('GET', `/orders/${number}/exceptions`)).body.items[0].state).toBe('returned');
});

test('an order whose only piece was withdrawn from says so in the list of the day', async () => {
  const { number } = await givenBack(0);
  const { orders } = (await yard.ask('GET', '/orders')).body as DeskOrders;
  expect(orders.find(({ orderNumber }) => orderNumber === number)).toMatchObject({ pieces: 0, withdrawn: 1 });
});

test('an order says of a piece what became of it, as its refunds do', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const result = await buyer.api.checkout(await buyer.checkoutFor(partId), randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const { orderNumber: number, items } = await buyer.api.order(result.orderId);
  const kept = { kept: 0, isForSale: true, note: null };
  await owner.ask('PUT', `/orders/${number}/items/${items[0]!.id}/kept`, kept);
  const order = (await yard.ask('GET', `/orders/${number}`)).body as WholeDeskOrder;
  expect(order.items[0]).toMatchObject({ state: 'refunded', outcome: 'cancelled' });
});
