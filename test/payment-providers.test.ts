/** Several providers at a time: each takes its ways to pay, tells of its own payments, and pays them back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOrder } from '../server/orders/refunding/shopkeeper-refunds.ts';
import type { PaymentProvider } from '../server/payments/provider.ts';
import { createSandbox, signSandboxEvent } from '../server/payments/sandbox.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';
import { openStripeShop, type StripeShop } from './stripe-shop.ts';

let open: StripeShop;
beforeAll(async () => {
  open = await openStripeShop();
  const payments = open.shop.deps.payments as { card: PaymentProvider };
  payments.card = createSandbox(open.shop.deps.config, open.shop.deps.clock);
});
afterAll(() => open.close());

test('a card is the sandbox’s, a wallet Stripe’s, from the page to the refund', async () => {
  const { shop, paymentOf } = open;
  const { config, clock, database, jobs } = shop.deps;
  const buyer = await createBuyer(shop);
  const byCard = await buyer.order(await stockPart(shop), 'card');
  const byWallet = await buyer.order(await stockPart(shop), 'wallet');
  expect(await paymentOf(byCard)).toMatchObject({ provider: 'sandbox', state: 'pending' });
  expect(await paymentOf(byWallet)).toMatchObject({ provider: 'stripe', state: 'pending' });
  expect(open.sessionsOf(byCard)).toEqual([]);

  const { id: reference, amount, currency } = await paymentOf(byCard);
  const event = { id: 'evt_card', type: 'payment.paid', reference, amount, currency } as const;
  const { body, headers } = signSandboxEvent(config, event, clock());
  const notice = { method: 'POST', url: '/api/payments/webhook', headers, payload: body } as const;
  expect((await shop.app.inject(notice)).statusCode).toBe(200);
  await open.pay(byWallet);

  for (const { orderNumber } of [byCard, byWallet])
    expect(await refundOrder(database.db, jobs, orderNumber, clock())).toHaveProperty('cents');
  await shop.runJobs();
  expect((await paymentOf(byCard)).state).toBe('refunded');
  expect((await paymentOf(byWallet)).state).toBe('refunded');
  expect(open.refundsAtStripe(byWallet)).toHaveLength(1);
});

test('a provider tells of its own payments only', async () => {
  const { shop, paymentOf } = open;
  const buyer = await createBuyer(shop);
  const byWallet = await buyer.order(await stockPart(shop), 'wallet');
  const { id: reference, amount, currency } = await paymentOf(byWallet);
  const event = { id: 'evt_wallet', type: 'payment.paid', reference, amount, currency } as const;
  const { body, headers } = signSandboxEvent(shop.deps.config, event, shop.deps.clock());
  const notice = { method: 'POST', url: '/api/payments/webhook', headers, payload: body } as const;
  expect((await shop.app.inject(notice)).json()).toMatchObject({ code: 'not_found' });
  expect((await paymentOf(byWallet)).state).toBe('pending');
});
