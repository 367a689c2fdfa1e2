/** `POST /checkout`: the order with obligation to pay (api, "Buying"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Checkout, IdempotencyHeader } from '../../../domain/contract/buying.ts';
import { CheckoutResult } from '../../../domain/contract/checkout-result.ts';
import { Lang } from '../../../domain/contract/catalogue.ts';
import { userOf } from '../../accounts/authentication.ts';
import type { Deps } from '../../deps.ts';
import { markPrivate } from '../../http/caching.ts';
import { personalWrites, sendersOf } from '../../http/limits.ts';
import { doOnce, idempotencyKeyOf } from '../../http/idempotency.ts';
import { methodOf } from '../payment-methods/registry.ts';
import { readOffers } from '../offers/offer-cookie.ts';
import { placeOrder } from './place-order.ts';
import { limitNewcomers } from './limit-newcomers.ts';
import { startPayment } from '../paying/start-payment.ts';

/** Other headers pass: every request has some. */
const headers = z.looseObject({
  'idempotency-key': z.nonoptional(IdempotencyHeader.shape['idempotency-key']),
});

export const checkoutRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, database, clock, jobs, limits, payments, collection } = deps;

  app.post(
    '/checkout',
    {
      attachValidation: true,
      schema: {
        tags: ['buying'],
        headers,
        querystring: z.object({ lang: Lang }),
        body: Checkout,
        description:
          'Asked again under the same key it is the same order: 200 once that has been paid. What is sent needs `deliveryAddressId`; what is collected (`delivery`, where the quote offers it) has the yard’s address, and is invoiced to the billing address.',
        response: { 200: CheckoutResult, 201: CheckoutResult },
      },
      onRequest: app.requireUser,
      config: { rateLimit: personalWrites(limits) },
    },
    async (request, reply) => {
      markPrivate(reply);
      const { validationError } = request;
      // A key that is missing or odd is refused by `idempotencyKeyOf`, with a code of its own.
      if (validationError && validationError.validationContext !== 'headers') throw validationError;
      const user = userOf(request);
      const now = clock();
      const method = methodOf(request.body.paymentMethod);
      const call = {
        scope: `checkout:${user.id}`,
        key: idempotencyKeyOf(request.headers),
        body: request.body,
      };
      const { orderId } = await doOnce(database.db, call, now, async (tx) => {
        const caller = { user, form: request.body, senders: sendersOf(request), now };
        await limitNewcomers(tx, caller, limits);
        const orderId = await placeOrder(tx, {
          user,
          form: request.body,
          locale: request.query.lang,
          offerIds: readOffers(request),
          collection,
          media: config,
          now,
          provider: method.takerOf(payments),
        });
        if (method.mailWhenPlaced !== null) await jobs.send(tx, 'how-to-pay-mail', { orderId });
        return { orderId };
      });
      const result = await startPayment(deps, orderId);
      return reply.code(result.payment.kind === 'paid' ? 200 : 201).send(result);
    },
  );
};
