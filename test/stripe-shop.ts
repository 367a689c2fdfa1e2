/** A test's shop whose payments Stripe takes: one of this machine, with the same clock. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CheckoutResult } from '../domain/contract/checkout-result.ts';
import { payments, refunds } from '../server/db/schema/payments.ts';
import { createStripe } from '../server/payments/stripe/create-stripe.ts';
import { openShop } from './open-shop.ts';
import type { Refund, Session } from './stripe-account.ts';
import { eventAbout, openStripeServer, signStripe } from './stripe-server.ts';

/** When every test begins. */
export const opening = new Date('2026-11-20T10:00:00Z');

/** Events about a session. */
export const completed = 'checkout.session.completed';
export const expired = 'checkout.session.expired';

type Ordered = Pick<CheckoutResult, 'orderId' | 'orderNumber'>;

export async function openStripeShop() {
  let now = opening;
  const stripe = await openStripeServer(() => now);
  const shop = await openShop(undefined, (_config, clock) => createStripe(stripe.settings, clock));
  const { db } = shop.database;

  const setTime = (time: Date): void => shop.setTime((now = time));

  const sessionsOf = ({ orderNumber }: Ordered): Session[] =>
    [...stripe.account.sessions.values()].filter(({ metadata }) => metadata['order_number'] === orderNumber);

  const sessionOf = (ordered: Ordered): Session => {
    const [session] = sessionsOf(ordered);
    if (!session) throw new Error(`${ordered.orderNumber} has no session`);
    return session;
  };

  /** Sends bytes to the webhook. */
  async function send(payload: string, signature?: string): Promise<{ status: number; code?: unknown }> {
    const answer = await shop.visitor().fetch('/api/payments/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body: payload,
    });
    const { code } = (await answer.json()) as { code?: string };
    return { status: answer.status, code };
  }

  /** Lets Stripe tell of something. @returns the status that it is answered */
  async function tell(type: string, about: object, id?: string): Promise<number> {
    const payload = JSON.stringify(eventAbout(type, about, id));
    return (await send(payload, signStripe(payload, now))).status;
  }

  return {
    shop,
    stripe,
    setTime,
    passMinutes: (minutes: number) => setTime(new Date(now.getTime() + minutes * 60_000)),
    sessionsOf,
    sessionOf,
    send,
    tell,

    /** Everything well, at the beginning. */
    begin(): void {
      stripe.trouble(undefined);
      stripe.overlay({});
      stripe.account.refundStatus = 'succeeded';
      setTime(opening);
    },

    /** Pays on Stripe's page, and lets Stripe tell of it. */
    async pay(ordered: Ordered): Promise<void> {
      const status = await tell(completed, stripe.account.pay(sessionOf(ordered).id), `evt_${randomUUID()}`);
      if (status !== 200) throw new Error(`the webhook was answered ${status}`);
    },

    async paymentOf({ orderId }: Ordered) {
      const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
      if (!payment) throw new Error(`${orderId} has no payment`);
      return payment;
    },

    moneyBack: ({ orderId }: Ordered) => db.select().from(refunds).where(eq(refunds.orderId, orderId)),

    refundsAtStripe: (ordered: Ordered): Refund[] =>
      stripe.account.refunds.filter(
        ({ payment_intent: intent }) => intent === sessionOf(ordered).payment_intent,
      ),

    async close(): Promise<void> {
      await shop.close();
      await stripe.close();
    },
  };
}
export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>;
