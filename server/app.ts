/** The server as a function of what it is made of: no listening, no environment. */
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { Problem } from '../domain/problem.ts';
import { accountCartRoutes } from './accounts/account-cart-routes.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { addressRoutes } from './accounts/address-routes.ts';
import { installAuthentication } from './accounts/authentication.ts';
import { createRecognise } from './accounts/recognise.ts';
import { mailboxRoutes } from './accounts/mailbox-routes.ts';
import { ownAccountRoutes } from './accounts/own-account-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { resetRoutes } from './accounts/reset-routes.ts';
import { catalogueRoutes } from './catalogue/catalogue-routes.ts';
import { createCatalogueSearch } from './catalogue/catalogue-search.ts';
import { storeIndexNowAndThen } from './catalogue/store-index.ts';
import { countSearches } from './catalogue/search-counts/count-searches.ts';
import { feedRoutes } from './catalogue/feed-routes.ts';
import { sitemapRoutes } from './catalogue/sitemap-routes.ts';
import { channelRoutes } from './channels/channel-routes.ts';
import type { Deps } from './deps.ts';
import { deskPageRoutes } from './desk/desk-page-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { contactRoutes } from './forms/contact-routes.ts';
import { newsletterRoutes } from './forms/newsletter-routes.ts';
import { requestRoutes } from './forms/request-routes.ts';
import { healthRoutes } from './monitoring/health-routes.ts';
import { countAlone, type ShopFigures } from './monitoring/shop-figures.ts';
import { createLimitCounts } from './http/limit-counts.ts';
import { readClientAddresses } from './http/client-address.ts';
import { installCompression } from './http/compression.ts';
import { installGracefulShutdown } from './http/graceful-shutdown.ts';
import { createFailureLog } from './http/failure-log.ts';
import { answerMalformed, answerUnreadable, installErrors } from './http/errors.ts';
import { refuseOddHosts, refuseOtherOrigins } from './http/origins.ts';
import { closeInMaintenance, watchMaintenance } from './http/maintenance.ts';
import { installingRoutes } from './http/manifest.ts';
import { watchLoad, type Load, refuseWhenOverloaded } from './http/load.ts';
import { installOpenapi, openapiRoutes } from './http/openapi.ts';
import { installRequestIds, logRequests } from './http/request-log.ts';
import { traceRequests } from './http/request-spans.ts';
import { installRobots } from './http/robots.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { serializeAnswers } from './http/serialize-answers.ts';
import { installSecurityLog } from './http/security-log.ts';
import { securityTextRoute } from './http/security-text-route.ts';
import { statisticsRoute } from './http/statistics-route.ts';
import { countTraffic } from './http/traffic.ts';
import { mediaRoutes } from './images/media-routes.ts';
import { metricsRoutes } from './monitoring/metrics-routes.ts';
import { checkoutRoutes } from './orders/placing/checkout-routes.ts';
import { offerRoutes } from './orders/offers/offer-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import { quoteRoutes } from './orders/quoting/quote-routes.ts';
import { findSandboxPayment } from './orders/paying/sandbox-payment.ts';
import { webhookRoute } from './orders/paying/webhook-route.ts';
import { providerNamed } from './payments/provider.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { personalDataRoutes } from './personal-data/personal-data-routes.ts';
import { pageRoutes } from './rendering/page-routes.ts';
import type { Renderer } from './rendering/renderer.ts';
import { currentRequestId } from './log/request-context.ts';
import { visitCountRoutes } from './visits/visit-count-routes.ts';

export type ServerOptions = {
  /** Where the log goes; nowhere when left out. */
  readonly logger?: FastifyServerOptions['logger'];
  /** What the server has to bear; measured when left out. */
  readonly measuredLoad?: () => Load;
  /** Where it counts what it does, and what is told of it; for itself when left out. */
  readonly figures?: ShopFigures;
  /** Brings files and pages; without it the server is its API alone. */
  readonly openPages?: (app: FastifyInstance) => Promise<Renderer>;
};

/** Builds the server; the caller listens and closes. */
export async function createServer(
  deps: Deps,
  { logger = false, measuredLoad, figures = countAlone(deps.clock), openPages }: ServerOptions = {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    // The shop's own lines of requests say nothing about people (`logRequests`).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.config.trustProxy ?? false,
    genReqId: () => currentRequestId() ?? randomUUID(),
    bodyLimit: 256 * 1024,
    // A request that trickles in holds its connection no longer than this, its head less than half of it.
    requestTimeout: 30_000,
    // A request without a host is refused as a problem, like any other (`refuseOddHosts`).
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    frameworkErrors: (_error, request, reply) => answerMalformed(app, request, reply),
    clientErrorHandler: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeAnswers);
  const tellFailure = createFailureLog(app, deps.clock);
  installErrors(app, tellFailure);
  readClientAddresses(app);
  installRequestIds(app);
  traceRequests(app, deps.tracer);
  installSecurityHeaders(app, deps.config);
  logRequests(app);
  installSecurityLog(app, { ...deps, metrics: figures.own });
  refuseOddHosts(app);
  installGracefulShutdown(app);
  const ownLoad = watchLoad(app);
  const load = measuredLoad ?? ownLoad;
  refuseWhenOverloaded(app, load);
  const traffic = countTraffic(app, figures.own);
  await installCompression(app);
  await app.register(cookie);
  await app.register(rateLimit, {
    global: false,
    store: createLimitCounts(deps.database.db, deps.clock),
    errorResponseBuilder: () => new Problem('too_many_requests'),
  });
  installRobots(app, deps.config);
  refuseOtherOrigins(app, deps.config);
  installAuthentication(app, deps);

  await installOpenapi(app);

  const search = createCatalogueSearch(deps);
  const searchCounter = countSearches(app, deps);
  storeIndexNowAndThen(app, search);
  const isInMaintenance = watchMaintenance(deps.database.db, deps.clock);
  await app.register(healthRoutes, { ...deps, search });
  await app.register(metricsRoutes, { ...deps, load, figures });
  await app.register(
    async (api) => {
      closeInMaintenance(api, isInMaintenance);
      await api.register(openapiRoutes);
      await api.register(catalogueRoutes, { ...deps, search, searchCounter });
      await api.register(accountRoutes, deps);
      await api.register(ownAccountRoutes, deps);
      await api.register(personalDataRoutes, deps);
      await api.register(mailboxRoutes, deps);
      await api.register(sessionRoutes, deps);
      await api.register(resetRoutes, deps);
      await api.register(addressRoutes, deps);
      await api.register(accountCartRoutes, deps);
      await api.register(quoteRoutes, deps);
      await api.register(offerRoutes, deps);
      await api.register(checkoutRoutes, deps);
      await api.register(orderRoutes, deps);
      await api.register(requestRoutes, deps);
      await api.register(contactRoutes, deps);
      await api.register(newsletterRoutes, deps);
      await api.register(webhookRoute, deps);
      await api.register(statisticsRoute, deps);
      await api.register(visitCountRoutes, deps);
      await api.register(channelRoutes, { deps, prefix: '/channel' });
      await api.register(deskRoutes, { deps: { ...deps, search }, prefix: '/desk' });
      // What is no call is no page either.
      api.all('/*', { schema: { hide: true } }, () => {
        throw new Problem('not_found');
      });
    },
    { prefix: '/api' },
  );
  await app.register(mediaRoutes, deps);
  await app.register(installingRoutes);
  await app.register(securityTextRoute, deps);
  await app.register(sitemapRoutes, { ...deps, search, isInMaintenance });
  await app.register(feedRoutes, { ...deps, search, isInMaintenance });
  if (providerNamed(deps.payments, 'sandbox')) {
    await app.register(sandboxRoutes, {
      config: deps.config,
      clock: deps.clock,
      findPayment: (id) => findSandboxPayment(deps.database.db, id, deps.clock()),
    });
  }
  if (openPages) {
    const pages = await openPages(app);
    deskPageRoutes(app, pages.desk, deps.config);
    pageRoutes(app, pages, deps, {
      isInMaintenance,
      catalogueVersion: search.version,
      recognise: createRecognise(deps),
      countPage: traffic.countPage,
      tellFailure,
    });
  }
  return app;
}
