/** `GET /users/me/export`: a person's data to take along (api, "Account"). A room of its own, since it is of the account and of its orders. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PersonalData } from '../../domain/contract/profile.ts';
import { sessionIdOf, userOf } from '../accounts/authentication.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { personalExports } from '../http/limits.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { createLimiter } from '../http/limiter.ts';
import { collectPersonalData } from './collect.ts';

export const personalDataRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { config, database, clock, limits },
) => {
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);
  // Each of them holds all of a person's photos in memory.
  const inTurn = createLimiter(1, 5);

  app.get(
    '/users/me/export',
    {
      schema: { tags: ['account'], response: { 200: PersonalData } },
      config: { rateLimit: personalExports(limits) },
    },
    async (request, reply) => {
      const now = clock();
      reply.header(
        'content-disposition',
        `attachment; filename="smonto-${now.toISOString().slice(0, 10)}.json"`,
      );
      return inTurn(() =>
        collectPersonalData(database.db, userOf(request), sessionIdOf(request), now, config),
      );
    },
  );
};
