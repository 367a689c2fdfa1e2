/** The server as a function of what it is made of: no listening, no environment. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Problem } from '../domain/problem.ts';
import { listRoutes } from './catalogue/list-routes.ts';
import type { Deps } from './deps.ts';
import { healthRoutes } from './health.ts';
import { installErrors } from './http/errors.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';

/**
 * Builds the server; the caller listens and closes.
 *
 * @param logger where its log goes, or false
 */
export async function createServer(
  deps: Deps,
  logger: FastifyServerOptions['logger'] = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: deps.config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, contentSecurityPolicy(deps.config));
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });

  await app.register(healthRoutes, deps);
  await app.register(
    async (api) => {
      await api.register(listRoutes, deps);
      api.setNotFoundHandler(() => {
        throw new Problem('not_found');
      });
    },
    { prefix: '/api' },
  );
  return app;
}
