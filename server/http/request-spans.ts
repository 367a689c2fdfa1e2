/** Requests as spans: what was asked by its route, and how it was answered. Never an address, which may hold a search, a token or a person. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestIdFact, type Span, type Tracer } from '../tracing/tracer.ts';

/** To be installed after the ids of requests, and before everything that works for one. */
export function traceRequests(app: FastifyInstance, tracer: Tracer | undefined): void {
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, isInner, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const span = tracer.begin(isInner ? 'inner' : 'request', `${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
      [requestIdFact]: id,
    });
    spans.set(request, span);
    span.within(done);
  });
  // A body arrives by events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });

  const end = (request: FastifyRequest, status: number | undefined, failure: string | undefined): void => {
    spans.get(request)?.end(status === undefined ? {} : { 'http.response.status_code': status }, failure);
    spans.delete(request);
  };
  app.addHook('onResponse', async (request, { statusCode }) =>
    end(request, statusCode, statusCode >= 500 ? String(statusCode) : undefined),
  );
  // Whoever asked has gone: there will be no answer.
  app.addHook('onRequestAbort', async (request) => end(request, undefined, 'aborted'));
}
