/** A limit counted by hand, where a route has more than one or counts by what the body says. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';

/** A hook that counts a request and refuses it when there were too many of its kind. */
export function refuseBeyond(count: ReturnType<FastifyInstance['createRateLimit']>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new Problem('too_many_requests');
  };
}
