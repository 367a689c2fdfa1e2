/** `POST /payments/webhook`: a provider tells what became of a payment. Signature before anything else. */
import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Problem } from '../../../domain/problem.ts';
import type { Deps } from '../../deps.ts';
import { markPrivate } from '../../http/caching.ts';
import { providerOfWebhook } from '../../payments/provider.ts';
import { createThrottle } from '../../log/throttle.ts';
import { reopenRefund } from '../refunding/failed-refunds.ts';
import { settlePayment } from './settle-payment.ts';

const received = z.object({ received: z.literal(true) });

export const webhookRoute: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  // The signature is of the bytes as they came: nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  /** Strangers can send some without end. */
  const unsigned = createThrottle(deps.clock);
  app.addHook('onClose', async () => unsigned.flush());

  function tellRefused(log: FastifyBaseLogger, code: Problem['code']): void {
    const words = 'a notice of a payment was not taken';
    // What is signed is about money.
    if (code !== 'bad_signature') return log.warn({ code }, words);
    unsigned.add((notices) => log.warn({ code, notices }, words));
  }

  app.post(
    '/payments/webhook',
    { schema: { tags: ['buying'], response: { 200: received } }, config: { isForMachines: true } },
    async (request, reply) => {
      markPrivate(reply);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      try {
        const provider = providerOfWebhook(deps.payments, request.headers);
        if (!provider) throw new Problem('bad_signature');
        const event = provider.readEvent(body, request.headers);
        if (event?.type === 'refund.failed') await reopenRefund(deps, provider.name, event);
        else if (event) await settlePayment(deps, provider.name, event);
      } catch (error) {
        // A wrong secret looks like a stranger's notice, and would leave every payment without an order.
        if (error instanceof Problem) tellRefused(request.log, error.code);
        throw error;
      }
      return { received: true as const };
    },
  );
};
