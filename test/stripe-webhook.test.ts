/** What Stripe tells the shop: believed when signed, taken once, in any order. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { paymentEvents } from '../server/db/schema/payments.ts';
import { shop as owner } from '../shop.config.ts';
import { createBuyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';
import { eventAbout, signStripe } from './stripe-server.ts';
import { completed, expired, opening, openStripeShop } from './stripe-shop.ts';

const at = await openStripeShop();
const { shop, stripe, setTime, passMinutes, sessionOf, send, tell, paymentOf, moneyBack } = at;
beforeEach(() => at.begin());
afterAll(() => at.close());

test('ten notices at once, of the same event or not, and the end of its time are one payment', async () => {
  for (const id of [`evt_${randomUUID()}`, undefined]) {
    const partId = await stockPart(shop, { quantity: 20 });
    const buyer = await createBuyer(shop);
    const { email } = await buyer.api.me();
    const result = await buyer.order(partId);
    const session = stripe.account.pay(sessionOf(result).id);
    passMinutes(31);
    const [, ...answers] = await Promise.all([
      shop.runJobs(),
      ...Array.from({ length: 10 }, () => tell(completed, session, id)),
    ]);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await stockOf(shop, partId)).toEqual({ onHand: 19, reserved: 0, available: 19 });
    await shop.runJobs();
    const told = shop.mails.filter(({ subject }) => subject.includes(result.orderNumber));
    expect(told.map(({ to }) => to).toSorted()).toEqual([email, owner.email].toSorted());
    expect(await moneyBack(result)).toEqual([]);
    setTime(opening);
  }
});

test('an end that is told before or after the payment does not undo it', async () => {
  for (const isBefore of [true, false]) {
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    const session = stripe.account.pay(sessionOf(result).id);
    const types = isBefore ? [expired, completed] : [completed, expired];
    for (const type of types) expect(await tell(type, session)).toBe(200);
    expect((await paymentOf(result)).state).toBe('paid');
  }
});

test('a page that ran out cancels the order', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const result = await buyer.order(partId);
  expect(await tell(expired, stripe.account.expireSession(sessionOf(result).id))).toBe(200);
  expect(await buyer.api.order(result.orderId)).toMatchObject({
    state: 'cancelled',
    payment: { state: 'failed' },
  });
  expect((await stockOf(shop, partId)).available).toBe(1);
});

test('money that is only promised pays when it comes, and not when it does not', async () => {
  for (const [last, state] of [
    ['checkout.session.async_payment_succeeded', 'paid'],
    ['checkout.session.async_payment_failed', 'failed'],
  ] as const) {
    const result = await (await createBuyer(shop)).order(await stockPart(shop), 'wallet');
    const session = stripe.account.pay(sessionOf(result).id, true);
    expect(await tell(completed, session)).toBe(200);
    expect((await paymentOf(result)).state).toBe('pending');
    expect(await tell(last, session)).toBe(200);
    expect((await paymentOf(result)).state).toBe(state);
  }
});

test('a notice without a good signature is refused before it is read', async () => {
  const result = await (await createBuyer(shop)).order(await stockPart(shop));
  const event = eventAbout(completed, stripe.account.pay(sessionOf(result).id));
  const payload = JSON.stringify(event);
  const sixMinutesAgo = new Date(opening.getTime() - 6 * 60_000);
  for (const [body, signature] of [
    [payload, undefined],
    [payload, 't=1,v1=00'],
    [payload, signStripe(payload, opening, 'whsec_of_somebody_else')],
    [payload, signStripe(payload, sixMinutesAgo)],
    [payload.replace('eur', 'EUR'), signStripe(payload, opening)],
    ['', 't=1'],
  ] as const)
    expect(await send(body, signature)).toEqual({ status: 400, code: 'bad_signature' });
  expect((await paymentOf(result)).state).toBe('pending');
  // The very same one, well signed, is taken.
  expect(await send(payload, signStripe(payload, opening))).toMatchObject({ status: 200 });
  expect((await paymentOf(result)).state).toBe('paid');
});

test('what is signed and no event is bad input', async () => {
  for (const body of ['', 'not json', 'null', '[]', '{}', JSON.stringify(eventAbout(completed, {}))])
    expect(await send(body, signStripe(body, opening))).toEqual({ status: 400, code: 'invalid_body' });
});

test('what others do on the same account is none of the shop’s business', async () => {
  const result = await (await createBuyer(shop)).order(await stockPart(shop));
  const session = stripe.account.pay(sessionOf(result).id);
  const before = await shop.database.db.$count(paymentEvents);
  for (const [type, object] of [
    ['payment_intent.succeeded', { id: 'pi_1', metadata: session.metadata }],
    ['constructor', session],
    [completed, { ...session, id: 'cs_other', client_reference_id: null, metadata: {} }],
    [completed, { ...session, id: 'cs_other', client_reference_id: 'cart 7', metadata: null }],
    [completed, { ...session, id: 'cs_other', metadata: { payment_id: '17' } }],
  ] as const)
    expect(await tell(type, object)).toBe(200);
  expect(await shop.database.db.$count(paymentEvents)).toBe(before);
  expect((await paymentOf(result)).state).toBe('pending');
});

test('a notice is understood by any of the names of its payment', async () => {
  for (const change of [
    { metadata: {} },
    { metadata: null, client_reference_id: null },
    { metadata: {}, id: 'cs_of_an_answer_that_was_lost' },
  ]) {
    const result = await (await createBuyer(shop)).order(await stockPart(shop));
    const session = stripe.account.pay(sessionOf(result).id);
    expect(await tell(completed, { ...session, ...change })).toBe(200);
    expect((await paymentOf(result)).state).toBe('paid');
  }
});

test('another amount, currency or payment pays nothing, and Stripe is let know', async () => {
  const result = await (await createBuyer(shop)).order(await stockPart(shop));
  const session = stripe.account.pay(sessionOf(result).id);
  for (const [change, status] of [
    [{ amount_total: 1 }, 400],
    [{ amount_total: null }, 400],
    [{ currency: 'usd' }, 400],
    [{ metadata: { payment_id: randomUUID() } }, 404],
  ] as const) {
    const id = `evt_${randomUUID()}`;
    expect(await tell(completed, { ...session, ...change }, id)).toBe(status);
    expect(await shop.database.db.$count(paymentEvents, eq(paymentEvents.id, id))).toBe(0);
  }
  expect((await paymentOf(result)).state).toBe('pending');
});
