/** Each request has an id, which its answer and its lines of the log bear; and with `LOG_LEVEL=info` a line of its own. */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asRequest, currentCameAt, currentSenderOf, isInnerCall } from '../log/request-context.ts';
import { addressOf } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by the server itself for another request, as a page's calls are: it has that one's id. */
    isInner: boolean;
  }
}

/** To be installed before everything that works for a request. */
export function installRequestIds(app: FastifyInstance): void {
  app.decorateRequest('isInner', false);
  app.addHook('onRequest', (request, reply, done) => {
    request.isInner = isInnerCall();
    reply.header('x-request-id', request.id);
    asRequest(originOf(request), done);
  });
  // A body arrives by events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => asRequest(originOf(request), done));
}

/** Jobs are kept for a while, and have no need of anybody's address: it has another name in every process. */
const key = randomBytes(32);

/** A page's own calls are whose the page is, and came when it came. */
const originOf = (request: FastifyRequest) => ({
  id: request.id,
  cameAt: currentCameAt() ?? performance.now(),
  senderOf:
    currentSenderOf() ?? (() => createHmac('sha256', key).update(addressOf(request)).digest('base64url')),
});

/** Nobody should wait so long, whatever they asked for. */
const slowAfterMs = 1_000;

/** By route: an address may hold a search, a token or a person. */
export function logRequests(app: FastifyInstance, afterMs = slowAfterMs): void {
  app.addHook('onResponse', ({ method, routeOptions, isInner, log }, { statusCode, elapsedTime }, done) => {
    done();
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
