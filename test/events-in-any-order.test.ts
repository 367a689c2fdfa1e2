/** What a provider tells, told ten times and in any order, mixed with reservations that run out, comes to the same end. */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderHistory, orders } from '../server/db/schema/orders.ts';
import { payments, refunds } from '../server/db/schema/payments.ts';
import { cancelOverdue } from '../server/orders/paying/unpaid-orders.ts';
import type { PaymentEvent } from '../server/payments/provider.ts';
import { signSandboxEvent } from '../server/payments/sandbox.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, type Buyer } from './people.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
  buyer = await createBuyer(shop);
});
afterAll(() => shop.close());

type Happening = PaymentEvent['type'] | 'time is up';

/** Ten of each, in an order that is drawn, and how many of them happen at once. */
const storms = (kinds: readonly Happening[]) =>
  fc.record({
    happenings: fc.shuffledSubarray(
      kinds.flatMap((kind) => Array<Happening>(10).fill(kind)),
      { minLength: kinds.length * 10 },
    ),
    atOnce: fc.integer({ min: 1, max: 8 }),
  });

/** After any reservation. */
const inFortyMinutes = () => new Date(shop.deps.clock().getTime() + 40 * 60 * 1000);

/** Lets things happen to a new order of the only piece of a part. @returns what has become of it */
async function through(
  happenings: readonly Happening[],
  atOnce: number,
  between?: (partId: number) => Promise<void>,
) {
  const { db } = shop.database;
  const partId = await stockPart(shop);
  const { orderId } = await buyer.order(partId);
  await between?.(partId);
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const happen = async (happening: Happening) => {
    if (happening === 'time is up') return cancelOverdue({ ...shop.deps, clock: inFortyMinutes });
    const { reference, amount, currency } = payment!;
    const event = { id: `evt_${reference}_${happening}`, type: happening, reference, amount, currency };
    const { body, headers } = signSandboxEvent(shop.deps.config, event, shop.deps.clock());
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      headers,
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
  };
  for (let at = 0; at < happenings.length; at += atOnce)
    await Promise.all(happenings.slice(at, at + atOnce).map(happen));
  await shop.runJobs();
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const [after] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const steps = await db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
  return {
    order: order?.state,
    payment: after?.state,
    paidTimes: steps.filter(({ state }) => state === 'paid').length,
    refunds: (await db.select().from(refunds).where(eq(refunds.orderId, orderId))).map(
      ({ amount }) => amount,
    ),
    mails: shop.mails
      .filter(({ messageId }) => messageId.endsWith(orderId))
      .map(({ messageId }) => messageId),
    stock: await stockOf(shop, partId),
    orderId,
    amount: payment?.amount,
  };
}

const runs = { numRuns: 8 };

test('money that came is the order’s, whatever came before or after it', () =>
  fc.assert(
    fc.asyncProperty(
      storms(['payment.paid', 'payment.failed', 'time is up']),
      async ({ happenings, atOnce }) => {
        const end = await through(happenings, atOnce);
        expect(end).toMatchObject({
          order: 'paid',
          payment: 'paid',
          paidTimes: 1,
          refunds: [],
          mails: [`order-confirmation-${end.orderId}`, `order-to-ship-${end.orderId}`],
          stock: { onHand: 0, reserved: 0 },
        });
      },
    ),
    runs,
  ));

test('without any the piece is free again, and nobody is written to', () =>
  fc.assert(
    fc.asyncProperty(storms(['payment.failed', 'time is up']), async ({ happenings, atOnce }) => {
      expect(await through(happenings, atOnce)).toMatchObject({
        order: 'cancelled',
        paidTimes: 0,
        refunds: [],
        mails: [],
        stock: { onHand: 1, reserved: 0 },
      });
    }),
    runs,
  ));

test('where somebody else has the piece by then all of the money goes back, once', () =>
  fc.assert(
    fc.asyncProperty(storms(['payment.paid', 'time is up']), async ({ happenings, atOnce }) => {
      const end = await through(happenings, atOnce, async (partId) => {
        await cancelOverdue({ ...shop.deps, clock: inFortyMinutes });
        const other = await createBuyer(shop);
        await other.order(partId, 'bank_transfer');
      });
      expect(end).toMatchObject({
        order: 'cancelled',
        payment: 'refunded',
        paidTimes: 0,
        refunds: [end.amount],
        stock: { onHand: 1, reserved: 1 },
      });
    }),
    runs,
  ));
