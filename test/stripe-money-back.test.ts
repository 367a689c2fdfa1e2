/** Money that goes back by Stripe: as much as is due, once, whatever happens on the way. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CheckoutResult } from '../domain/contract/checkout-result.ts';
import { retryStrandedRefunds } from '../server/orders/refunding/failed-refunds.ts';
import type { RefundRequest } from '../server/payments/provider.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { returnsReceive } from '../server/cli/returns/returns-receive.ts';
import { returnsRefund } from '../server/cli/returns/returns-refund.ts';
import { shop as owner } from '../shop.config.ts';
import { runCommand } from './run-command.ts';
import { createBuyer, type Buyer } from './people.ts';
import { stockPart } from './stock-part.ts';
import { intentOf } from './stripe-account.ts';
import type { Trouble } from './stripe-server.ts';
import { completed, openStripeShop } from './stripe-shop.ts';

const at = await openStripeShop();
const { shop, stripe, passMinutes, sessionOf, tell, pay, paymentOf, moneyBack, refundsAtStripe } = at;
beforeEach(() => at.begin());
afterAll(() => at.close());

type Asked = Omit<RefundRequest, 'refundId'> & { readonly id: string };

const run = async (command: Command, ...args: string[]) =>
  expect((await runCommand(shop, command, args)).status).toBe(0);

/** A paid order of one piece of each of two parts. */
async function paidOrder(buyer: Buyer): Promise<CheckoutResult> {
  const [one, other] = [await stockPart(shop), await stockPart(shop, { price: 4_000 })];
  const orderItems = [one, other].map((partId) => ({ partId, quantity: 1 }));
  const result = await buyer.api.checkout(await buyer.checkoutFor(one, { orderItems }), randomUUID());
  await pay(result);
  return result;
}

test('what was given back is paid back, and then the rest, each under its own key', async () => {
  const buyer = await createBuyer(shop);
  const result = await paidOrder(buyer);
  const order = await buyer.api.order(result.orderId);
  await buyer.account.returnItem(order.id, order.items[0]!.id, {});
  await run(returnsReceive, order.orderNumber);
  await run(returnsRefund, order.orderNumber, '--yes');
  await shop.runJobs();
  expect((await paymentOf(result)).state).toBe('paid');
  await run(ordersRefund, order.orderNumber, '--yes');
  await shop.runJobs();
  expect((await paymentOf(result)).state).toBe('refunded');

  const given = await moneyBack(result);
  expect(given).toHaveLength(2);
  const atStripe = refundsAtStripe(result).map(({ id, amount, metadata }) => [
    metadata['refund_id'],
    [id, amount],
  ]);
  expect(Object.fromEntries(atStripe)).toEqual(
    Object.fromEntries(given.map(({ id, reference, amount }) => [id, [reference, amount]])),
  );
  expect(given.reduce((total, { amount }) => total + amount, 0)).toBe(order.finalPrice);
  const keys = stripe.calls.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(given.map(({ id }) => id)));
});

test.each<Trouble>([500, 429, 'drop', 'lost'])(
  'money goes back once where Stripe was in trouble: %s',
  async (what) => {
    const result = await paidOrder(await createBuyer(shop));
    await run(ordersRefund, result.orderNumber, '--yes');
    stripe.trouble(what);
    await expect(shop.runJobs()).rejects.toThrow();
    expect((await paymentOf(result)).state).toBe('paid');
    stripe.trouble(undefined);
    await askAgain(result);
    expect((await paymentOf(result)).state).toBe('refunded');
    expect(refundsAtStripe(result)).toHaveLength(1);
  },
);

test.each<[string, (refund: Asked) => Promise<void>]>([
  [
    'and Stripe was not sure of it',
    async () => {
      stripe.trouble('unsure', 1);
      await expect(shop.runJobs()).rejects.toThrow('unknown error');
    },
  ],
  [
    'a day before it was heard of',
    async ({ id: refundId, ...refund }) => {
      // The shop died with the answer.
      await shop.deps.payments.card.refundPayment({ refundId, ...refund });
      passMinutes(25 * 60);
      stripe.forgetKeys();
    },
  ],
])('money of one piece that went back, %s, does not go back again', async (_, happen) => {
  const buyer = await createBuyer(shop);
  const result = await paidOrder(buyer);
  const order = await buyer.api.order(result.orderId);
  await buyer.account.returnItem(order.id, order.items[1]!.id, {});
  await run(returnsReceive, order.orderNumber);
  await run(returnsRefund, order.orderNumber, '--yes');
  const [refund] = await moneyBack(result);
  const { reference, currency } = await paymentOf(result);
  await happen({ id: refund!.id, reference, currency, amount: refund!.amount });
  expect(refundsAtStripe(result)).toHaveLength(1);
  await askAgain(result);
  expect(refundsAtStripe(result)).toHaveLength(1);
  expect((await moneyBack(result))[0]).toMatchObject({
    state: 'done',
    reference: refundsAtStripe(result)[0]?.id,
  });
});

test.each(['failed', 'canceled', 'requires_action'])(
  'money of which Stripe says %s has not gone back',
  async (status) => {
    const result = await paidOrder(await createBuyer(shop));
    await run(ordersRefund, result.orderNumber, '--yes');
    stripe.account.refundStatus = status;
    await expect(shop.runJobs()).rejects.toThrow(new RegExp(`is ${status}$`));
    expect((await moneyBack(result)).map(({ state }) => state)).toEqual(['asked']);
  },
);

test('money that comes back to the shop is owed again, and goes out once more', async () => {
  const result = await paidOrder(await createBuyer(shop));
  await run(ordersRefund, result.orderNumber, '--yes');
  await shop.runJobs();
  const [first] = refundsAtStripe(result);
  first!.status = 'failed';
  // Stripe tells it under several names, each of them more than once.
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
    for (const id of [`evt_1_${type}`, `evt_1_${type}`, `evt_2_${type}`])
      expect(await tell(type, first!, id)).toBe(200);
  expect((await moneyBack(result)).map(({ state }) => state)).toEqual(['asked']);
  expect((await paymentOf(result)).state).toBe('paid');
  // The shop hears of it, once however often Stripe tells, and by the piece that it was for.
  await shop.runJobs();
  const [told, ...others] = shop.mails.filter(({ messageId }) => messageId.startsWith('refund-failed-'));
  expect(others).toEqual([]);
  expect(told).toMatchObject({ to: owner.email });
  expect(told?.subject).toContain(result.orderNumber);
  expect(told?.text).toMatch(/Codice: SKU-\d+/);
  expect(told?.text).toContain(`orders confirm-refund ${result.orderNumber}`);

  // Stripe keeps keys for a day at least, and may know the first one's still.
  passMinutes(25 * 60);
  await retryStrandedRefunds(shop.deps);
  await shop.runJobs();
  expect((await moneyBack(result)).map(({ state }) => state)).toEqual(['done']);
  expect((await paymentOf(result)).state).toBe('refunded');
  expect(refundsAtStripe(result).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  // A mail program shows two mails of one name as one.
  const [refund] = await moneyBack(result);
  const toBuyer = shop.mails.filter(({ messageId }) => messageId.startsWith(`refund-${refund?.id}`));
  expect(toBuyer.map(({ messageId }) => messageId)).toEqual([
    `refund-${refund?.id}`,
    `refund-${refund?.id}-2`,
  ]);
  expect(toBuyer.map(({ text }) => text.includes('Un primo tentativo'))).toEqual([false, true]);
  // What is told late of the first one is not about the second.
  expect(await tell('refund.failed', first!, 'evt_late')).toBe(200);
  expect((await paymentOf(result)).state).toBe('refunded');
});

test('a refund that is on its way, or that the shop never made, changes nothing', async () => {
  const result = await paidOrder(await createBuyer(shop));
  await run(ordersRefund, result.orderNumber, '--yes');
  await shop.runJobs();
  const [refund] = refundsAtStripe(result);
  for (const change of [
    { status: 'pending' },
    { status: 'succeeded' },
    { status: null },
    { status: 'failed', metadata: {} },
    { status: 'failed', metadata: { refund_id: randomUUID() } },
    { status: 'failed', id: 're_other' },
  ])
    expect(await tell('refund.updated', { ...refund, ...change })).toBe(200);
  expect((await paymentOf(result)).state).toBe('refunded');
});

test('a payment is found where Stripe tells it as an object, and missed where it tells none', async () => {
  const result = await paidOrder(await createBuyer(shop));
  await run(ordersRefund, result.orderNumber, '--yes');
  stripe.overlay({ payment_intent: null });
  await expect(shop.runJobs()).rejects.toThrow('has taken no money');
  stripe.overlay({
    payment_intent: { id: intentOf(sessionOf(result)) ?? '', object: 'payment_intent' },
  });
  await askAgain(result);
  expect((await paymentOf(result)).state).toBe('refunded');
});

test('a payment that comes when the part is gone goes back by itself', async () => {
  const partId = await stockPart(shop);
  const result = await (await createBuyer(shop)).order(partId);
  const session = stripe.account.pay(sessionOf(result).id);
  passMinutes(31);
  // The page cannot be closed: it was paid, and the notice is late.
  await expect(shop.runJobs()).rejects.toThrow('no notice of it has been taken');
  await (await createBuyer(shop)).order(partId);
  expect(await tell(completed, session)).toBe(200);
  await shop.runJobs();
  expect((await paymentOf(result)).state).toBe('refunded');
  expect(refundsAtStripe(result).map(({ amount }) => amount)).toEqual([session.amount_total]);
});

/** The queue gives a job that failed out again later. */
async function askAgain(result: CheckoutResult): Promise<void> {
  for (const { id } of await moneyBack(result))
    await shop.deps.jobs.send(shop.database.db, 'refund-payment', { refundId: id });
  await shop.runJobs();
}
