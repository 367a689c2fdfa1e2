/** A paid order at the desk: found, picked, packed, sent, corrected, noted; each once, whoever presses when, and written into the log. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PickingList, WholeDeskOrder } from '../domain/contract/desk-orders.ts';
import type { WholeStockPlace } from '../domain/contract/desk-stock.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersShow } from '../server/cli/orders/orders-show.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { orderHistory, orders } from '../server/db/schema/orders.ts';
import { deskActions, staff } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, type Buyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

async function pieceAt(place: string | null, sku: string): Promise<number> {
  const partId = await stockPart(shop);
  await shop.database.db
    .update(parts)
    .set({ sku, place, serialNumber: '55 192 031', condition: 'B' })
    .where(eq(parts.id, partId));
  return partId;
}

async function paid(...partIds: number[]): Promise<{ buyer: Buyer; number: string; orderId: string }> {
  const buyer = await createBuyer(shop);
  const orderItems = partIds.map((partId) => ({ partId, quantity: 1 }));
  const checkout = await buyer.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' });
  const { orderId, orderNumber } = await buyer.api.checkout(checkout, randomUUID());
  await runCommand(shop, ordersPaid, [orderNumber]);
  return { buyer, number: orderNumber, orderId };
}

const put = async (path: string, body?: object) => yard.ask('PUT', `/orders/${path}`, body);
const read = async (number: string) => (await yard.ask('GET', `/orders/${number}`)).body as WholeDeskOrder;
const actionsOf = (number: string) =>
  shop.database.db.select().from(deskActions).where(eq(deskActions.subject, number)).orderBy(deskActions.id);

test('the way of an order: of two pieces of one number the right one, from its shelf to the buyer', async () => {
  const [one] = [await pieceAt('B-10', 'CAMBIO-0417'), await pieceAt('A-2', 'CAMBIO-0932')];
  const { number, orderId } = await paid(one);
  const { items } = (await yard.ask('GET', '/picking')).body as PickingList;
  const mine = items.filter((item) => item.orderNumber === number);
  expect(mine).toMatchObject([
    { sku: 'CAMBIO-0417', place: 'B-10', serialNumber: '55 192 031', condition: 'B', pickedAt: null },
  ]);
  const itemId = mine[0]!.id;
  expect((await read(number)).next).toBe('pick');
  expect((await put(`${number}/packed`, { isPacked: true })).body.code).toBe('not_picked');

  const picked = await put(`${number}/items/${itemId}/picked`, { isPicked: true });
  expect(picked.body).toMatchObject({ next: 'pack', items: [{ pickedBy: 'Anna' }] });
  expect((await put(`${number}/packed`, { isPacked: true })).body.next).toBe('ship');
  // Back on its shelf: the parcel is open again.
  expect((await put(`${number}/items/${itemId}/picked`, { isPicked: false })).body).toMatchObject({
    next: 'pick',
    packedAt: null,
  });
  await put(`${number}/items/${itemId}/picked`, { isPicked: true });
  await put(`${number}/packed`, { isPacked: true });

  const parcel = { courier: 'brt', trackingCode: '0123456789' };
  expect((await put(`${number}/parcel`, { ...parcel, courier: 'Nessuno' })).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'courier' }],
  });
  expect((await put(`${number}/delivered`)).body.code).toBe('not_shipped');
  const sent = await put(`${number}/parcel`, parcel);
  expect(sent.body).toMatchObject({
    state: 'shipped',
    next: 'arrive',
    shipment: { courier: 'BRT', trackingCode: '0123456789', page: expect.stringContaining('0123456789') },
  });
  expect((await put(`${number}/items/${itemId}/picked`, { isPicked: false })).body.code).toBe(
    'already_shipped',
  );
  expect((await put(`${number}/delivered`)).body.state).toBe('delivered');
  await shop.runJobs();
  for (const name of ['order-shipped', 'order-delivered'])
    expect(shop.mails.filter(({ messageId }) => messageId.startsWith(`${name}-${orderId}`))).toHaveLength(1);

  expect((await actionsOf(number)).map(({ who, action }) => [who, action])).toEqual([
    ['', 'order_paid'],
    ['Anna', 'item_picked'],
    ['Anna', 'order_packed'],
    ['Anna', 'item_put_back'],
    ['Anna', 'item_picked'],
    ['Anna', 'order_packed'],
    ['Anna', 'order_shipped'],
    ['Anna', 'order_delivered'],
  ]);
  expect((await actionsOf(number)).at(-2)).toMatchObject({
    before: { state: 'paid', courier: null },
    after: { state: 'shipped', courier: 'BRT', trackingCode: '0123456789' },
  });
});

test('what is pressed twice, and by two at once, is done once and written down once', async () => {
  const { number, orderId } = await paid(await pieceAt('C-1', 'FARO-1'));
  const other = await atDesk(shop);
  const [item] = (await read(number)).items;
  const all = async (path: string, body?: object) =>
    Promise.all(
      [yard, other, yard, other].map((person) => person.ask('PUT', `/orders/${number}/${path}`, body)),
    );
  const noteId = randomUUID();
  for (const answers of [
    await all(`items/${item!.id}/picked`, { isPicked: true }),
    await all('packed', { isPacked: true }),
    await all(`notes/${noteId}`, { text: 'Manca un tappo' }),
    await all('parcel', { courier: 'GLS', trackingCode: 'GL0001' }),
    await all('delivered'),
  ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await actionsOf(number)).map(({ action }) => action)).toEqual([
    'order_paid',
    'item_picked',
    'order_packed',
    'note_written',
    'order_shipped',
    'order_delivered',
  ]);
  expect((await read(number)).notes).toMatchObject([{ id: noteId, text: 'Manca un tappo' }]);
  const history = await shop.database.db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
  expect(history.map(({ state }) => state).toSorted()).toEqual([
    'awaiting_payment',
    'delivered',
    'paid',
    'shipped',
  ]);
  await shop.runJobs();
  expect(shop.mails.filter(({ messageId }) => messageId.startsWith(`order-shipped-${orderId}`))).toHaveLength(
    1,
  );
});

test('what is not picked, or not packed, leaves only where whoever sends it was asked', async () => {
  const { number, orderId } = await paid(await pieceAt('F-1', 'MOZZO-1'), await pieceAt('F-2', 'MOZZO-2'));
  const parcel = { courier: 'BRT', trackingCode: '0000007' };
  const ship = (change: object = {}) => put(`${number}/parcel`, { ...parcel, ...change });
  expect((await ship()).body).toMatchObject({ code: 'not_picked', codes: ['MOZZO-1', 'MOZZO-2'] });
  const [first, second] = (await read(number)).items;
  await put(`${number}/items/${first!.id}/picked`, { isPicked: true });
  expect(await ship({ withoutPicking: false })).toMatchObject({
    status: 409,
    body: { code: 'not_picked', codes: ['MOZZO-2'] },
  });
  await put(`${number}/items/${second!.id}/picked`, { isPicked: true });
  expect((await ship()).body.code).toBe('not_packed');
  // Nothing has happened yet.
  expect(await read(number)).toMatchObject({ state: 'paid', shipment: null });
  await shop.runJobs();
  const mails = () => shop.mails.filter(({ messageId }) => messageId.startsWith(`order-shipped-${orderId}`));
  expect(mails()).toEqual([]);

  expect((await ship({ withoutPicking: true })).body.state).toBe('shipped');
  // Its code is put right without a question.
  expect((await ship({ trackingCode: '0000008' })).body.shipment.trackingCode).toBe('0000008');
  await shop.runJobs();
  expect(mails()).toHaveLength(2);
});

test('an address is put right before the parcel leaves, and the buyer is told where it goes now', async () => {
  const { buyer, number, orderId } = await paid(await pieceAt(null, 'FARO-2'));
  const right = {
    name: 'Maria Rossi',
    address: 'Via Roma 11',
    postalCode: '40121',
    city: 'Bologna',
    region: 'BO',
  };
  const correct = (address: object) => put(`${number}/delivery-address`, address);
  expect((await correct({ ...right, postalCode: '20121' })).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'postalCode', code: 'invalid_postal_code' }],
  });
  expect((await correct({ ...right, country: 'FR' })).status).toBe(400);
  const before = await buyer.api.order(orderId);
  expect((await correct(right)).body.deliveryAddress).toMatchObject({
    address: 'Via Roma 11',
    country: 'IT',
  });
  expect((await correct(right)).status).toBe(200);
  await shop.runJobs();
  const mails = shop.mails.filter(({ messageId }) => messageId.startsWith(`address-corrected-${orderId}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Via Roma 11');
  const after = await buyer.api.order(orderId);
  expect(after.deliveryAddress.address).toBe('Via Roma 11');
  expect(after).toMatchObject({ finalPrice: before.finalPrice, billingAddress: before.billingAddress });
  expect(await actionsOf(number)).toMatchObject([
    { action: 'order_paid' },
    { action: 'address_corrected', before: { address: 'Via Roma 1' }, after: { address: 'Via Roma 11' } },
  ]);
  await put(`${number}/parcel`, { courier: 'BRT', trackingCode: '0000001', withoutPicking: true });
  expect((await correct({ ...right, address: 'Via Roma 12' })).body.code).toBe('already_shipped');
});

test('what the buyer has withdrawn from is neither fetched nor sent', async () => {
  const [kept, given] = [await pieceAt('A-1', 'PORTA-1'), await pieceAt('A-1', 'PORTA-2')];
  const { buyer, number, orderId } = await paid(kept, given);
  const [, second] = (await read(number)).items;
  await buyer.account.returnItem(orderId, second!.id, {});
  expect((await put(`${number}/items/${second!.id}/picked`, { isPicked: true })).body.code).toBe(
    'already_returned',
  );
  const { items } = (await yard.ask('GET', '/picking')).body as PickingList;
  expect(items.filter((item) => item.orderNumber === number).map(({ sku }) => sku)).toEqual(['PORTA-1']);
  const [first] = (await read(number)).items;
  await buyer.account.returnItem(orderId, first!.id, {});
  expect((await read(number)).next).toBe('withdrawn');
  expect((await put(`${number}/parcel`, { courier: 'BRT', trackingCode: '0000002' })).body.code).toBe(
    'already_returned',
  );
});

test('a transfer is awaited until its day; that it has come is the owner’s to say, once', async () => {
  const owner = await atDesk(shop, 'owner');
  const buyer = await createBuyer(shop);
  const { orderNumber, orderId } = await buyer.order(await stockPart(shop), 'bank_transfer');
  const awaited = { method: 'bank_transfer', until: expect.any(String) };
  expect(await read(orderNumber)).toMatchObject({ state: 'awaiting_payment', awaited });
  expect((await put(`${orderNumber}/paid`)).body.code).toBe('owner_only');
  const paying = () => owner.ask('PUT', `/orders/${orderNumber}/paid`);
  const answers = await Promise.all([paying(), paying()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(orderNumber)).toMatchObject({ state: 'paid', next: 'pick', awaited: null });
  expect(await actionsOf(orderNumber)).toMatchObject([
    { action: 'order_paid', before: { state: 'awaiting_payment' }, after: { state: 'paid' } },
  ]);
  await shop.runJobs();
  const confirmed = ({ messageId }: { messageId: string }) => messageId.includes(`confirmation-${orderId}`);
  expect(shop.mails.filter(confirmed)).toHaveLength(1);

  // What a provider takes only the provider says.
  const card = await buyer.order(await stockPart(shop), 'card');
  expect((await owner.ask('PUT', `/orders/${card.orderNumber}/paid`)).body.code).toBe('not_paid');
  expect((await read(card.orderNumber)).awaited?.method).toBe('card');
});

test('an order that awaits its payment is cancelled by the owner, once, and one that is paid is not', async () => {
  const owner = await atDesk(shop, 'owner');
  const buyer = await createBuyer(shop);
  const partId = await stockPart(shop);
  const { orderNumber, orderId } = await buyer.order(partId, 'bank_transfer');
  expect((await put(`${orderNumber}/cancelled`)).body.code).toBe('owner_only');
  expect(await stockOf(shop, partId)).toMatchObject({ available: 0 });
  const cancelling = (number: string) => owner.ask('PUT', `/orders/${number}/cancelled`);
  const answers = await Promise.all([cancelling(orderNumber), cancelling(orderNumber)]);
  answers.push(await cancelling(orderNumber));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body).toMatchObject({ state: 'cancelled', awaited: null });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
  expect(await actionsOf(orderNumber)).toMatchObject([
    {
      who: 'Anna',
      action: 'order_cancelled',
      before: { state: 'awaiting_payment' },
      after: { state: 'cancelled' },
    },
  ]);
  await shop.runJobs();
  const told = ({ messageId }: { messageId: string }) => messageId.startsWith(`order-cancelled-${orderId}`);
  expect(shop.mails.filter(told)).toHaveLength(1);

  const { number } = await paid(await stockPart(shop));
  expect(await cancelling(number)).toMatchObject({ status: 409, body: { code: 'already_paid' } });
  expect((await cancelling('S-26-NESSUN')).body.code).toBe('order_not_found');
  expect((await actionsOf(number)).map(({ action }) => action)).toEqual(['order_paid']);

  // One that was refunded is not paid any more.
  await owner.ask('PUT', `/orders/${number}/refunded`);
  expect(await cancelling(number)).toMatchObject({ status: 409, body: { code: 'already_refunded' } });

  // One whose payment a provider takes is cancelled as well.
  const card = await buyer.order(await stockPart(shop), 'card');
  expect((await cancelling(card.orderNumber)).body.state).toBe('cancelled');
});

test('of a payment and a cancellation at the same moment each is whole, whichever comes first', async () => {
  const owner = await atDesk(shop, 'owner');
  for (const first of ['paid', 'cancelled', 'paid', 'cancelled']) {
    const buyer = await createBuyer(shop);
    const partId = await stockPart(shop);
    const { orderNumber, orderId } = await buyer.order(partId, 'bank_transfer');
    const second = first === 'paid' ? 'cancelled' : 'paid';
    await Promise.all(
      [first, second, first, second].map((state) => owner.ask('PUT', `/orders/${orderNumber}/${state}`)),
    );
    // Money that came is honoured while the pieces are there, so that the order is paid either way.
    expect(await read(orderNumber)).toMatchObject({ state: 'paid', next: 'pick' });
    expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
    const actions = (await actionsOf(orderNumber)).map(({ action }) => action);
    const moves = (await buyer.api.order(orderId)).history.map(({ state }) => state);
    expect(['order_placed', ...actions].map((action) => action.slice('order_'.length))).toEqual([
      'placed',
      ...moves.slice(1),
    ]);
  }
});

test('an order that is not paid, or that nobody knows, is left alone', async () => {
  const buyer = await createBuyer(shop);
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  const [item] = (await read(orderNumber)).items;
  for (const [path, body] of [
    [`items/${item!.id}/picked`, { isPicked: true }],
    ['packed', { isPacked: true }],
    ['parcel', { courier: 'BRT', trackingCode: '0000003' }],
  ] as const)
    expect((await put(`${orderNumber}/${path}`, body)).body.code, path).toBe('not_paid');
  expect(await actionsOf(orderNumber)).toEqual([]);
  expect((await put(`S-26-NESSUN/packed`, { isPacked: true })).body.code).toBe('order_not_found');
  expect((await put(`${orderNumber}/items/${randomUUID()}/picked`, { isPicked: true })).body.code).toBe(
    'item_not_found',
  );
});

test('the list of the day has what is under way, the longest waiting first, and no buyer’s secrets', async () => {
  const { number } = await paid(await pieceAt('D-4', 'CERCHIO-1'));
  const answer = await yard.ask('GET', '/orders');
  const listed = answer.body.orders as { orderNumber: string; purchasedAt: string }[];
  expect(listed.map(({ purchasedAt }) => purchasedAt)).toEqual(
    listed.map(({ purchasedAt }) => purchasedAt).toSorted(),
  );
  expect(listed.find(({ orderNumber }) => orderNumber === number)).toMatchObject({
    next: 'pick',
    buyer: 'Maria Rossi',
    city: 'Bologna',
    pieces: 1,
    picked: 0,
    codes: ['CERCHIO-1'],
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/fiscalCode|vatNumber|consents/);
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.orderNumber, number));
  expect(JSON.stringify(await read(number))).not.toContain(row!.userId);
});

test('code, place and grade stand in what the command line shows of an order, too', async () => {
  const { number } = await paid(await pieceAt('E-7', 'SEDILE-1'));
  const { lines } = await runCommand(shop, ordersShow, [number]);
  expect(lines.join('\n')).toMatch(/1 × SEDILE-1 · .*, E-7, B/);
  const { json } = await runCommand(shop, ordersShow, [number, '--json']);
  expect(json).toMatchObject({ items: [{ sku: 'SEDILE-1', place: 'E-7', condition: 'B' }] });
});

test('who works in English reads what a piece is in English, in the order, the picking list and the stock', async () => {
  const english = await atDesk(shop);
  await shop.database.db.update(staff).set({ locale: 'en' }).where(eq(staff.email, english.email));
  const partId = await pieceAt('E-7', 'FARO-EN');
  const { number } = await paid(partId);
  const namesFor = async ({ ask }: DeskPerson) => {
    const { items } = (await ask('GET', `/orders/${number}`)).body as WholeDeskOrder;
    const picking = (await ask('GET', '/picking')).body as PickingList;
    const { pieces } = (await ask('GET', '/stock/place?name=E-7')).body as WholeStockPlace;
    return [items[0], picking.items.find(({ orderNumber }) => orderNumber === number), pieces[0]].map(
      (piece) => piece?.name,
    );
  };
  expect(await namesFor(english)).toEqual(Array(3).fill('Left headlight'));
  expect(await namesFor(yard)).toEqual(Array(3).fill('Fanale anteriore sinistro'));
});
