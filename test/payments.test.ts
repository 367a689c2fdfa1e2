import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckoutResult } from '../domain/contract/checkout-result.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { paymentEvents, payments } from '../server/db/schema/payments.ts';
import { cancelOrder } from '../server/orders/lifecycle/cancel-order.ts';
import type { PaymentProvider } from '../server/payments/provider.ts';
import { type SandboxEvent, signSandboxEvent } from '../server/payments/sandbox.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const goodCard = '4242 4242 4242 4242';

const paymentOf = async ({ orderId }: CheckoutResult) => {
  const [payment] = await shop.database.db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment!;
};

/** An event about an order's payment, as the provider would make it. */
const eventOf = async (result: CheckoutResult, change: Partial<SandboxEvent> = {}): Promise<SandboxEvent> => {
  const { reference, amount, currency } = await paymentOf(result);
  return { id: `evt_${randomUUID()}`, type: 'payment.paid', reference, amount, currency, ...change };
};

const deliver = (event: SandboxEvent, change: { headers?: Record<string, string>; body?: string } = {}) => {
  const { body, headers } = signSandboxEvent(shop.deps.config, event, shop.deps.clock());
  return shop.visitor().fetch('/api/payments/webhook', {
    method: 'POST',
    headers: change.headers ?? headers,
    body: change.body ?? body.toString(),
  });
};

describe('the sandbox', () => {
  test('a paid order is the buyer’s before the browser is back, and the mail follows', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const answer = await payByCard(buyer, result, goodCard);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/cart/success?order=${result.orderNumber}`);
    expect(await buyer.api.order(result.orderId)).toMatchObject({
      state: 'paid',
      purchasedAt: '2026-11-20T10:00:00.000Z',
      items: [{ returnableUntil: '2026-12-04T22:59:59.999Z' }],
      payment: { state: 'paid', url: null },
      history: [{ state: 'awaiting_payment' }, { state: 'paid' }],
    });
    expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
    expect(await buyer.api.part(partId)).toMatchObject({ quantity: 0, isKept: false });

    await shop.runJobs();
    await shop.runJobs();
    const mails = shop.mails.filter((mail) => mail.subject.includes(result.orderNumber));
    // The buyer's, and the yard's.
    expect(mails.map(({ messageId }) => messageId)).toEqual([
      `order-confirmation-${result.orderId}`,
      `order-to-ship-${result.orderId}`,
    ]);
    expect(mails[0]?.text).toContain('Fanale anteriore sinistro (51 810 268)');
  });

  test('a notice that the shop could not take is sent again', async () => {
    const buyer = await createBuyer(shop);
    const result = await buyer.order(await stockPart(shop));
    const { pool } = shop.database;
    await pool.query(`
      create sequence notices;
      create function refuse_two() returns trigger language plpgsql as
        $$ begin if nextval('notices') <= 2 then raise exception 'the disk is full'; end if; return new; end $$;
      create trigger refuse_two before insert on payment_events for each row execute function refuse_two()`);
    try {
      const answer = await payByCard(buyer, result, goodCard);
      expect(answer.headers.get('location')).toBe(`/cart/success?order=${result.orderNumber}`);
    } finally {
      await pool.query('drop function refuse_two cascade; drop sequence notices');
    }
    expect((await paymentOf(result)).state).toBe('paid');
  });

  test.each([
    ['declined', '4000 0000 0000 0002'],
    ['without funds', '4000000000009995'],
  ])('after a card %s the part is for sale again', async (_, card) => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const answer = await payByCard(buyer, result, card);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/cart/fail?order=${result.orderNumber}`);
    expect(await buyer.api.order(result.orderId)).toMatchObject({
      state: 'cancelled',
      payment: { state: 'failed' },
    });
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
    await expect(buyer.order(partId)).resolves.toHaveProperty('orderNumber');
  });

  test('an unknown or missing number shows the form again with a sentence', async () => {
    const buyer = await createBuyer(shop);
    const result = await buyer.order(await stockPart(shop));
    for (const card of ['1234', '', 'constructor']) {
      const answer = await payByCard(buyer, result, card);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('aria-describedby="card-problem"');
    }
    expect((await payByCard(buyer, result, goodCard)).status).toBe(303);
  });

  test('its page speaks the order’s language and is not kept', async () => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    const answer = await buyer.fetch('/api/checkout?lang=en', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(checkout),
    });
    const result = (await answer.json()) as CheckoutResult;
    const url = result.payment.kind === 'redirect' ? result.payment.url : '';
    const page = await buyer.fetch(url);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    const text = await page.text();
    expect(text).toContain('<html lang="en">');
    expect(text).toContain(result.orderNumber);
    expect(text).not.toMatch(/<script|style=/);
    expect((await payByCard(buyer, result, goodCard)).headers.get('location')).toBe(
      `/en/cart/success?order=${result.orderNumber}`,
    );
  });

  test('a checkout that is asked again once it was paid is answered with the order, and no way to pay', async () => {
    const buyer = await createBuyer(shop);
    const checkout = await buyer.checkoutFor(await stockPart(shop));
    const ask = async (key: string) =>
      buyer.fetch('/api/checkout?lang=it', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${buyer.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(checkout),
      });
    const key = randomUUID();
    const first = await ask(key);
    expect(first.status).toBe(201);
    const result = (await first.json()) as CheckoutResult;
    await payByCard(buyer, result, goodCard);
    const again = await ask(key);
    expect(again.status).toBe(200);
    const order = await buyer.api.order(result.orderId);
    expect(await again.json()).toEqual({
      orderId: result.orderId,
      orderNumber: result.orderNumber,
      payment: { kind: 'paid', order },
    });
    expect(order.state).toBe('paid');
  });

  test('a form that is sent twice at once pays once', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const answers = await Promise.all([
      payByCard(buyer, result, goodCard),
      payByCard(buyer, result, goodCard),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([303, 303]);
    expect((await buyer.api.order(result.orderId)).history).toHaveLength(2);
  });

  test('a payment that is unknown has no page', async () => {
    for (const id of [randomUUID(), 'x']) {
      expect((await shop.visitor().fetch(`/sandbox/pay/${id}`)).status).toBe(404);
    }
  });
});

describe('the webhook', () => {
  test('a second notice of the same payment changes nothing', async () => {
    const partId = await stockPart(shop, { quantity: 3 });
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const event = await eventOf(result);
    expect((await deliver(event)).status).toBe(200);
    expect((await deliver(event)).status).toBe(200);
    expect((await deliver({ ...event, id: `evt_${randomUUID()}` })).status).toBe(200);
    expect(await stockOf(shop, partId)).toEqual({ onHand: 2, reserved: 0, available: 2 });
    expect((await buyer.api.order(result.orderId)).history).toHaveLength(2);
  });

  test('ten notices at once, of the same event or not, are one payment', async () => {
    for (const isSameEvent of [true, false]) {
      const partId = await stockPart(shop, { quantity: 20 });
      const buyer = await createBuyer(shop);
      const result = await buyer.order(partId);
      const event = await eventOf(result);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () =>
          deliver(isSameEvent ? event : { ...event, id: `evt_${randomUUID()}` }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(await stockOf(shop, partId)).toEqual({ onHand: 19, reserved: 0, available: 19 });
      await shop.runJobs();
      const mails = shop.mails.filter((mail) => mail.subject.includes(result.orderNumber));
      expect(mails.map(({ messageId }) => messageId)).toEqual([
        `order-confirmation-${result.orderId}`,
        `order-to-ship-${result.orderId}`,
      ]);
    }
  });

  test('without a good signature is refused before anything is looked at', async () => {
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    const event = await eventOf(result);
    const { headers } = signSandboxEvent(shop.deps.config, event, shop.deps.clock());
    const old = signSandboxEvent(shop.deps.config, event, new Date('2026-11-20T09:54:00Z'));
    for (const change of [
      { headers: { 'content-type': 'application/json' } },
      { headers: {} },
      { headers: { ...headers, 'smonto-signature': 't=1,v1=00' } },
      { headers: old.headers },
      { body: JSON.stringify({ ...event, amount: 1 }) },
      { body: 'not json' },
    ] as { headers?: Record<string, string>; body?: string }[]) {
      const answer = await deliver(event, change);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'bad_signature' });
    }
    expect((await paymentOf(result)).state).toBe('pending');
  });

  test('with another amount, currency or payment pays nothing', async () => {
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    for (const change of [{ amount: 1 }, { currency: 'USD' }, { reference: randomUUID() }]) {
      const event = await eventOf(result, change);
      const answer = await deliver(event);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await shop.database.db.$count(paymentEvents, eq(paymentEvents.id, event.id))).toBe(0);
    }
    expect((await paymentOf(result)).state).toBe('pending');
  });
});

describe('a reservation', () => {
  const passMinutes = async (minutes: number, act: () => Promise<void>) => {
    const now = shop.deps.clock();
    shop.setTime(new Date(now.getTime() + minutes * 60_000));
    await act();
    shop.setTime(now);
  };

  test('is over after 30 minutes: the order is cancelled, the part for sale again', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    await passMinutes(29, () => shop.runJobs());
    expect((await stockOf(shop, partId)).available).toBe(1 - 1);
    await passMinutes(30, () => shop.runJobs());
    expect((await stockOf(shop, partId)).available).toBe(1);
    expect((await buyer.api.order(result.orderId)).state).toBe('cancelled');
    expect((await buyer.api.quote({ orderItems: [{ partId, quantity: 1 }] })).discount).toBe(1185);
  });

  test('by bank transfer lasts three working days', async () => {
    const partId = await stockPart(shop);
    await (await createBuyer(shop)).order(partId, 'bank_transfer');
    await passMinutes(5 * 24 * 60, () => shop.runJobs());
    expect((await stockOf(shop, partId)).available).toBe(0);
    await passMinutes(5.6 * 24 * 60, () => shop.runJobs());
    expect((await stockOf(shop, partId)).available).toBe(1);
  });

  test('a payment that comes late is honoured while the part is there', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    await passMinutes(31, () => shop.runJobs());
    expect((await deliver(await eventOf(result))).status).toBe(200);
    expect((await buyer.api.order(result.orderId)).state).toBe('paid');
    expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
  });

  test('a payment that comes when the part is gone is marked to be given back', async () => {
    const partId = await stockPart(shop);
    const late = await createBuyer(shop);
    const result = await late.order(partId);
    await passMinutes(31, () => shop.runJobs());
    await (await createBuyer(shop)).order(partId);
    expect((await deliver(await eventOf(result))).status).toBe(200);
    expect((await paymentOf(result)).state).toBe('to_refund');
    expect((await late.api.order(result.orderId)).state).toBe('cancelled');
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 1, available: 0 });
  });

  test('a payment for an order that the shopkeeper cancelled is given back, though the part is there', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const { db } = shop.database;
    await cancelOrder(db, shop.deps.jobs, result.orderNumber, shop.deps.clock());
    expect((await deliver(await eventOf(result))).status).toBe(200);
    expect((await buyer.api.order(result.orderId)).state).toBe('cancelled');
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
    await shop.runJobs();
    expect((await paymentOf(result)).state).toBe('refunded');
  });

  test('an order that is cancelled while its page is made leads nobody there, and the page is closed', async () => {
    const closed: string[] = [];
    const provider = shop.deps.payments.card as {
      -readonly [Name in keyof PaymentProvider]: PaymentProvider[Name];
    };
    const { createPayment } = provider;
    provider.closePayment = async (reference) => void closed.push(reference);
    provider.createPayment = async (request) => {
      await cancelOrder(shop.database.db, shop.deps.jobs, request.orderNumber, shop.deps.clock());
      // Its own job comes too early: there is no page yet.
      await shop.runJobs();
      return createPayment(request);
    };
    try {
      const buyer = await createBuyer(shop);
      await expect(buyer.order(await stockPart(shop))).rejects.toMatchObject({ code: 'order_cancelled' });
      await shop.runJobs();
      expect(closed).toHaveLength(1);
    } finally {
      provider.createPayment = createPayment;
      delete provider.closePayment;
    }
  });

  test('two welcome discounts are never both paid, whichever payment comes first', async () => {
    const partId = await stockPart(shop, { quantity: 9 });
    for (const isSecondFirst of [false, true]) {
      const buyer = await createBuyer(shop);
      const first = await buyer.order(partId);
      const now = shop.deps.clock();
      shop.setTime(new Date(now.getTime() + 31 * 60_000));
      await shop.runJobs();
      buyer.token = (await buyer.api.refresh()).token;
      const second = await buyer.order(partId);
      expect((await paymentOf(second)).amount).toBe((await paymentOf(first)).amount);
      const [soon, late] = isSecondFirst ? [second, first] : [first, second];
      await deliver(await eventOf(soon));
      await deliver(await eventOf(late));
      expect([(await paymentOf(first)).state, (await paymentOf(second)).state]).toEqual([
        'to_refund',
        'paid',
      ]);
      expect((await buyer.api.order(first.orderId)).state).toBe('cancelled');
      shop.setTime(now);
    }
  });

  test('a payment that comes when the price has changed is given back, and the part stays', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    await passMinutes(31, () => shop.runJobs());
    await shop.database.db
      .update(parts)
      .set({ price: 9900, discountedPrice: 9900 })
      .where(eq(parts.id, partId));
    expect((await deliver(await eventOf(result))).status).toBe(200);
    expect((await paymentOf(result)).state).toBe('to_refund');
    expect((await buyer.api.order(result.orderId)).state).toBe('cancelled');
    expect(await stockOf(shop, partId)).toEqual({ onHand: 1, reserved: 0, available: 1 });
  });

  test('a page to pay on is over a day after its order was cancelled', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    const url = result.payment.kind === 'redirect' ? result.payment.url : '';
    await passMinutes(31, () => shop.runJobs());
    await passMinutes(24 * 60 - 1, async () => {
      expect((await buyer.fetch(url)).status).toBe(200);
    });
    await passMinutes(24 * 60, async () => {
      for (const answer of [await buyer.fetch(url), await payByCard(buyer, result, goodCard)]) {
        expect(answer.status).toBe(303);
        expect(answer.headers.get('location')).toBe(`/cart/fail?order=${result.orderNumber}`);
      }
    });
    expect((await paymentOf(result)).state).toBe('pending');
    expect((await buyer.api.order(result.orderId)).state).toBe('cancelled');
  });

  test('a payment and the end of its time at the same moment sell the part once', async () => {
    const partId = await stockPart(shop);
    const buyer = await createBuyer(shop);
    const result = await buyer.order(partId);
    await passMinutes(31, async () => {
      await Promise.all([shop.runJobs(), deliver(await eventOf(result))]);
    });
    expect((await buyer.api.order(result.orderId)).state).toBe('paid');
    expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
  });
});
