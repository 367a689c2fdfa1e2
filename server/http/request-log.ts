/** What the log has of requests: those that were slow, and with `LOG_LEVEL=info` all. Failures are told where they happen. */
import type { FastifyInstance } from 'fastify';

/** Nobody should wait so long, whatever they asked for. */
const slowAfterMs = 1_000;

/** By route: an address may hold a search, a token or a person. */
export function logRequests(app: FastifyInstance, afterMs = slowAfterMs): void {
  app.addHook('onResponse', async ({ method, routeOptions, isInner, log }, { statusCode, elapsedTime }) => {
    if (isInner) return;
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: statusCode,
      ms: Math.round(elapsedTime),
    };
    if (elapsedTime >= afterMs) log.warn(line, 'slow request');
    else log.info(line, 'request');
  });
}
