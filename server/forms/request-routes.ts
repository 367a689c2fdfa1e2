/** `POST /requests`: somebody looks for a part that is not in the catalogue (api, "Writing to the shop"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Lang } from '../../domain/contract/catalogue.ts';
import { PartRequest, RequestTaken } from '../../domain/contract/forms.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { messagesToShop } from '../http/limits.ts';
import { doOnce } from '../idempotency.ts';
import { keyOf, keyHeaders, refuseInvalid } from './given-key.ts';
import { takeRequest } from './take-request.ts';

export const requestRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, jobs, limits } = deps;

  app.post(
    '/requests',
    {
      attachValidation: true,
      schema: {
        tags: ['writing'],
        headers: keyHeaders,
        querystring: z.object({ lang: Lang }),
        body: PartRequest,
        response: { 202: RequestTaken },
      },
      config: { rateLimit: messagesToShop(limits) },
    },
    async (request, reply) => {
      markPrivate(reply);
      refuseInvalid(request);
      const { body, query } = request;
      const now = clock();
      const call = { scope: 'requests', key: keyOf(request.headers), body };
      const taken = await doOnce(database.db, call, now, (tx) =>
        takeRequest(tx, jobs, body, query.lang, now),
      );
      return reply.code(202).send(taken);
    },
  );
};
