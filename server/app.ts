/** The server as a function of what it is made of: no listening, no environment. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Problem } from '../domain/problem.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { addressRoutes } from './accounts/address-routes.ts';
import { installAuthentication } from './accounts/authentication.ts';
import { ownAccountRoutes } from './accounts/own-account-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { resetRoutes } from './accounts/reset-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { followParts } from './catalogue/index/follow.ts';
import type { Deps } from './deps.ts';
import { contactRoutes } from './forms/contact-routes.ts';
import { newsletterRoutes } from './forms/newsletter-routes.ts';
import { requestRoutes } from './forms/request-routes.ts';
import { healthRoutes } from './health.ts';
import { createLimitCounts } from './http/limit-counts.ts';
import { installCompression } from './http/compression.ts';
import { answerMalformed, installErrors } from './http/errors.ts';
import { closeInMaintenance } from './http/maintenance.ts';
import { installingRoutes } from './http/installing-routes.ts';
import { installOpenapi, openapiRoutes } from './http/openapi.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';
import { statisticsRoute } from './http/statistics-route.ts';
import { mediaRoutes } from './images/media-routes.ts';
import { watchMaintenance } from './maintenance.ts';
import { checkoutRoutes } from './orders/checkout-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { quoteRoutes } from './orders/quote-routes.ts';
import { findSandboxPayment } from './orders/sandbox-payment.ts';
import { webhookRoute } from './orders/webhook-route.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { pageRoutes } from './rendering/page-routes.ts';
import type { Renderer } from './rendering/renderer.ts';

export type ServerOptions = {
  /** Where the log goes; nowhere when left out. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Brings files and pages; without it the server is its API alone. */
  readonly openPages?: (app: FastifyInstance) => Promise<Renderer>;
};

/** Builds the server; the caller listens and closes. */
export async function createServer(
  deps: Deps,
  { logger = false, openPages }: ServerOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    trustProxy: deps.config.trustProxy ?? false,
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    // A request that trickles in holds its connection no longer than this.
    requestTimeout: 30_000,
    frameworkErrors: (_error, request, reply) => answerMalformed(app, request, reply),
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await app.register(helmet, contentSecurityPolicy(deps.config));
  await installCompression(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    store: createLimitCounts(deps.database.db, deps.clock),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });
  refuseOtherOrigins(app, deps.config);
  installAuthentication(app, deps);

  await installOpenapi(app);

  const parts = followParts(deps.database);
  app.addHook('onListen', () => {
    parts.current().catch((error: unknown) => app.log.error({ err: error }, 'the catalogue was not read'));
  });
  const isInMaintenance = watchMaintenance(deps.database.db, deps.clock);
  await app.register(healthRoutes, { ...deps, parts });
  await app.register(
    async (api) => {
      closeInMaintenance(api, isInMaintenance);
      await api.register(openapiRoutes);
      await api.register(catalogueRoutes, { ...deps, parts });
      await api.register(accountRoutes, deps);
      await api.register(ownAccountRoutes, deps);
      await api.register(sessionRoutes, deps);
      await api.register(resetRoutes, deps);
      await api.register(addressRoutes, deps);
      await api.register(quoteRoutes, deps);
      await api.register(checkoutRoutes, deps);
      await api.register(orderRoutes, deps);
      await api.register(requestRoutes, deps);
      await api.register(contactRoutes, deps);
      await api.register(newsletterRoutes, deps);
      await api.register(webhookRoute, deps);
      await api.register(statisticsRoute, deps);
      // What is no call is no page either.
      api.all('/*', { schema: { hide: true } }, () => {
        throw new Problem('not_found');
      });
    },
    { prefix: '/api' },
  );
  await app.register(mediaRoutes, deps);
  await app.register(installingRoutes);
  if (deps.payments.name === 'sandbox') {
    await app.register(sandboxRoutes, {
      config: deps.config,
      clock: deps.clock,
      findPayment: (id) => findSandboxPayment(deps.database.db, id, deps.clock()),
    });
  }
  if (openPages) pageRoutes(app, await openPages(app), deps, isInMaintenance);
  return app;
}
