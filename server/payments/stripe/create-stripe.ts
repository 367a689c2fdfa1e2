/** Stripe's own client, as the shop uses it. */
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { Problem } from '../../../domain/problem.ts';
import type { Clock } from '../../clock.ts';
import type { StripeSettings } from '../../config/config.ts';
import type { PaymentProvider } from '../provider.ts';
import { askOnce } from './ask-once.ts';
import { readStripeEvent } from './read-event.ts';
import { refundOnce } from './refund.ts';
import { sessionParams, type StripeMethod } from './session-params.ts';

/** How long one call may take, and how often one that did not arrive is made again, under the same key. */
const timeoutMs = 10_000;
const retries = 2;

/** @param apiUrl Stripe's own address, or that of something that answers like it */
function openStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return new Stripe(secretKey, {
    protocol: isHttp ? 'http' : 'https',
    host: hostname,
    port: port || (isHttp ? 80 : 443),
    // What the types describe: another version of the package says which one it speaks.
    apiVersion: '2026-10-28.endive',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    // Otherwise it measures the shop, and keeps an id for that in the home folder of whoever runs it.
    telemetry: false,
  });
}

/** How long after it was signed an event is taken. */
const toleranceSeconds = 5 * 60;

const signatureHeader = 'stripe-signature';

/** Where a buyer can be sent. */
const PageAddress = z.url({ protocol: /^https?$/ });

/** Stripe, by its own package: a hosted page for each payment, refunds, and signed webhooks (decision 0023). */
export function createStripe(settings: StripeSettings, clock: Clock): PaymentProvider<StripeMethod> {
  const stripe = openStripe(settings);
  const { sessions } = stripe.checkout;

  /** Checks the signature over the bytes before anything reads them. */
  function openEvent(body: Buffer, signature: string | string[] | undefined): unknown {
    const now = clock().getTime();
    try {
      return stripe.webhooks.constructEvent(
        body,
        String(signature),
        settings.webhookSecret,
        toleranceSeconds,
        undefined,
        now,
      );
    } catch (cause) {
      const isSigned = !(cause instanceof Stripe.errors.StripeSignatureVerificationError);
      throw Object.assign(new Problem(isSigned ? 'invalid_body' : 'bad_signature'), { cause });
    }
  }

  return {
    name: 'stripe',
    signatureHeader,

    async createPayment(request) {
      const { id, url } = await askOnce(request.paymentId, (idempotencyKey) =>
        sessions.create(sessionParams(request), { idempotencyKey }),
      );
      if (!PageAddress.safeParse(url).success)
        throw new Error(`Stripe's session ${id} has no page to pay on`);
      return { reference: id, url: url ?? '' };
    },

    refundPayment: (request) => refundOnce(stripe, request),

    async closePayment(reference) {
      try {
        await sessions.expire(reference);
      } catch (error) {
        // One that ran out meanwhile cannot be closed, and need not be.
        const { status, payment_status: paid } = await sessions.retrieve(reference);
        if (status === 'open') throw error;
        // Its notice settles it, and then nobody asks again; where none comes the shopkeeper has to hear of it.
        if (paid === 'paid')
          throw new Error(`Stripe's session ${reference} was paid, and no notice of it has been taken`, {
            cause: error,
          });
      }
    },

    readEvent: (body, headers) => readStripeEvent(openEvent(body, headers[signatureHeader])),
  };
}
