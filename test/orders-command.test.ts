import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../server/db/schema/accounts.ts';
import { Refused, type Command } from '../server/cli/frame/command.ts';
import { ordersList } from '../server/cli/orders/orders-list.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersShow } from '../server/cli/orders/orders-show.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** What a command that does its work prints. */
async function run(command: Command, ...args: string[]): Promise<readonly string[]> {
  const { status, lines } = await runCommand(shop, command, args);
  expect(status).toBe(0);
  return lines;
}

const mailsAbout = (orderNumber: string) =>
  shop.mails.filter(
    ({ messageId, subject }) => messageId.startsWith('order-conf') && subject.includes(orderNumber),
  );

const threeDaysLater = () => new Date(shop.deps.clock().getTime() + 6 * 86_400_000);

test('a transfer that arrived makes the order paid, moves the stock and writes to the buyer, once', async () => {
  const partId = await stockPart(shop, { quantity: 2 });
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.order(partId, 'bank_transfer');
  const [sentence] = await run(ordersPaid, orderNumber.toLowerCase());
  expect(sentence).toContain(`The order ${orderNumber} is paid.`);
  const paid = await buyer.api.order(orderId);
  expect(paid).toMatchObject({
    state: 'paid',
    purchasedAt: shop.deps.clock().toISOString(),
    payment: { method: 'bank_transfer', state: 'paid' },
  });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });

  expect(await run(ordersPaid, orderNumber)).toEqual([
    `The order ${orderNumber} was paid before: nothing has changed.`,
  ]);
  expect(await buyer.api.order(orderId)).toEqual(paid);
  expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
  await shop.runJobs();
  expect(mailsAbout(orderNumber)).toHaveLength(1);
});

test('two shopkeepers at once take the same transfer once', async () => {
  const partId = await stockPart(shop, { quantity: 3 });
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.order(partId, 'bank_transfer');
  await Promise.all([run(ordersPaid, orderNumber), run(ordersPaid, orderNumber)]);
  expect((await buyer.api.order(orderId)).history).toHaveLength(2);
  expect(await stockOf(shop, partId)).toEqual({ onHand: 2, reserved: 0, available: 2 });
});

test('a late transfer is taken while the pieces are there, and refused once they are gone', async () => {
  const [there, gone] = [await stockPart(shop), await stockPart(shop)];
  const [buyer, slower] = [await createBuyer(shop), await createBuyer(shop)];
  const late = await buyer.order(there, 'bank_transfer');
  const tooLate = await slower.order(gone, 'bank_transfer');
  const now = shop.deps.clock();
  shop.setTime(threeDaysLater());
  await shop.runJobs();
  const quicker = await createBuyer(shop);
  await payByCard(quicker, await quicker.order(gone), '4242424242424242');

  await run(ordersPaid, late.orderNumber);
  await expect(run(ordersPaid, tooLate.orderNumber)).rejects.toEqual(
    new Refused(
      `The order ${tooLate.orderNumber} was cancelled and its pieces are no longer there: give the money back.`,
    ),
  );
  shop.setTime(now);
  buyer.token = (await buyer.api.refresh()).token;
  expect(await buyer.api.order(late.orderId)).toMatchObject({ state: 'paid' });
  slower.token = (await slower.api.refresh()).token;
  expect(await slower.api.order(tooLate.orderId)).toMatchObject({
    state: 'cancelled',
    payment: { state: 'pending' },
  });
  expect(await stockOf(shop, gone)).toEqual({ onHand: 0, reserved: 0, available: 0 });
});

test('a late transfer with a welcome discount that another order had is refused', async () => {
  const partId = await stockPart(shop, { quantity: 2 });
  const buyer = await createBuyer(shop);
  const { orderNumber, orderId } = await buyer.order(partId, 'bank_transfer');
  const now = shop.deps.clock();
  shop.setTime(threeDaysLater());
  await shop.runJobs();
  buyer.token = (await buyer.api.refresh()).token;
  await payByCard(buyer, await buyer.order(partId), '4242424242424242');
  await expect(run(ordersPaid, orderNumber)).rejects.toThrow(/would not cost the same today/);
  expect(await buyer.api.order(orderId)).toMatchObject({ state: 'cancelled', payment: { state: 'pending' } });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
  shop.setTime(now);
});

test('an order by card is not paid by hand, and one that nobody placed is unknown', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.order(partId);
  await expect(run(ordersPaid, orderNumber)).rejects.toThrow(/not paid by bank transfer/);
  expect(await buyer.api.order(orderId)).toMatchObject({ state: 'awaiting_payment' });
  for (const command of [ordersPaid, ordersShow])
    await expect(run(command, 'S-26-NOBODY')).rejects.toEqual(new Refused('There is no order S-26-NOBODY.'));
});

test('the list has a line for each order, newest first, in 80 columns', async () => {
  const email = 'nome-lungo@example.com';
  const buyer = await createBuyer(shop, { ...officina, email });
  // No form takes a sign that steers a terminal; a row that came another way may hold one.
  const companyName = `Autofficina ${'e Carrozzeria '.repeat(6)}\u001b[31mS.r.l.`;
  await shop.database.db.update(users).set({ companyName }).where(eq(users.email, email));
  const { orderNumber } = await buyer.order(await stockPart(shop, { price: 999_999_00 }), 'bank_transfer');
  const lines = await run(ordersList);
  expect(lines[0]).toMatch(/^number +day +state +total +buyer +payment$/);
  const days = lines.slice(1).map((line) => line.split(/ +/)[1] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  expect(lines.find((line) => line.startsWith(orderNumber))).toMatch(
    new RegExp(
      String.raw`^${orderNumber}  2026-11-20  awaiting_payment  +€[\d,.]+  Autofficina.*…  transfer$`,
    ),
  );
  expect(lines.every((line) => line.length <= 80 && !line.includes('\u001b'))).toBe(true);

  const cancelled = await run(ordersList, '--state', 'cancelled');
  expect(cancelled).toHaveLength(3);
  expect(await run(ordersList, '--state', 'shipped')).toEqual(['No order is in the state shipped.']);
  await expect(run(ordersList, '--state', 'lost')).rejects.toThrow(/--state must be one of awaiting_payment/);
});

test('a program gets the orders under the names of the API, amounts in cents', async () => {
  const buyer = await createBuyer(shop, { email: 'json@example.com' });
  const { orderNumber, orderId } = await buyer.order(await stockPart(shop), 'bank_transfer');
  const list = await runCommand(shop, ordersList, ['--json']);
  const { orders, total } = list.json as { orders: { orderNumber: string }[]; total: number };
  expect([list.lines, orders.length]).toEqual([[], total]);
  expect(orders.find((order) => order.orderNumber === orderNumber)).toMatchObject({
    state: 'awaiting_payment',
    placedAt: '2026-11-20T10:00:00.000Z',
    finalPrice: expect.any(Number),
    payment: { method: 'bank_transfer', state: 'pending' },
    buyer: { email: 'json@example.com' },
  });
  const { json } = await runCommand(shop, ordersShow, [orderNumber, '--json']);
  const { payment, history, ...order } = await buyer.api.order(orderId);
  expect(json).toMatchObject({ ...order, payment: { ...payment }, buyer: { email: 'json@example.com' } });
  expect((json as typeof order & { history: unknown }).history).toEqual(
    history.map((move) => ({ ...move, reason: null })),
  );
});

test('one order is shown with what the yard needs to pack and to answer', async () => {
  const buyer = await createBuyer(shop, { email: 'maria.rossi@example.com' });
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await run(ordersPaid, orderNumber);
  const text = (await run(ordersShow, orderNumber)).join('\n');
  for (const value of [
    orderNumber,
    'transfer, paid',
    '· Fanale anteriore sinistro (51 810 268), €79.00',
    'Maria Rossi',
    'maria.rossi@example.com',
    'Via Roma 1, 40121 Bologna (BO), IT',
    '2026-11-20 11:00  paid',
  ])
    expect(text.replaceAll(/ {3,}/g, '  ')).toContain(value);
  expect(text).not.toMatch(/undefined|null|\[object/);
});
