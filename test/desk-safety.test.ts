/** An order with a safety part waits for somebody to look at who buys it: nothing leaves before, a refusal pays back once, dangerous goods are named. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PickingList, WholeDeskOrder } from '../domain/contract/desk-orders.ts';
import type { Order } from '../domain/contract/orders.ts';
import { formatMoney } from '../domain/written-number.ts';
import { ordersShip } from '../server/cli/orders/orders-ship.ts';
import { orders } from '../server/db/schema/orders.ts';
import { refunds } from '../server/db/schema/payments.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard, type Buyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
let owner: DeskPerson;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await atDesk(shop, 'owner');
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

const airbag = { safety: true, hazard: 'pyrotechnic' } as const satisfies StockedPart;

type Bought = {
  readonly buyer: Buyer;
  readonly order: Order;
  readonly number: string;
  readonly partIds: readonly number[];
};

/** An order of a garage that was paid by card. */
async function bought(...stocked: readonly StockedPart[]): Promise<Bought> {
  const buyer = await createBuyer(shop, { ...officina, email: `${randomUUID()}@example.com` });
  const partIds = [];
  for (const part of stocked) partIds.push(await stockPart(shop, part));
  const checkout = await buyer.checkoutFor(0, {
    orderItems: partIds.map((partId) => ({ partId, quantity: 1 })),
    repairerRegistration: 'BO-12345',
    carPlate: 'ab 123 cd',
  });
  const result = await buyer.api.checkout(checkout, randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const order = await buyer.api.order(result.orderId);
  return { buyer, order, number: order.orderNumber, partIds };
}

const put = (path: string, body?: object, person = owner) => person.ask('PUT', `/orders/${path}`, body);
const read = async (number: string) => (await yard.ask('GET', `/orders/${number}`)).body as WholeDeskOrder;
const pass = (number: string, note: string | null = null) => put(`${number}/safety/passed`, { note }, yard);
const refuse = (number: string, note = 'L’iscrizione non risulta') =>
  put(`${number}/safety/refused`, { note });
const ship = (number: string, courier = 'BRT') =>
  runCommand(shop, ordersShip, [number, courier, '0123456789']);
const moneyOf = ({ id }: Order) =>
  shop.database.db.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id);
const refundMailsOf = ({ orderNumber }: Order) =>
  shop.mails.filter(
    ({ subject, messageId }) => subject.includes(orderNumber) && messageId.startsWith('refund-'),
  );
const toPick = async (number: string) => {
  const { items } = (await yard.ask('GET', '/picking')).body as PickingList;
  return items.filter(({ orderNumber }) => orderNumber === number);
};
const actionsOf = async (number: string) => {
  const rows = await shop.database.db.select().from(deskActions).where(eq(deskActions.subject, number));
  return rows.map(({ action }) => action);
};

test('nothing of it is picked, packed or shipped before somebody has looked; then it goes its way', async () => {
  const { order, number } = await bought(airbag, {});
  expect(await read(number)).toMatchObject({
    next: 'check',
    repairerRegistration: 'BO-12345',
    carPlate: 'AB123CD',
    company: { name: 'Officina Rossi S.r.l.', vatNumber: '01234560371' },
    safetyCheck: null,
    hazards: ['pyrotechnic'],
  });
  expect(await toPick(number)).toEqual([]);
  const items = order.items.map(({ id }) => id);
  for (const id of items)
    expect((await put(`${number}/items/${id}/picked`, { isPicked: true })).body.code).toBe(
      'safety_unchecked',
    );
  expect((await put(`${number}/packed`, { isPacked: true })).body.code).toBe('safety_unchecked');
  const parcel = { courier: 'BRT', trackingCode: '0123456789' };
  expect((await put(`${number}/parcel`, parcel)).body.code).toBe('safety_unchecked');
  await expect(ship(number)).rejects.toThrow(/look at the desk/);
  expect((await read(number)).state).toBe('paid');

  expect((await pass(number)).body).toMatchObject({
    next: 'pick',
    safetyCheck: { verdict: 'passed', by: 'Anna' },
  });
  expect((await pass(number)).status).toBe(200);
  expect(await actionsOf(number)).toEqual(['safety_passed']);
  expect(await toPick(number)).toHaveLength(2);
  for (const id of items) await put(`${number}/items/${id}/picked`, { isPicked: true });
  await put(`${number}/packed`, { isPacked: true });
  // Dangerous goods go by those alone who take them.
  expect((await read(number)).couriers).toEqual(['BRT', 'DHL', 'UPS']);
  expect((await put(`${number}/parcel`, { ...parcel, courier: 'GLS' })).body.code).toBe('not_by_courier');
  expect((await put(`${number}/parcel`, parcel)).body.state).toBe('shipped');
  expect(await moneyOf(order)).toEqual([]);
});

test('what was looked at is noted with the check and in the log, and the first note stays', async () => {
  const { number } = await bought(airbag);
  expect((await pass(number, '  ')).body.code).toBe('invalid_body');
  expect((await put(`${number}/safety/passed`, undefined, yard)).body.code).toBe('invalid_body');
  const seen = 'Visura vista, iscrizione attiva';
  await pass(number, seen);
  expect((await pass(number, 'Altro')).body.safetyCheck).toMatchObject({ verdict: 'passed', note: seen });
  const rows = await shop.database.db.select().from(deskActions).where(eq(deskActions.subject, number));
  expect(rows).toMatchObject([
    {
      action: 'safety_passed',
      before: { companyName: 'Officina Rossi S.r.l.', repairer: 'BO-12345', plate: 'AB123CD' },
      after: { note: seen },
    },
  ]);
});

test('the company of an order without safety parts is not shown where it is sent', async () => {
  const { number } = await bought({});
  expect((await read(number)).company).toBeNull();
});

test('a refusal takes the safety parts out, pays them back once, and tells the buyer why; the rest goes', async () => {
  const { buyer, order, number, partIds } = await bought({}, airbag, { ...airbag, price: 4_000 });
  expect((await refuse(number, ' ')).body.code).toBe('invalid_body');
  const answers = await Promise.all([refuse(number), refuse(number)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]!.body).toMatchObject({
    state: 'paid',
    next: 'pick',
    safetyCheck: { verdict: 'refused' },
  });
  const [, first, second] = order.items;
  const money = await moneyOf(order);
  expect(money.map(({ itemId, reason }) => `${itemId} ${reason}`).toSorted()).toEqual(
    [first, second].map((item) => `${item!.id} cancelled`).toSorted(),
  );
  expect(money.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThan(order.finalPrice);
  for (const partId of partIds.slice(1)) expect(await stockOf(shop, partId)).toMatchObject({ available: 1 });
  expect(await stockOf(shop, partIds[0]!)).toMatchObject({ available: 0 });
  expect(await actionsOf(number)).toEqual(['safety_refused']);
  expect((await pass(number)).body.code).toBe('safety_checked');

  await shop.runJobs();
  const mails = shop.mails.filter(({ messageId }) => messageId.startsWith(`safety-refused-${order.id}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toMatch(
    /D\.Lgs\. 209\/2003[^]*L’iscrizione non risulta[^]*Il resto dell’ordine parte/,
  );
  // One mail says it all: how much goes back for both, and by what.
  const back = money.reduce((sum, { amount }) => sum + amount, 0);
  expect(mails[0]!.text).toContain(`Rimborso: ${formatMoney(back, 'it')}`);
  expect(mails[0]!.text).toContain('la carta con cui hai pagato');
  expect(refundMailsOf(order)).toEqual([]);
  expect(answers[0]!.body.safetyCheck.note).toBe('L’iscrizione non risulta');
  expect((await buyer.api.order(order.id)).items.map(({ state }) => state)).toEqual([
    'ordered',
    'refunded',
    'refunded',
  ]);
});

test('money for a refused safety part that goes much later, or goes again, has a mail of its own', async () => {
  const { order, number } = await bought(airbag);
  await refuse(number);
  const [refund] = await moneyOf(order);
  const { db } = shop.database;
  const twoHours = 2 * 60 * 60 * 1000;
  await db
    .update(refunds)
    .set({ askedAt: new Date(refund!.askedAt.getTime() - twoHours) })
    .where(eq(refunds.orderId, order.id));
  await shop.runJobs();
  expect(refundMailsOf(order)).toHaveLength(1);
  await shop.deps.jobs.send(db, 'refund-mail', { refundId: refund!.id, failures: 1 });
  await shop.runJobs();
  expect(refundMailsOf(order)).toHaveLength(2);
});

test('a safety part that could not be sent before anybody looked is not among those that were refused', async () => {
  const { order, number } = await bought(airbag, { ...airbag, price: 4_000 });
  const [first] = order.items;
  const broken = { kept: 0, isForSale: true, note: 'Si è rotto' };
  await owner.ask('PUT', `/orders/${number}/items/${first!.id}/kept`, broken);
  await shop.runJobs();
  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  expect((await refuse(number)).body.safetyCheck).toMatchObject({ note: 'L’iscrizione non risulta' });
});

test('an order of safety parts alone is refunded whole, and then there is nothing to look at', async () => {
  const { buyer, order, number } = await bought(airbag);
  expect((await refuse(number)).body).toMatchObject({ state: 'refunded', next: 'none' });
  await shop.runJobs();
  const [refund, ...others] = await moneyOf(order);
  expect(others).toEqual([]);
  expect(refund).toMatchObject({ amount: order.finalPrice, state: 'done' });
  expect((await buyer.api.order(order.id)).payment.state).toBe('refunded');
  const { number: plain } = await bought({});
  expect((await pass(plain)).body.code).toBe('no_safety_part_held');
});

test('of one who passes it and one who refuses it at once, one is heard', async () => {
  const { order, number } = await bought(airbag);
  const answers = await Promise.all([pass(number), refuse(number)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
  const wasPassed = answers[0]!.status === 200;
  expect(await actionsOf(number)).toEqual([wasPassed ? 'safety_passed' : 'safety_refused']);
  expect(await moneyOf(order)).toHaveLength(wasPassed ? 0 : 1);
});

test('a refusal and a withdrawal at once pay the piece back once', async () => {
  const { buyer, order, number } = await bought(airbag);
  const [item] = order.items;
  await Promise.allSettled([
    refuse(number),
    buyer.account.returnItem(order.id, item!.id, { reason: 'Non serve più' }),
  ]);
  const { state, left } = (await owner.ask('GET', `/orders/${number}/exceptions`)).body;
  const back = (await moneyOf(order)).reduce((sum, { amount }) => sum + amount, 0);
  expect([state, back, left]).toEqual(
    state === 'refunded' ? ['refunded', order.finalPrice, 0] : ['paid', 0, order.finalPrice],
  );
});

test('a safety part that the buyer withdraws from holds the rest no longer', async () => {
  const { buyer, order, number } = await bought({}, airbag);
  await buyer.account.returnItem(order.id, order.items[1]!.id, {});
  expect((await read(number)).next).toBe('pick');
  expect(await ship(number, 'GLS')).toMatchObject({ status: 0 });
});

test('what was bought as a safety part stays one, and what was not is not held', async () => {
  const { number, partIds } = await bought({});
  const held = await bought(airbag);
  await shop.database.db.execute(
    `update categories set safety = not safety where id in (select category_id from parts where id in (${[...partIds, ...held.partIds].join()}))`,
  );
  expect((await read(number)).next).toBe('pick');
  expect((await read(held.number)).next).toBe('check');
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.orderNumber, held.number));
  expect(row).toMatchObject({ carPlate: 'AB123CD', safetyVerdict: null });
});

test('cart and page say that a piece is dangerous goods', async () => {
  const partId = await stockPart(shop, airbag);
  const { api } = shop.visitor();
  expect(await api.part(String(partId))).toMatchObject({ hazard: 'pyrotechnic' });
  const quote = await api.quote({ orderItems: [{ partId, quantity: 1 }] });
  expect(quote.shippingParts.hazards).toEqual(['pyrotechnic']);
  expect(await api.part(String(await stockPart(shop)))).not.toHaveProperty('hazard');
});
