/** What a load balancer or an orchestrator asks: does the process live, can it answer. Never redirected, never in maintenance. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Problem } from '../../domain/problem.ts';
import type { CatalogueDeps } from '../catalogue/catalogue-search.ts';
import { isUnavailable } from '../db/driver-error.ts';
import { isMigrated } from '../db/migrate.ts';
import { sendProblem } from '../http/errors.ts';

export const healthRoutes: FastifyPluginAsyncZod<CatalogueDeps> = async (app, { database, search }) => {
  // Nothing else is asked: started anew because the database is away, a process would be no better off.
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (app.isShuttingDown()) return sendProblem(reply, new Problem('unavailable'));
    try {
      // A process migrates before it listens; an older backup may have been put in its database's place since.
      if (!(await isMigrated(database))) return sendProblem(reply, new Problem('unavailable'));
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
