/** Beyond what it can bear the server says so early, instead of answering everybody too late. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import { sendLater } from './fault-page.ts';
import { sendProblem } from './errors.ts';
import { isTooMuch, isWork, type Load } from './load.ts';

/** Refuses pages and calls with 503 while there is too much to do; what is under way is finished. */
export function refuseWhenOverloaded(app: FastifyInstance, load: () => Load): void {
  let isRefusing = false;

  app.addHook('onRequest', async (request, reply) => {
    if (!isWork(request)) return;
    const now = load();
    const wasRefusing = isRefusing;
    isRefusing = isTooMuch(now);
    // Told once: a line for each would be more work.
    if (isRefusing !== wasRefusing)
      app.log.warn(now, isRefusing ? 'overloaded: requests are refused' : 'requests are taken again');
    if (!isRefusing) return;
    if (request.url.startsWith('/api/')) return sendProblem(reply, new Problem('unavailable'));
    return sendLater(reply, request, 'busy');
  });
}
