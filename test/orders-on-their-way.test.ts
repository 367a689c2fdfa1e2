/** A paid order leaves the yard and arrives: what the shopkeeper says, what the buyer sees and is written. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Refused, type Command } from '../server/cli/frame/command.ts';
import { ordersDeliver } from '../server/cli/orders/orders-ship.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersShip } from '../server/cli/orders/orders-ship.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, type Buyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function run(command: Command, ...args: string[]): Promise<string> {
  const { status, lines } = await runCommand(shop, command, args);
  expect(status).toBe(0);
  return lines.join(' ');
}

async function paidOrder(
  form: Record<string, unknown> = {},
): Promise<{ buyer: Buyer; orderId: string; number: string }> {
  const buyer = await createBuyer(shop, form);
  const { orderId, orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await run(ordersPaid, orderNumber);
  return { buyer, orderId, number: orderNumber };
}

const mails = (name: string, orderId: string) =>
  shop.mails.filter(({ messageId }) => messageId.startsWith(`${name}-${orderId}`));

test('a parcel is sent: the buyer sees with whom, and is written where to follow it, once', async () => {
  const { buyer, orderId, number } = await paidOrder();
  expect(await run(ordersShip, number, 'brt', '0123456789')).toContain('is shipped with BRT 0123456789');
  expect(await run(ordersShip, number.toLowerCase(), 'BRT', '0123456789')).toContain('nothing has changed');
  const order = await buyer.api.order(orderId);
  expect(order).toMatchObject({
    state: 'shipped',
    shipment: { courier: 'BRT', trackingCode: '0123456789', shippedAt: shop.deps.clock().toISOString() },
  });
  expect(order.history.map(({ state }) => state)).toEqual(['awaiting_payment', 'paid', 'shipped']);
  await shop.runJobs();
  const [mail, ...others] = mails('order-shipped', orderId);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Il tuo ordine ${number} è partito`);
  expect(mail?.text).toContain('https://vas.brt.it/vas/sped_det_show.hsm?Nspediz=0123456789');
  expect(mail?.text).toContain('1 × Fanale anteriore sinistro');
  expect(mail?.html).toContain('href="https://vas.brt.it/');
});

test('a wrong code is put right, and the buyer gets the right one', async () => {
  const { buyer, orderId, number } = await paidOrder();
  await run(ordersShip, number, 'GLS', 'AB 1234');
  expect(await run(ordersShip, number, 'gls', 'AB 4321')).toContain('now goes with GLS AB 4321');
  expect((await buyer.api.order(orderId)).shipment?.trackingCode).toBe('AB 4321');
  expect((await buyer.api.order(orderId)).history).toHaveLength(3);
  await shop.runJobs();
  expect(mails('order-shipped', orderId).at(-1)?.text).toContain('AB%204321');
});

test('another courier with the same code is another mail', async () => {
  const { orderId, number } = await paidOrder();
  for (const courier of ['GLS', 'BRT']) {
    await run(ordersShip, number, courier, 'AB 4321');
    await shop.runJobs();
  }
  const sent = mails('order-shipped', orderId);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

test('a parcel on its way can be given back, however long it takes', async () => {
  const { buyer, orderId, number } = await paidOrder();
  const now = shop.deps.clock();
  onTestFinished(() => shop.setTime(now));
  await run(ordersShip, number, 'BRT', '0123456789');
  shop.setTime(new Date(now.getTime() + 20 * 86_400_000));
  buyer.token = (await buyer.api.refresh()).token;
  const [item] = (await buyer.api.order(orderId)).items;
  expect(item?.returnableUntil).toBeNull();
  expect(await buyer.account.returnItem(orderId, item!.id, {})).toMatchObject({ state: 'returned' });
});

test('what the buyer has withdrawn from is not sent: the yard is told, and the buyer is not', async () => {
  const { buyer, orderId, number } = await paidOrder();
  for (const { id } of (await buyer.api.order(orderId)).items)
    await buyer.account.returnItem(orderId, id, {});
  await expect(run(ordersShip, number, 'BRT', '0123456789')).rejects.toThrow(/has withdrawn from all/);
  expect((await buyer.api.order(orderId)).state).toBe('paid');

  const some = await createBuyer(shop);
  const orderItems = [await stockPart(shop), await stockPart(shop)].map((partId) => ({
    partId,
    quantity: 1,
  }));
  const form = await some.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' });
  const order = await some.api.checkout(form, randomUUID());
  await run(ordersPaid, order.orderNumber);
  const [first] = (await some.api.order(order.orderId)).items;
  await some.account.returnItem(order.orderId, first!.id, {});
  expect(await run(ordersShip, order.orderNumber, 'BRT', '0123456789')).toMatch(
    new RegExp(
      String.raw`Not to be in the parcel: the buyer has withdrawn from SKU-\d+ · ${first!.name} \(${first!.serialNumber}\)\.`,
    ),
  );
});

test('two shopkeepers at once send a parcel once', async () => {
  const { buyer, orderId, number } = await paidOrder();
  await Promise.all([run(ordersShip, number, 'DHL', '1234'), run(ordersShip, number, 'DHL', '1234')]);
  expect((await buyer.api.order(orderId)).history).toHaveLength(3);
  await shop.runJobs();
  expect(mails('order-shipped', orderId)).toHaveLength(1);
});

test('a parcel arrives: the time to give back counts from that day, and the buyer is told until when', async () => {
  const { buyer, orderId, number } = await paidOrder({ email: 'delivered@example.com' });
  const now = shop.deps.clock();
  await run(ordersShip, number, 'UPS', '1Z999');
  await expect(run(ordersDeliver, number, '--on', '2026-11-19')).rejects.toThrow(/had not left by then/);
  shop.setTime(new Date(now.getTime() + 5 * 86_400_000));
  await expect(run(ordersDeliver, number, '--on', '2026-11-26')).rejects.toThrow(/has not come yet/);
  expect(await run(ordersDeliver, number, '--on', '2026-11-23')).toContain('is delivered');
  expect(await run(ordersDeliver, number)).toContain('nothing has changed');
  buyer.token = (await buyer.api.refresh()).token;
  const order = await buyer.api.order(orderId);
  expect(order.state).toBe('delivered');
  // The end of the 14th day after the 23rd, in Rome.
  expect(order.items[0]?.returnableUntil).toBe('2026-12-07T22:59:59.999Z');
  await shop.runJobs();
  const [mail, ...others] = mails('order-delivered', orderId);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Lo puoi rendere fino al: 7 dicembre 2026');
  shop.setTime(now);
});

test('what is not paid is not sent, and what was not sent does not arrive', async () => {
  const buyer = await createBuyer(shop);
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await expect(run(ordersShip, orderNumber, 'BRT', '1234')).rejects.toThrow(/is not paid/);
  await expect(run(ordersDeliver, orderNumber)).rejects.toThrow(/was not shipped/);
  for (const [command, ...args] of [[ordersShip, 'BRT', '1234'], [ordersDeliver]] as const)
    await expect(run(command, 'S-26-NOBODY', ...args)).rejects.toEqual(
      new Refused('There is no order S-26-NOBODY.'),
    );
});

test.each([
  ['no courier of the shop', ['Corriere Espresso', '1234']],
  ['a courier that two begin like', ['', '1234']],
  ['no code', ['BRT', '??']],
])('%s is refused', async (_what, args) => {
  const { number } = await paidOrder();
  await expect(run(ordersShip, number, ...args)).rejects.toThrow(/no courier|no parcel/);
});

test.each(['31.3.2026', '2026-13-01', 'ieri'])('%s is no day', async (day) => {
  const { number } = await paidOrder();
  await expect(run(ordersDeliver, number, '--on', day)).rejects.toThrow(/is no day/);
});
