import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { idempotencyKeys } from '../server/db/schema/idempotency.ts';
import { sessions } from '../server/db/schema/accounts.ts';
import { createHandlers, startJobs } from '../server/job-handlers.ts';
import { receivePayment } from '../server/orders/paying/pay-order.ts';
import type { PaymentProvider } from '../server/payments/provider.ts';
import { shop as shopConfig } from '../shop.config.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard } from './people.ts';
import { stockPart } from './stock-part.ts';

const { bank } = shopConfig;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the worker sends the confirmation of a paid order by itself', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const worker = await startJobs(own.deps);
  const buyer = await createBuyer(own);
  const result = await buyer.order(await stockPart(own));
  await payByCard(buyer, result, '4242424242424242');
  const named = () => own.mails.map(({ messageId }) => messageId);
  await expect.poll(named).toContain(`order-confirmation-${result.orderId}`);
  await worker.stop();
});

test('who pays by bank transfer is written where to, how much and until when', async () => {
  const buyer = await createBuyer(shop, { email: 'bonifico@example.com', firstName: 'Maria <b>' });
  const { orderId, orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  const ask = () => shop.deps.jobs.send(shop.database.db, 'how-to-pay-mail', { orderId });
  const ofOrder = () => shop.mails.filter(({ messageId }) => messageId === `bank-details-${orderId}`);
  await shop.runJobs();
  const [mail] = ofOrder();
  expect(mail).toMatchObject({
    to: 'bonifico@example.com',
    subject: `Ordine ${orderNumber}: i dati per il bonifico`,
  });
  for (const form of [mail?.text, mail?.html]) {
    const text = form?.replaceAll('\u00a0', ' ');
    for (const value of [bank.iban, bank.holder, orderNumber, '79,05 €', '25 novembre 2026', '51 810 268'])
      expect(text).toContain(value);
  }
  // Anybody may order in somebody else's name.
  for (const form of [mail?.text, mail?.html]) expect(form).not.toContain('Maria');

  const before = ofOrder().length;
  await receivePayment(shop.database.db, shop.deps.jobs, orderNumber, shop.deps.clock());
  await ask();
  await shop.runJobs();
  expect(ofOrder()).toHaveLength(before);
});

test('on the last day who has not paid is reminded once, and nobody else is', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const buyer = await createBuyer(own, { email: 'distratta@example.com' });
  const paid = await buyer.order(await stockPart(own), 'bank_transfer');
  await receivePayment(own.database.db, own.deps.jobs, paid.orderNumber, own.deps.clock());
  const placed = await buyer.order(await stockPart(own), 'bank_transfer');
  await buyer.order(await stockPart(own), 'card');
  const look = () => createHandlers(own.deps)['remind-of-transfers']({});
  const reminders = async () => {
    await own.deps.jobs.runDue(createHandlers(own.deps));
    return own.mails.filter(({ messageId }) => messageId.startsWith('transfer-reminder'));
  };
  // Ordered on a Friday: kept until the end of Wednesday in Rome.
  own.setTime(new Date('2026-11-25T06:59:00Z'));
  await look();
  expect(await reminders()).toEqual([]);
  own.setTime(new Date('2026-11-25T07:01:00Z'));
  await Promise.all([look(), look()]);
  await look();
  const mails = await reminders();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'distratta@example.com',
    subject: `Ordine ${placed.orderNumber}: aspettiamo il tuo bonifico`,
  });
  expect(mails[0]?.text).toContain(bank.iban);
  own.setTime(new Date('2026-11-25T23:30:00Z'));
  await look();
  expect(await reminders()).toHaveLength(1);
});

test('a mail about paying that a process of the release before ordered, under its old name, is sent', async () => {
  const buyer = await createBuyer(shop);
  const { orderId } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await shop.runJobs();
  const sentNow = shop.mails.length;
  for (const name of ['bank-details-mail', 'transfer-reminder-mail'] as const)
    await shop.deps.jobs.send(shop.database.db, name, { orderId });
  await shop.runJobs();
  expect(shop.mails.slice(sentNow).map(({ messageId }) => messageId)).toEqual([
    `bank-details-${orderId}`,
    `transfer-reminder-${orderId}`,
  ]);
});

test('a job ordered in a transaction that fails is never done', async () => {
  const { orderId } = await (await createBuyer(shop)).order(await stockPart(shop));
  await expect(
    shop.database.db.transaction(async (tx) => {
      await shop.deps.jobs.send(tx, 'order-confirmation-mail', { orderId });
      throw new Error('changed our mind');
    }),
  ).rejects.toThrow('changed our mind');
  await shop.runJobs();
  expect(shop.mails.map((mail) => mail.messageId)).not.toContain(`order-confirmation-${orderId}`);
});

test('what is over is forgotten, what is not stays', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  await (await createBuyer(own)).order(await stockPart(own));
  const { db } = own.database;
  const rows = async () => [await db.$count(sessions), await db.$count(idempotencyKeys)];
  const forget = async (days: number) => {
    own.setTime(new Date(Date.parse('2026-11-20T10:00:00Z') + days * 86_400_000));
    await own.deps.jobs.send(db, 'forget-what-is-over', {});
    await own.runJobs();
    return rows();
  };
  expect(await forget(0.9)).toEqual([1, 1]);
  expect(await forget(1.1)).toEqual([1, 0]);
  expect(await forget(30.1)).toEqual([0, 0]);
});

test('a provider that did not answer is asked again under the same key, for the same order', async () => {
  let isDown = true;
  const provider = shop.deps.payments.card as { createPayment: PaymentProvider['createPayment'] };
  const { createPayment } = provider;
  onTestFinished(() => void (provider.createPayment = createPayment));
  provider.createPayment = async (request) => {
    if (isDown) throw new Error('no connection');
    return createPayment(request);
  };
  const buyer = await createBuyer(shop);
  const checkout = await buyer.checkoutFor(await stockPart(shop));
  const key = randomUUID();
  await expect(buyer.api.checkout(checkout, key)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  isDown = false;
  const result = await buyer.api.checkout(checkout, key);
  expect(result.payment).toMatchObject({ kind: 'redirect' });
  expect((await buyer.api.orders()).total).toBe(1);
});

test('a sign that no database takes is bad input, not a failure', async () => {
  await expect(createBuyer(shop, { firstName: 'Ma\u0000ria' })).rejects.toMatchObject({
    code: 'invalid_body',
  });
});
