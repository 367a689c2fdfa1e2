/** A limit counted by hand, where a route has more than one or counts by what the body says. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';

export type CountedLimit = {
  /** What is counted: the same name counts together, on whatever route. */
  readonly name: string;
  readonly max: number;
  readonly timeWindow: string;
  /** Whose calls are counted together. */
  by(request: FastifyRequest): string;
};

/** A hook that counts a request and refuses it when there were too many of its kind. */
export function refuseBeyond(app: FastifyInstance, { name, max, timeWindow, by }: CountedLimit) {
  const count = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: (request) => `${name} ${by(request)}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw tooMany(reply, counted.ttl);
  };
}

/** The answer to whoever is beyond a limit, for so many milliseconds yet. */
export function tooMany(reply: FastifyReply, ttlMs: number): Problem {
  reply.header('retry-after', Math.ceil(ttlMs / 1000));
  return new Problem('too_many_requests');
}
