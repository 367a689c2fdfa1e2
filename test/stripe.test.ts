/** Buying by Stripe, also where Stripe is in trouble, and orders that will not be. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { requestTimeoutMs } from '../domain/constants.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { ordersCancel } from '../server/cli/orders/orders-paid.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { runCommand } from './run-command.ts';
import { createBuyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';
import type { Session } from './stripe-account.ts';
import type { Trouble } from './stripe-server.ts';
import { completed, opening, openStripeShop } from './stripe-shop.ts';

const at = await openStripeShop();
const { shop, stripe, passMinutes, sessionsOf, sessionOf, tell, pay, paymentOf } = at;
beforeEach(() => at.begin());
afterAll(() => at.close());

const run = async (command: Command, ...args: string[]) =>
  expect((await runCommand(shop, command, args)).status).toBe(0);

describe('buying', () => {
  test('by card: a page for what was ordered, and the order is paid when Stripe says so', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const session = sessionOf(result);
    expect(result.payment).toEqual({ kind: 'redirect', url: session.url });
    const payment = await paymentOf(result);
    expect(payment).toMatchObject({ provider: 'stripe', reference: session.id, state: 'pending' });

    const { form, key, headers } = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions')!;
    const metadata = { payment_id: payment.id, order_number: result.orderNumber };
    expect(form).toEqual({
      mode: 'payment',
      line_items: {
        0: {
          quantity: '1',
          price_data: {
            currency: 'eur',
            unit_amount: String(payment.amount),
            product_data: { name: result.orderNumber },
          },
        },
      },
      payment_method_types: { 0: 'card' },
      locale: 'it',
      success_url: `http://localhost:3000/cart/success?order=${result.orderNumber}`,
      cancel_url: `http://localhost:3000/cart/fail?order=${result.orderNumber}`,
      expires_at: String(opening.getTime() / 1000 + 61 * 60),
      client_reference_id: payment.id,
      metadata,
      payment_intent_data: { description: result.orderNumber, metadata },
      adaptive_pricing: { enabled: 'false' },
    });
    expect(key).toBe(payment.id);
    expect(headers['stripe-version']).toBe('2026-10-28.endive');
    expect(headers['x-stripe-client-telemetry']).toBeUndefined();

    await pay(result);
    expect(await buyer.api.order(result.orderId)).toMatchObject({
      state: 'paid',
      payment: { method: 'card', state: 'paid', url: null },
      history: [{ state: 'awaiting_payment' }, { state: 'paid' }],
    });
    expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
    await shop.runJobs();
    const mails = shop.mails.filter(({ subject }) => subject.includes(result.orderNumber));
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      `order-confirmation-${result.orderId}`,
      `order-to-ship-${result.orderId}`,
    ]);
  });

  test('by wallet: what was turned on in the dashboard, but nothing that pays days later', async () => {
    const buyer = await createBuyer(shop);
    const result = await buyer.order(await stockPart(shop), 'wallet');
    const { form } = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions')!;
    expect(form).not.toHaveProperty('payment_method_types');
    expect(Object.values(form['excluded_payment_method_types']!)).toContain('sepa_debit');
    await pay(result);
    expect(await buyer.api.order(result.orderId)).toMatchObject({
      state: 'paid',
      payment: { method: 'wallet' },
    });
  });

  test('the same order five times at once is one session', async () => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    const key = randomUUID();
    const results = await Promise.all(Array.from({ length: 5 }, () => buyer.api.checkout(checkout, key)));
    expect(sessionsOf(results[0]!)).toHaveLength(1);
    const page = { kind: 'redirect', url: sessionOf(results[0]!).url };
    expect(results.map(({ payment }) => payment)).toEqual(Array.from({ length: 5 }, () => page));
  });

  test('the sandbox is not there', async () => {
    const { id } = await paymentOf(await (await createBuyer(shop)).order(await stockPart(shop)));
    expect((await shop.visitor().fetch(`/sandbox/pay/${id}`)).status).toBe(404);
  });
});

describe('a Stripe in trouble', () => {
  test.each<[Trouble, string]>([
    [500, 'answers 500'],
    [429, 'has too many calls'],
    ['drop', 'drops the connection'],
    ['lost', 'takes the call and loses the answer'],
  ])('%s: the order stays, and asked for again within its time it can be paid', async (trouble) => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    const key = randomUUID();
    stripe.trouble(trouble);
    await expect(buyer.api.checkout(checkout, key)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
    });
    stripe.trouble(undefined);
    passMinutes(29);
    buyer.token = (await buyer.api.refresh()).token;
    const result = await buyer.api.checkout(checkout, key);
    expect((await buyer.api.orders()).total).toBe(1);
    expect(sessionsOf(result)).toHaveLength(1);
    await pay(result);
    expect((await buyer.api.order(result.orderId)).state).toBe('paid');
  });

  test('one call that goes astray is made again before anybody hears of it', async () => {
    stripe.trouble('drop', 2);
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    expect(sessionsOf(result)).toHaveLength(1);
  });

  test('one that hangs is not waited for longer than the browser waits', async () => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    stripe.trouble('hang');
    const before = stripe.calls.length;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = buyer.api.checkout(checkout, randomUUID()).catch((problem: unknown) => problem);
    await expect.poll(() => stripe.calls.length).toBeGreaterThan(before);
    vi.advanceTimersByTime(requestTimeoutMs - 1_500);
    expect(await answer).toMatchObject({ code: 'unavailable' });
  });

  test('what was paid on a page whose answer was lost is paid, and can be given back', async () => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    stripe.trouble('lost');
    await expect(buyer.api.checkout(checkout, randomUUID())).rejects.toMatchObject({ code: 'unavailable' });
    stripe.trouble(undefined);
    const [order] = (await buyer.api.orders()).orders;
    const result = { orderId: order!.id, orderNumber: order!.orderNumber };
    await pay(result);
    expect((await buyer.api.order(result.orderId)).state).toBe('paid');
    await run(ordersRefund, result.orderNumber, '--yes');
    await shop.runJobs();
    expect((await paymentOf(result)).state).toBe('refunded');
    expect(stripe.account.refunds.at(-1)?.payment_intent).toBe(sessionOf(result).payment_intent);
  });

  test.each<[string, Partial<Session>]>([
    ['without a page', { url: null }],
    ['with a page that is none', { url: 'pay-here' }],
  ])('a session %s is no answer', async (_, overlay) => {
    stripe.overlay(overlay);
    const buyer = await createBuyer(shop);
    await expect(buyer.order(await stockPart(shop))).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('a session that another payment has is no answer', async () => {
    const buyer = await createBuyer(shop);
    stripe.overlay({ id: sessionOf(await buyer.order(await stockPart(shop))).id });
    await expect(buyer.order(await stockPart(shop))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('an order that will not be', () => {
  test('closes its page when its time is over, or the shopkeeper cancels it', async () => {
    const [late, cancelled] = [await createBuyer(shop), await createBuyer(shop)];
    const first = await late.order(await stockPart(shop));
    const second = await cancelled.order(await stockPart(shop));
    await run(ordersCancel, second.orderNumber);
    await shop.runJobs();
    expect([sessionOf(first).status, sessionOf(second).status]).toEqual(['open', 'expired']);
    passMinutes(30);
    await shop.runJobs();
    expect(sessionOf(first).status).toBe('expired');
  });

  test('and was paid meanwhile takes its money, while the part is there', async () => {
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    const session = stripe.account.pay(sessionOf(result).id);
    passMinutes(30);
    // No notice has come: the job is tried again, and would end in the shopkeeper's list.
    await expect(shop.runJobs()).rejects.toThrow('was paid, and no notice of it has been taken');
    expect(session.status).toBe('complete');
    expect(await tell(completed, session)).toBe(200);
    expect((await paymentOf(result)).state).toBe('paid');
    await shop.deps.jobs.send(shop.database.db, 'close-payment', { orderId: result.orderId });
    await shop.runJobs();
  });

  test('closes it later where Stripe does not answer', async () => {
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    passMinutes(30);
    stripe.trouble(429);
    await expect(shop.runJobs()).rejects.toThrow('Too many requests');
    stripe.trouble(undefined);
    // The queue gives it out again later.
    await shop.deps.jobs.send(shop.database.db, 'close-payment', { orderId: result.orderId });
    await shop.runJobs();
    expect(sessionOf(result).status).toBe('expired');
  });

  test('leads nobody to a page that is closed: the same press says that it is over', async () => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    const key = randomUUID();
    await buyer.api.checkout(checkout, key);
    passMinutes(30);
    await shop.runJobs();
    buyer.token = (await buyer.api.refresh()).token;
    await expect(buyer.api.checkout(checkout, key)).rejects.toMatchObject({
      code: 'order_cancelled',
      status: 409,
    });
    await expect(buyer.api.checkout(checkout, randomUUID())).resolves.toHaveProperty('orderNumber');
  });
});
