/** What a load balancer asks: does the process live, can it answer. Never redirected, never in maintenance. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { Problem } from '../domain/problem.ts';

export const healthRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database }) => {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request) => {
    try {
      await database.pool.query('select 1 from settings limit 1');
    } catch (error) {
      request.log.error({ err: error }, 'database not ready');
      throw new Problem('unavailable');
    }
    return { status: 'ok' };
  });
};
