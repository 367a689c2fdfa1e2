/** Counts what is asked of the server, by route: never an address, which may hold a search, a token or a person. */
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export type Traffic = {
  /**
   * A page that was asked for by somebody who is nobody in particular.
   *
   * @param wasCached whether it was there already
   * @param cachedBytes memory that all cached pages take
   */
  countPage(wasCached: boolean, cachedBytes: number): void;
};

/** From an answer out of memory to one that has surely lost its reader, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** @param metrics where it is counted */
export function countTraffic(app: FastifyInstance, metrics: Registry): Traffic {
  const registers = [metrics];
  const requests = new Counter({
    name: 'smonto_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'smonto_http_request_duration_seconds',
    help: 'How long they took until the answer was out.',
    labelNames: ['method', 'route'],
    buckets: bounds,
    registers,
  });
  const pages = new Counter({
    name: 'smonto_kept_pages_total',
    help: 'Pages for anybody, by whether they were cached.',
    labelNames: ['found'],
    registers,
  });
  const pagesBytes = new Gauge({
    name: 'smonto_kept_pages_bytes',
    help: 'Memory that cached pages take, in bytes.',
    registers,
  });

  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.isInner) return;
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none' };
    requests.inc({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  return {
    countPage(wasCached, cachedBytes) {
      pages.inc({ found: wasCached ? 'yes' : 'no' });
      pagesBytes.set(cachedBytes);
    },
  };
}
