/** Money goes back: for what was given back, for orders that will not be, for payments that came too late. Never twice. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Order } from '../domain/contract/orders.ts';
import { payments, refunds } from '../server/db/schema/payments.ts';
import type { PaymentProvider, RefundRequest } from '../server/payments/provider.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { ordersCancel } from '../server/cli/orders/orders-paid.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { ordersShip } from '../server/cli/orders/orders-ship.ts';
import { returnsList } from '../server/cli/returns/returns-list.ts';
import { returnsReceive } from '../server/cli/returns/returns-receive.ts';
import { returnsRefund } from '../server/cli/returns/returns-refund.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard, type Buyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
let asked: RefundRequest[] = [];
beforeAll(async () => {
  shop = await openShop();
  const provider = shop.deps.payments.card as { refundPayment: PaymentProvider['refundPayment'] };
  const { refundPayment } = provider;
  provider.refundPayment = (request) => {
    asked.push(request);
    return refundPayment(request);
  };
});
afterAll(() => shop.close());

async function run(command: Command, ...args: string[]): Promise<string> {
  const { status, lines } = await runCommand(shop, command, args);
  expect(status).toBe(0);
  return lines.join('\n');
}

/** A paid order of one piece of each of two parts. */
async function paidOrder(buyer: Buyer, method: 'card' | 'bank_transfer' = 'card'): Promise<Order> {
  const [one, other] = [await stockPart(shop), await stockPart(shop, { price: 4_000 })];
  const checkout = await buyer.checkoutFor(one, {
    orderItems: [
      { partId: one, quantity: 1 },
      { partId: other, quantity: 1 },
    ],
    paymentMethod: method,
  });
  const result = await buyer.api.checkout(checkout, randomUUID());
  if (method === 'card') await payByCard(buyer, result, '4242424242424242');
  else await run(ordersPaid, result.orderNumber);
  return buyer.api.order(result.orderId);
}

const giveBack = (buyer: Buyer, order: Order, nth: number) =>
  buyer.account.returnItem(order.id, order.items[nth - 1]!.id, {});
const moneyBack = async (order: Order) =>
  (await shop.database.db.select().from(refunds).where(eq(refunds.orderId, order.id))).toSorted(
    (one, other) => one.askedAt.getTime() - other.askedAt.getTime() || one.amount - other.amount,
  );
const mailsAbout = (order: Order, word: RegExp) =>
  shop.mails.filter(({ subject }) => subject.includes(order.orderNumber) && word.test(subject));
const onHand = async (order: Order) =>
  Promise.all(order.items.map(async ({ partId }) => (await stockOf(shop, partId)).onHand));

test('what was given back arrives, is for sale again, and is paid back item by item, to the cent', async () => {
  asked = [];
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  expect(order.discount).toBeGreaterThan(0);
  const number = order.orderNumber;
  await giveBack(buyer, order, 2);
  expect(await run(returnsList)).toMatch(new RegExp(`${number} +2 +2026-11-20 +to come`));
  await expect(run(returnsRefund, number, '--yes')).rejects.toThrow(/Nothing .* has arrived/);
  await expect(run(returnsReceive, number, '1')).rejects.toThrow(/on its way back/);
  expect(await run(returnsReceive, number, '2')).toContain('1 item');
  expect(await onHand(order)).toEqual([0, 1]);
  expect(await run(returnsList)).toMatch(new RegExp(`${number} +2 +2026-11-20 +to refund`));
  await run(returnsRefund, number, '--yes');
  await shop.runJobs();
  expect((await buyer.api.order(order.id)).items.map(({ state }) => state)).toEqual(['ordered', 'refunded']);
  expect((await buyer.api.order(order.id)).payment.state).toBe('paid');

  await giveBack(buyer, order, 1);
  await run(returnsReceive, number);
  await run(returnsRefund, number, '--yes');
  await shop.runJobs();
  const after = await buyer.api.order(order.id);
  expect([after.state, after.payment.state]).toEqual(['refunded', 'refunded']);
  expect(await onHand(order)).toEqual([1, 1]);
  const given = await moneyBack(order);
  expect(given.map(({ state, reason }) => [state, reason])).toEqual([
    ['done', 'withdrawal'],
    ['done', 'withdrawal'],
  ]);
  // All of it, shipping and the share of the discount included, and not a cent more.
  expect(given.reduce((total, { amount }) => total + amount, 0)).toBe(order.finalPrice);
  expect(asked.map(({ refundId }) => refundId).toSorted()).toEqual(given.map(({ id }) => id).toSorted());
  expect(mailsAbout(order, /rimborso/)).toHaveLength(2);
  expect(await run(returnsList)).not.toContain(number);
});

test('two shopkeepers at once pay an item back once', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  await giveBack(buyer, order, 1);
  const receive = () => runCommand(shop, returnsReceive, [order.orderNumber]);
  await Promise.allSettled([receive(), receive(), receive()]);
  expect((await onHand(order))[0]).toBe(1);
  const refund = () => runCommand(shop, returnsRefund, [order.orderNumber, '--yes']);
  await Promise.allSettled([refund(), refund(), refund()]);
  expect(await moneyBack(order)).toHaveLength(1);
});

test('a paid order is refunded whole: what is in the yard is for sale again', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  await giveBack(buyer, order, 1);
  await run(returnsReceive, order.orderNumber);
  await run(returnsRefund, order.orderNumber, '--yes');
  expect(await run(ordersRefund, order.orderNumber, '--yes')).toContain('for sale again');
  expect(await run(ordersRefund, order.orderNumber, '--yes')).toContain('nothing has changed');
  await shop.runJobs();
  expect(await onHand(order)).toEqual([1, 1]);
  const given = await moneyBack(order);
  expect(given.reduce((total, { amount }) => total + amount, 0)).toBe(order.finalPrice);
  expect(await buyer.api.order(order.id)).toMatchObject({
    state: 'refunded',
    payment: { state: 'refunded' },
  });
});

test('a piece that cost nothing is given back after all of the money has gone', async () => {
  const buyer = await createBuyer(shop);
  const [one, free] = [await stockPart(shop), await stockPart(shop, { price: 4_000, discount: 100 })];
  const orderItems = [one, free].map((partId) => ({ partId, quantity: 1 }));
  const result = await buyer.api.checkout(await buyer.checkoutFor(one, { orderItems }), randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const order = await buyer.api.order(result.orderId);
  for (const nth of [1, 2]) {
    await giveBack(buyer, order, nth);
    await run(returnsReceive, order.orderNumber);
    await run(returnsRefund, order.orderNumber, '--yes');
    await shop.runJobs();
  }
  expect(await buyer.api.order(order.id)).toMatchObject({
    state: 'refunded',
    payment: { state: 'refunded' },
  });
  expect((await moneyBack(order)).reduce((total, { amount }) => total + amount, 0)).toBe(order.finalPrice);
});

test('pieces that have left are not for sale, though they are paid back', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  await run(ordersShip, order.orderNumber, 'BRT', '12345');
  expect(await run(ordersRefund, order.orderNumber, '--yes')).toContain('have left');
  expect(await onHand(order)).toEqual([0, 0]);
});

test('money of a transfer goes back by the shopkeeper’s hand: no provider is asked', async () => {
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer, 'bank_transfer');
  expect(await run(ordersRefund, order.orderNumber, '--yes')).toContain('by your own transfer');
  await shop.runJobs();
  const given = await moneyBack(order);
  expect(given.map(({ state, amount }) => [state, amount])).toEqual([['done', order.finalPrice]]);
  expect(asked.map(({ refundId }) => refundId)).not.toContain(given[0]?.id);
  expect((await buyer.api.order(order.id)).payment.state).toBe('refunded');
  expect(mailsAbout(order, /rimborso/)[0]?.text).toContain('bonifico');
});

test('a payment that comes when the part is gone goes back by itself, and the buyer hears why', async () => {
  const partId = await stockPart(shop);
  const late = await createBuyer(shop);
  const result = await late.order(partId);
  const now = shop.deps.clock();
  onTestFinished(() => shop.setTime(now));
  shop.setTime(new Date(now.getTime() + 31 * 60_000));
  await shop.runJobs();
  await (await createBuyer(shop)).order(partId);
  await payByCard(late, result, '4242424242424242');
  await shop.runJobs();
  late.token = (await late.api.refresh()).token;
  const order = await late.api.order(result.orderId);
  expect([order.state, order.payment.state]).toEqual(['cancelled', 'refunded']);
  expect((await moneyBack(order)).map(({ reason, state, amount }) => [reason, state, amount])).toEqual([
    ['late_payment', 'done', order.finalPrice],
  ]);
  expect(mailsAbout(order, /rimborso/)[0]?.text).toContain('di qualcun altro');
});

test('a provider that does not answer is asked again under the same name, and gives it back once', async () => {
  const provider = shop.deps.payments.card as { refundPayment: PaymentProvider['refundPayment'] };
  const { refundPayment } = provider;
  onTestFinished(() => void (provider.refundPayment = refundPayment));
  const names: string[] = [];
  let isDown = true;
  provider.refundPayment = async (request) => {
    names.push(request.refundId);
    if (isDown) throw new Error('no connection');
    return refundPayment(request);
  };
  const buyer = await createBuyer(shop);
  const order = await paidOrder(buyer);
  await run(ordersRefund, order.orderNumber, '--yes');
  await expect(shop.runJobs()).rejects.toThrow('no connection');
  expect((await moneyBack(order))[0]?.state).toBe('asked');
  expect((await buyer.api.order(order.id)).payment.state).toBe('paid');
  isDown = false;
  // The queue gives it out again later; the same job twice is the same refund.
  const [refund] = await moneyBack(order);
  for (let time = 0; time < 2; time++) {
    await shop.deps.jobs.send(shop.database.db, 'refund-payment', { refundId: refund!.id });
    await shop.runJobs();
  }
  expect(new Set(names)).toEqual(new Set([refund!.id]));
  expect(names).toHaveLength(2);
  expect((await buyer.api.order(order.id)).payment.state).toBe('refunded');
  expect(mailsAbout(order, /rimborso/)).toHaveLength(1);
});

test('an order that is not paid is cancelled, its pieces are free, and the buyer is told; a paid one is not', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.order(partId, 'bank_transfer');
  await expect(run(ordersRefund, orderNumber, '--yes')).rejects.toThrow(/is not paid/);
  expect(await run(ordersCancel, orderNumber)).toContain('is cancelled');
  expect(await run(ordersCancel, orderNumber)).toContain('nothing has changed');
  expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
  await shop.runJobs();
  const order = await buyer.api.order(orderId);
  expect(order.state).toBe('cancelled');
  expect(mailsAbout(order, /annullato/)).toHaveLength(1);
  const paid = await paidOrder(buyer);
  await expect(run(ordersCancel, paid.orderNumber)).rejects.toThrow(/is paid: say "orders refund"/);
});

test('a payment for an order that the shopkeeper cancelled goes back, and nobody else is said to have the part', async () => {
  const buyer = await createBuyer(shop);
  const result = await buyer.order(await stockPart(shop));
  await run(ordersCancel, result.orderNumber);
  await payByCard(buyer, result, '4242424242424242');
  await shop.runJobs();
  const order = await buyer.api.order(result.orderId);
  expect([order.state, order.payment.state]).toEqual(['cancelled', 'refunded']);
  const [mail] = mailsAbout(order, /rimborso/);
  expect(mail?.text).toContain('non possiamo darti');
  expect(mail?.text).not.toContain('di qualcun altro');
});

test('nobody pays back without being asked, and nothing is refunded where nobody is there', async () => {
  const order = await paidOrder(await createBuyer(shop));
  await expect(run(ordersRefund, order.orderNumber)).rejects.toThrow(/Nobody is here to be asked/);
  const no = await runCommand(shop, ordersRefund, [order.orderNumber], ['n']);
  expect([no.status, no.lines]).toEqual([2, ['Nothing was changed.']]);
  expect(await moneyBack(order)).toEqual([]);
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(payment?.state).toBe('paid');
});
