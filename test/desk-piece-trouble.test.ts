/** A piece is missing or broken where it is to be fetched: said at its shelf, seen on top of its order, over once it is in hand. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskOrders, PickingList, WholeDeskOrder } from '../domain/contract/desk-orders.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
let owner: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
  owner = await atDesk(shop, 'owner');
});
afterAll(() => shop.close());

async function paid(
  items: readonly { partId: number; quantity: number }[],
  delivery: 'courier' | 'collection' = 'courier',
): Promise<string> {
  const buyer = await createBuyer(shop);
  const orderItems = [...items];
  const sent = await buyer.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' });
  const { deliveryAddressId: _sentNowhere, ...form } = sent;
  const { finalPrice } = await buyer.api.quote({ orderItems, delivery: 'collection' });
  const checkout = delivery === 'courier' ? sent : { ...form, delivery, finalPrice };
  const { orderNumber } = await buyer.api.checkout(checkout, randomUUID());
  await runCommand(shop, ordersPaid, [orderNumber]);
  return orderNumber;
}

const read = async (number: string) => (await yard.ask('GET', `/orders/${number}`)).body as WholeDeskOrder;
const listed = async (number: string) =>
  ((await yard.ask('GET', '/orders')).body as DeskOrders).orders.find(
    ({ orderNumber }) => orderNumber === number,
  );
const actionsOf = async (number: string) =>
  (
    await shop.database.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.subject, number))
      .orderBy(deskActions.id)
  ).map(({ action }) => action);

test('what the yard says of a piece stands on the order, once, until somebody has it in hand', async () => {
  const number = await paid([{ partId: await stockPart(shop), quantity: 1 }]);
  const [item] = (await read(number)).items;
  const path = `/orders/${number}/items/${item!.id}`;
  await yard.ask('PUT', `${path}/picked`, { isPicked: true });
  const saying = (trouble: string) => yard.ask('PUT', `${path}/trouble`, { trouble });
  const answers = await Promise.all([saying('broken'), saying('broken')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const troubles = [{ code: item!.sku, what: 'broken', by: 'Anna' }];
  expect(await read(number)).toMatchObject({ next: 'pick', picked: 0, troubles });
  expect(await listed(number)).toMatchObject({ troubles });
  const picking = (await yard.ask('GET', '/picking')).body as PickingList;
  expect(picking.items.find(({ id }) => id === item!.id)).toMatchObject({
    trouble: { what: 'broken', by: 'Anna' },
    delivery: 'courier',
    buyerLocale: 'it',
  });
  expect((await saying('missing')).body.troubles).toMatchObject([{ what: 'missing' }]);
  expect((await saying('lost')).status).toBe(400);
  const found = await yard.ask('PUT', `${path}/picked`, { isPicked: true });
  expect(found.body).toMatchObject({ troubles: [], next: 'pack' });
  expect(await actionsOf(number)).toEqual([
    'order_paid',
    'item_picked',
    'item_broken',
    'item_missing',
    'item_picked',
  ]);
});

test('the owner takes out what is missing, what is left is without trouble, and none is for sale again', async () => {
  const partId = await stockPart(shop, { quantity: 3 });
  const number = await paid([{ partId, quantity: 2 }]);
  const [item] = (await read(number)).items;
  const path = `/orders/${number}/items/${item!.id}`;
  await yard.ask('PUT', `${path}/trouble`, { trouble: 'missing' });
  const kept = { kept: 1, isForSale: false, note: 'Il pezzo non si trova più.' };
  expect((await yard.ask('PUT', `${path}/kept`, kept)).body.code).toBe('owner_only');
  expect((await owner.ask('PUT', `${path}/kept`, kept)).status).toBe(200);
  expect(await read(number)).toMatchObject({ next: 'pick', pieces: 1, troubles: [] });
  expect(await stockOf(shop, partId)).toMatchObject({ onHand: 1 });
});

test('nothing is said of a piece that has left, or that no order has', async () => {
  const number = await paid([{ partId: await stockPart(shop), quantity: 1 }]);
  const [item] = (await read(number)).items;
  const saying = (id: string) =>
    yard.ask('PUT', `/orders/${number}/items/${id}/trouble`, { trouble: 'missing' });
  expect((await saying(randomUUID())).body.code).toBe('item_not_found');
  await yard.ask('PUT', `/orders/${number}/parcel`, {
    courier: 'BRT',
    trackingCode: '0000007',
    withoutPicking: true,
  });
  expect((await saying(item!.id)).body.code).toBe('already_shipped');
});

test('an order says what is in it and for how much, and one that is collected goes on no pallet', async () => {
  const [engine, lamp] = [
    await stockPart(shop, { size: 'PALLET', quantity: 4 }),
    await stockPart(shop, { quantity: 2 }),
  ];
  const items = [
    { partId: engine, quantity: 1 },
    { partId: lamp, quantity: 2 },
  ];
  const sent = await paid(items.map((item) => ({ ...item, quantity: 1 })));
  const order = await read(sent);
  expect(order).toMatchObject({ paymentMethod: 'bank_transfer', hasPallet: true });
  expect(order.total).toBe(order.goods - order.discount + order.shipping);
  expect(order.goods).toBe(order.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  expect(await listed(sent)).toMatchObject({
    total: order.total,
    first: { name: order.items[0]!.name, quantity: 1, others: 1 },
  });
  const collected = await paid([{ partId: engine, quantity: 1 }], 'collection');
  expect(await listed(collected)).toMatchObject({ delivery: 'collection', hasPallet: false });
});
