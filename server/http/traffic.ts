/** Counts what is asked of the server, by route: never an address, which may hold a search, a token or a person. */
import type { FastifyInstance } from 'fastify';
import { createCounter, createHistogram, gauge } from './metric-text.ts';

export type Traffic = {
  /**
   * A page that was asked for by somebody who is nobody in particular.
   *
   * @param wasKept whether it was there already
   * @param keptBytes how much room all that are kept take
   */
  countPage(wasKept: boolean, keptBytes: number): void;
  /** The figures so far. */
  write(): string;
};

/** From an answer out of memory to one that has surely lost its reader, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function countTraffic(app: FastifyInstance): Traffic {
  const requests = createCounter('smonto_http_requests_total', 'Requests that were answered.');
  const durations = createHistogram(
    'smonto_http_request_duration_seconds',
    'How long they took until the answer was out.',
    bounds,
  );
  const pages = createCounter('smonto_kept_pages_total', 'Pages for anybody, by whether they were kept.');
  let keptPagesBytes = 0;

  app.addHook('onResponse', async (request, reply) => {
    if (request.isInner) return;
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? 'none' };
    requests.add({ ...labels, status: `${Math.floor(reply.statusCode / 100)}xx` });
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
  return {
    countPage(wasKept, keptBytes) {
      pages.add({ found: wasKept ? 'yes' : 'no' });
      keptPagesBytes = keptBytes;
    },
    write: () =>
      requests.write() +
      durations.write() +
      pages.write() +
      gauge('smonto_kept_pages_bytes', 'The room that kept pages take.', [{ value: keptPagesBytes }]),
  };
}
