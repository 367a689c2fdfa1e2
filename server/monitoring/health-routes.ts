/** What a load balancer asks: does the process live, can it answer. Never redirected, never in maintenance. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '../../domain/problem.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-search.ts';
import { isUnavailable } from '../db/driver-error.ts';
import { sendProblem } from '../http/errors.ts';

export const healthRoutes: FastifyPluginAsyncZod<CatalogueDeps> = async (app, { database, search }) => {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (app.isShuttingDown()) return sendProblem(reply, new Problem('unavailable'));
    try {
      await database.pool.query('select 1 from settings limit 1');
      // At the start the catalogue is read for searching, half a minute for a million parts: nobody is sent here before.
      await search.ready();
    } catch (error) {
      // A balancer asks every few seconds: a database that is away is told as it is for all other requests.
      if (isUnavailable(error)) throw error;
      request.log.error({ err: error }, 'not ready');
      throw new Problem('unavailable');
    }
    return { status: 'ok' };
  });
};
