/** What Stripe is asked for when a payment is made: a Checkout Session, its own page for one amount. */
import type Stripe from 'stripe';
import type { PaymentRequest } from '../provider.ts';

/**
 * How much longer than the shop keeps the pieces a session may live. Stripe takes no session of less than 30 minutes, and one
 * may be asked for until the last moment; a minute is for clocks that differ. The end hangs on the order alone and not on
 * when it is asked for: under one key Stripe takes the same words only. The shop closes the page earlier (`closePayment`).
 */
const spareSeconds = (30 + 1) * 60;

/** Ways to pay of which Stripe hears days later: by then the pieces are kept for nobody. */
const slowMethods = ['customer_balance', 'multibanco', 'sepa_debit'];

/** Under these names Stripe keeps what the shop knows a payment by, and tells it back with every event. */
export const paymentIdKey = 'payment_id';
const orderNumberKey = 'order_number';

/** What the shop's account at Stripe takes. */
export type StripeMethod = 'card' | 'wallet';

export function sessionParams(request: PaymentRequest<StripeMethod>): Stripe.Checkout.SessionCreateParams {
  const { paymentId, orderNumber, amount, currency, locale, successUrl, failUrl, heldUntil } = request;
  const metadata = { [paymentIdKey]: paymentId, [orderNumberKey]: orderNumber };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: orderNumber },
        },
      },
    ],
    ...waysToPay[request.method],
    locale,
    success_url: successUrl,
    cancel_url: failUrl,
    expires_at: Math.floor(heldUntil.getTime() / 1000) + spareSeconds,
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: { description: orderNumber, metadata },
    // What is paid is what was agreed: no other currency is offered.
    adaptive_pricing: { enabled: false },
  };
}

/** A wallet is what the shopkeeper turned on in Stripe's dashboard, as far as it pays at once. */
const waysToPay = {
  card: { payment_method_types: ['card' as const] },
  wallet: { excluded_payment_method_types: slowMethods },
} satisfies Record<StripeMethod, object>;
