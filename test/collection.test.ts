/** Collected at the yard instead of sent: quoted and ordered without shipping, made ready, handed over once, and never with a courier. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Checkout } from '../domain/contract/buying.ts';
import type { WholeDeskOrder } from '../domain/contract/desk-orders.ts';
import { createServer } from '../server/app.ts';
import { ordersExport } from '../server/cli/orders/export/orders-export.ts';
import { ordersCancel, ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersReady } from '../server/cli/orders/orders-ready.ts';
import { ordersDeliver, ordersShip } from '../server/cli/orders/orders-ship.ts';
import { ordersShow } from '../server/cli/orders/orders-show.ts';
import { orders } from '../server/db/schema/orders.ts';
import { refunds } from '../server/db/schema/payments.ts';
import { deskActions, staff } from '../server/db/schema/staff.ts';
import { refundOrder } from '../server/orders/refunding/shopkeeper-refunds.ts';
import { deliverOrder } from '../server/orders/shipping/ship-order.ts';
import { collection, shop as owner } from '../shop.config.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, home, officina, type Buyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

/** Friday morning, before the hour at which the yard stops taking orders for the day: a working day later it is Monday. */
const monday = '2026-11-23';
const yardIs = { ...collection?.address, country: 'IT' };

/** A checkout for collection, at the price that is quoted for it. */
async function toCollect(buyer: Buyer, partId: number, change: Partial<Checkout> = {}): Promise<Checkout> {
  const orderItems = [{ partId, quantity: 1 }];
  const { finalPrice } = await buyer.api.quote({ orderItems, delivery: 'collection' });
  const { deliveryAddressId: _sentNowhere, ...form } = await buyer.checkoutFor(partId, {
    delivery: 'collection',
    finalPrice,
    paymentMethod: 'bank_transfer',
    ...change,
  });
  return form;
}

type Bought = {
  readonly buyer: Buyer;
  readonly number: string;
  readonly orderId: string;
  readonly partId: number;
};

async function bought(stocked: StockedPart = {}, change: Partial<Checkout> = {}): Promise<Bought> {
  const buyer = await createBuyer(shop, stocked.safety ? officina : {});
  const partId = await stockPart(shop, stocked);
  const { orderId, orderNumber } = await buyer.api.checkout(
    await toCollect(buyer, partId, change),
    randomUUID(),
  );
  await runCommand(shop, ordersPaid, [orderNumber]);
  return { buyer, number: orderNumber, orderId, partId };
}

const put = (path: string, body?: object) => yard.ask('PUT', `/orders/${path}`, body);
const read = async (number: string) => (await yard.ask('GET', `/orders/${number}`)).body as WholeDeskOrder;
const run = (command: Parameters<typeof runCommand>[1], ...args: string[]) => runCommand(shop, command, args);
const mailsOf = async (name: string, orderId: string) => {
  await shop.runJobs();
  return shop.mails.filter(({ messageId }) => messageId.startsWith(`${name}-${orderId}`));
};

/** Fetched and packed, as the desk does it. */
async function makeReady(number: string): Promise<void> {
  for (const { id } of (await read(number)).items)
    await put(`${number}/items/${id}/picked`, { isPicked: true });
  await put(`${number}/packed`, { isPacked: true });
}

test('a cart that is collected costs no shipping, on pallets neither, and says where and from when', async () => {
  const partId = await stockPart(shop, { price: 30_000, size: 'PALLET', hazard: 'battery' });
  const { api } = shop.visitor();
  const orderItems = [{ partId, quantity: 1 }];
  const sent = await api.quote({ orderItems, province: 'CA' });
  expect(sent).toMatchObject({
    delivery: 'courier',
    shipping: 12_000,
    byCourier: { shipping: 12_000, onPallet: true },
    collection: {
      hours: collection?.hours.it,
      readyFrom: monday,
      keptForDays: collection?.keptForDays,
    },
  });
  expect(sent.collection?.address.join(' ')).toContain('Via dei Demolitori 12');
  expect(await api.quote({ orderItems, delivery: 'collection', province: 'CA' })).toMatchObject({
    delivery: 'collection',
    shipping: 0,
    shippingParts: { freight: 0, parcel: null, onPallets: [], hazards: [], missingForFree: 0 },
    finalPrice: 30_000,
  });
});

test('ordered twice under one key it is one order, with the yard’s address and the buyer’s invoice', async () => {
  const buyer = await createBuyer(shop);
  const form = await toCollect(buyer, await stockPart(shop));
  const key = randomUUID();
  const [one, other] = await Promise.all([buyer.api.checkout(form, key), buyer.api.checkout(form, key)]);
  expect(other.orderId).toBe(one.orderId);
  const order = await buyer.api.order(one.orderId);
  expect(order).toMatchObject({
    delivery: 'collection',
    shipping: 0,
    finalPrice: form.finalPrice,
    deliveryAddress: yardIs,
    billingAddress: { name: home.name, address: home.address },
    collection: { hours: collection?.hours.it, readyFrom: null, isReady: false, keptUntil: null },
    arrival: null,
  });
  const { orders: mine } = await buyer.account.personalData();
  expect(mine).toMatchObject([{ delivery: 'collection', deliveryAddress: yardIs }]);
});

test('an address that is named all the same is not read, and a price with shipping is not taken', async () => {
  const buyer = await createBuyer(shop);
  const partId = await stockPart(shop);
  const sent = await buyer.checkoutFor(partId);
  await expect(buyer.api.checkout({ ...sent, delivery: 'collection' }, randomUUID())).rejects.toMatchObject({
    code: 'price_changed',
    extra: { quote: { delivery: 'collection', shipping: 0 } },
  });
  const stranger = await createBuyer(shop);
  const { deliveryAddressId } = await stranger.checkoutFor(partId);
  const { orderId } = await buyer.api.checkout(
    { ...(await toCollect(buyer, partId)), deliveryAddressId },
    randomUUID(),
  );
  expect((await buyer.api.order(orderId)).deliveryAddress).toEqual(yardIs);
});

test('what is sent needs an address, and a shop that hands nothing over refuses to be asked for it', async () => {
  const buyer = await createBuyer(shop);
  const partId = await stockPart(shop);
  const { deliveryAddressId: _none, ...sent } = await buyer.checkoutFor(partId);
  await expect(buyer.api.checkout(sent, randomUUID())).rejects.toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'deliveryAddressId', code: 'required' }],
  });

  const without = await createServer({ ...shop.deps, collection: null });
  const ask = async (path: string, body: object) => {
    const answer = await without.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${buyer.token}`, 'idempotency-key': randomUUID() },
      payload: body,
    });
    return answer.json<{ code?: string; errors?: object[]; collection?: unknown }>();
  };
  const refused = { code: 'invalid_body', errors: [{ path: 'delivery', code: 'not_offered' }] };
  const orderItems = [{ partId, quantity: 1 }];
  expect((await ask('/cart/quote', { orderItems })).collection).toBeNull();
  expect(await ask('/cart/quote', { orderItems, delivery: 'collection' })).toMatchObject(refused);
  expect(await ask('/checkout', await toCollect(buyer, partId))).toMatchObject(refused);
  expect(await stockOf(shop, partId)).toMatchObject({ available: 1 });
  await without.close();
});

test('the way of an order: paid, ready, collected, each told once, and with no courier', async () => {
  const { buyer, number, orderId } = await bought({ hazard: 'pyrotechnic' });
  const [confirmation] = await mailsOf('order-confirmation', orderId);
  for (const form of [confirmation!.text, confirmation!.html]) {
    expect(form).toContain('Via dei Demolitori 12');
    expect(form).toContain(collection?.hours.it);
    expect(form).toContain('Pronto per il ritiro da lunedì 23 novembre');
    expect(form).not.toContain('quando partono');
  }
  const [toYard] = await mailsOf('order-to-ship', orderId);
  expect(toYard?.to).toBe(owner.email);
  expect(toYard?.text).toContain(`orders ready ${number}`);
  expect(toYard?.text).not.toContain('orders ship');
  expect(await read(number)).toMatchObject({ delivery: 'collection', readyFrom: monday, next: 'pick' });

  const parcel = { courier: 'BRT', trackingCode: '0123456789' };
  expect((await put(`${number}/parcel`, parcel)).body.code).toBe('for_collection');
  await expect(run(ordersShip, number, 'BRT', '0123456789')).rejects.toThrow(/collected at the yard/);
  const { kind: _kind, country: _country, isDefault: _isDefault, ...elsewhere } = home;
  expect((await put(`${number}/delivery-address`, elsewhere)).body.code).toBe('for_collection');
  expect((await put(`${number}/delivered`)).body.code).toBe('not_packed');
  await expect(run(ordersDeliver, number)).rejects.toThrow(/not ready yet/);

  await makeReady(number);
  expect(await read(number)).toMatchObject({ next: 'hand_over', keptUntil: '2026-12-04' });
  expect((await buyer.api.order(orderId)).collection).toMatchObject({
    readyFrom: monday,
    isReady: true,
    keptUntil: '2026-12-04',
  });
  const ready = await mailsOf('order-ready', orderId);
  expect(ready).toHaveLength(1);
  for (const words of [number, 'Via dei Demolitori 12', collection!.hours.it, 'venerdì 4 dicembre'])
    expect(ready[0]?.text).toContain(words);

  // Opened and packed again days later: nobody is written to a second time, and what was said holds.
  await put(`${number}/packed`, { isPacked: false });
  expect((await buyer.api.order(orderId)).collection).toMatchObject({ isReady: false });
  expect((await put(`${number}/delivered`)).body.code).toBe('not_packed');
  await put(`${number}/packed`, { isPacked: true });
  expect(await mailsOf('order-ready', orderId)).toHaveLength(1);
  expect((await read(number)).keptUntil).toBe('2026-12-04');

  expect((await put(`${number}/delivered`)).body).toMatchObject({ state: 'delivered', next: 'none' });
  expect((await put(`${number}/delivered`)).status).toBe(200);
  const collected = await mailsOf('order-delivered', orderId);
  expect(collected.map(({ subject }) => subject)).toEqual([`Hai ritirato il tuo ordine ${number}`]);
  expect(collected[0]?.text).not.toContain('corriere');
  const order = await buyer.api.order(orderId);
  expect(order.history.map(({ state }) => state)).toEqual(['awaiting_payment', 'paid', 'delivered']);
  expect(order).toMatchObject({ shipment: null, collection: { isReady: false } });
  const rows = await shop.database.db
    .select({ action: deskActions.action })
    .from(deskActions)
    .where(eq(deskActions.subject, number))
    .orderBy(deskActions.id);
  expect(rows.map(({ action }) => action)).toEqual([
    'order_paid',
    'item_picked',
    'order_packed',
    'order_unpacked',
    'order_packed',
    'order_handed_over',
  ]);
});

test('what nobody came for in time is said so, and packed anew it is kept from then on, which the buyer is told', async () => {
  const { number, orderId } = await bought();
  const [started, first] = [shop.deps.clock(), yard];
  /** Whoever is at the desk by then: no visit lasts that long. */
  const goTo = async (time: string) => {
    shop.setTime(new Date(time));
    yard = await atDesk(shop);
  };
  try {
    await makeReady(number);
    expect(await mailsOf('order-ready', orderId)).toHaveLength(1);
    await goTo('2026-12-04T20:00:00Z');
    expect(await read(number)).toMatchObject({ next: 'hand_over', keptUntil: '2026-12-04' });
    await goTo('2026-12-05T08:00:00Z');
    expect(await read(number)).toMatchObject({ next: 'uncollected', state: 'paid' });
    const { orders: listed } = (await yard.ask('GET', '/orders')).body;
    expect(listed.find(({ orderNumber }: { orderNumber: string }) => orderNumber === number)).toMatchObject({
      next: 'uncollected',
    });

    const { db } = shop.database;
    await db.update(staff).set({ notices: ['summary'] });
    await shop.deps.jobs.send(db, 'morning-summary', {});
    await shop.runJobs();
    const summary = shop.mails.findLast(({ messageId }) => messageId.startsWith('staff-summary-'));
    expect(summary?.text).toMatch(/Non ritirati in tempo: \d|Not collected in time: \d/);

    await put(`${number}/packed`, { isPacked: false });
    await put(`${number}/packed`, { isPacked: true });
    expect(await read(number)).toMatchObject({ next: 'hand_over', keptUntil: '2026-12-19' });
    const told = await mailsOf('order-ready', orderId);
    expect(told.map(({ text }) => /fino a:? *(.*)/.exec(text)?.[1])).toEqual([
      'venerdì 4 dicembre',
      'sabato 19 dicembre',
    ]);
    // Whoever comes late after all is given it.
    await goTo('2026-12-22T08:00:00Z');
    expect((await put(`${number}/delivered`)).body.state).toBe('delivered');
  } finally {
    shop.setTime(started);
    yard = first;
  }
});

test('a yard without the desk says that it is ready and that it was collected, and not of a day before', async () => {
  const { buyer, number, orderId } = await bought();
  expect((await run(ordersReady, number)).lines.join(' ')).toContain('is ready');
  expect((await run(ordersReady, number)).lines.join(' ')).toContain('nothing has changed');
  expect(await mailsOf('order-ready', orderId)).toHaveLength(1);
  await expect(run(ordersDeliver, number, '--on', '2026-11-19')).rejects.toThrow(/was not ready by then/);
  const shown = (await run(ordersShow, number)).lines.join('\n');
  expect(shown).toMatch(/collected at.*Via dei Demolitori 12/);
  expect(shown).toContain(monday);
  expect((await run(ordersDeliver, number)).lines.join(' ')).toContain('is delivered');
  expect((await buyer.api.order(orderId)).state).toBe('delivered');

  const sent = await createBuyer(shop);
  const { orderNumber } = await sent.order(await stockPart(shop), 'bank_transfer');
  await run(ordersPaid, orderNumber);
  await expect(run(ordersReady, orderNumber)).rejects.toThrow(/is to be sent/);
  await expect(run(ordersDeliver, orderNumber)).rejects.toThrow(/was not shipped/);
  const { written } = await run(ordersExport);
  const row = written.split('\n').find((line) => line.includes(number));
  expect(row).toContain('Via dei Demolitori 12');
});

test('the days to withdraw begin with the day on which it was collected, however long it lay ready', async () => {
  const { buyer, number, orderId } = await bought();
  await makeReady(number);
  expect((await buyer.api.order(orderId)).items[0]?.returnableUntil).toBeNull();
  const { database, deps } = shop;
  const threeWeeksLater = new Date('2026-12-11T10:00:00Z');
  await deliverOrder(database.db, deps.jobs, number, threeWeeksLater, threeWeeksLater);
  expect((await buyer.api.order(orderId)).items[0]?.returnableUntil).toBe('2026-12-25T22:59:59.999Z');
});

test('what was collected goes back as any other, and what lies in the yard stays there', async () => {
  for (const [isCollected, words] of [
    [false, 'questo ordine non va spedito niente'],
    [true, 'questo pezzo torna indietro'],
  ] as const) {
    const { buyer, number, orderId } = await bought();
    await makeReady(number);
    if (isCollected) await put(`${number}/delivered`);
    const [item] = (await buyer.api.order(orderId)).items;
    expect((await buyer.account.returnItem(orderId, item!.id, {})).state).toBe('returned');
    await shop.runJobs();
    const receipt = shop.mails.find(({ messageId }) => messageId === `withdrawal-receipt-${item!.id}`);
    expect(receipt?.text).toContain('dove lo hai ritirato');
    const [notice] = await mailsOf('withdrawal-notice', item!.id);
    expect(notice?.text).toContain(words);
    if (!isCollected) expect((await put(`${number}/delivered`)).body.code).toBe('already_returned');
  }
});

test('nothing with a safety part is made ready or handed over before somebody has looked at who buys it', async () => {
  const declared = { repairerRegistration: 'BO-12345', carPlate: 'AB123CD' };
  const { number, orderId } = await bought({ safety: true }, declared);
  expect((await read(number)).next).toBe('check');
  await expect(run(ordersReady, number)).rejects.toThrow(/look at the desk/);
  await expect(run(ordersDeliver, number)).rejects.toThrow(/look at the desk/);
  expect((await put(`${number}/packed`, { isPacked: true })).body.code).toBe('safety_unchecked');
  expect((await put(`${number}/delivered`)).body.code).toBe('safety_unchecked');
  expect(await mailsOf('order-ready', orderId)).toEqual([]);
  await put(`${number}/safety/passed`, { note: null });
  await makeReady(number);
  expect((await put(`${number}/delivered`)).body.state).toBe('delivered');
});

test('paid after it was cancelled it is honoured at the price without shipping', async () => {
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.api.checkout(
    await toCollect(buyer, await stockPart(shop)),
    randomUUID(),
  );
  await run(ordersCancel, orderNumber);
  await run(ordersPaid, orderNumber);
  expect(await buyer.api.order(orderId)).toMatchObject({
    state: 'paid',
    shipping: 0,
    collection: { readyFrom: monday },
  });
});

test('handed over and paid back at once, it is one after the other, and the piece is counted right', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { number, orderId, partId } = await bought();
    await makeReady(number);
    const { db } = shop.database;
    const { jobs, clock } = shop.deps;
    const [handed, back] = await Promise.all([
      deliverOrder(db, jobs, number, clock(), clock()),
      refundOrder(db, jobs, number, clock()),
    ]);
    expect(back).toMatchObject({ isInYard: handed === 'over' });
    expect(['delivered', 'over']).toContain(handed);
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.state).toBe('refunded');
    // What is in somebody's hands is not for sale again.
    expect(await stockOf(shop, partId)).toMatchObject({ available: handed === 'over' ? 1 : 0 });
    expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  }
});

test('two who pack and two who hand over at once do it once', async () => {
  const { number, orderId } = await bought();
  const [item] = (await read(number)).items;
  await put(`${number}/items/${item!.id}/picked`, { isPicked: true });
  const other = await atDesk(shop);
  const both = (path: string, body?: object) =>
    Promise.all([yard, other, yard].map((one) => one.ask('PUT', `/orders/${number}/${path}`, body)));
  const all = [200, 200, 200];
  expect((await both('packed', { isPacked: true })).map(({ status }) => status)).toEqual(all);
  expect(await mailsOf('order-ready', orderId)).toHaveLength(1);
  expect((await both('delivered')).map(({ status }) => status)).toEqual(all);
  expect(await mailsOf('order-delivered', orderId)).toHaveLength(1);
});
