/** `POST /counts/visit` and `/counts/basket`: a browser says that a page of the shop lives, and that a cart has begun (decision 0106). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { VisitCountParameters } from '../../domain/contract/visit-counts.ts';
import { dayInRome } from '../../domain/rome-clock.ts';
import type { Deps } from '../deps.ts';
import { personalWrites } from '../http/limits.ts';
import { isCounted } from './who-is-counted.ts';
import { addVisitCount } from './visit-counts.ts';

export const visitCountRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { database: { db }, clock, limits },
) => {
  app.post(
    '/counts/:what',
    // For the shop's own pages alone: whoever writes against the API has nothing to say here.
    {
      schema: { hide: true, params: VisitCountParameters },
      config: { rateLimit: personalWrites(limits) },
    },
    async (request, reply) => {
      if (isCounted(request.headers)) await addVisitCount(db, dayInRome(clock()), request.params.what);
      return reply.code(204).send();
    },
  );
};
