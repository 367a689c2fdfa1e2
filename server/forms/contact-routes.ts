/** `POST /contact`: a message to the shop (api, "Writing to the shop"). It becomes a mail and is kept nowhere else. */
import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ContactMessage, ContactTaken } from '../../domain/contract/forms.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { messagesToShop } from '../http/limits.ts';
import { doOnce } from '../idempotency.ts';
import { keyHeaders, keyOf, refuseInvalid } from './given-key.ts';

export const contactRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, jobs, limits } = deps;

  app.post(
    '/contact',
    {
      attachValidation: true,
      schema: {
        tags: ['writing'],
        headers: keyHeaders,
        body: ContactMessage,
        response: { 202: ContactTaken },
      },
      config: { rateLimit: messagesToShop(limits) },
    },
    async (request, reply) => {
      markPrivate(reply);
      refuseInvalid(request);
      const { body } = request;
      const call = { scope: 'contact', key: keyOf(request.headers), body };
      const taken = await doOnce(database.db, call, clock(), async (tx) => {
        await jobs.send(tx, 'contact-mail', { id: randomUUID(), ...body });
        return { accepted: true as const };
      });
      return reply.code(202).send(taken);
    },
  );
};
