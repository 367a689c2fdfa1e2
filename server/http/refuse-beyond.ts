/** A limit counted by hand, where a route has more than one or counts by what the body says. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import { addressOf, siteFactor, siteOf, type Limits } from './limits.ts';

export type CountedLimit = {
  /** What is counted: the same name counts together, on whatever route. */
  readonly name: string;
  readonly max: number;
  readonly timeWindow: string;
  /** Whose calls are counted together; calls of nobody are not counted. */
  by(request: FastifyRequest): string | undefined;
};

/** A hook that counts a request and refuses it when there were too many of its kind. */
export const refuseBeyond = (app: FastifyInstance, limit: CountedLimit) => hookOf(app, limit, true);

/**
 * Hooks that count a request by the address that it comes from, and ten times as many by the site that the address is of. A site
 * that is known to be beyond that is refused first: each of its networks would be counted anew.
 */
export function refuseAddressBeyond(app: FastifyInstance, limit: Omit<CountedLimit, 'by'>) {
  const ofSite = { ...limit, max: limit.max * siteFactor, by: siteOf };
  return [
    hookOf(app, ofSite, false),
    refuseBeyond(app, { ...limit, by: addressOf }),
    refuseBeyond(app, ofSite),
  ];
}

function hookOf(app: FastifyInstance, { name, max, timeWindow, by }: CountedLimit, increment: boolean) {
  const count = app.createRateLimit({
    max,
    timeWindow,
    allowList: (request) => by(request) === undefined,
    keyGenerator: (request) => `${name} ${by(request)}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request, { increment });
    if (counted.isAllowed || !counted.isExceeded) return;
    throw tooMany(counted.ttl);
  };
}

/** The limit on what anybody can write to the shop in one way. */
export const limitMessages = (app: FastifyInstance, name: string, { messages }: Limits) =>
  refuseAddressBeyond(app, { name, max: messages, timeWindow: '10 minutes' });

/** What whoever is beyond a limit is told, for so many milliseconds yet. */
export const tooMany = (ttlMs: number): Problem =>
  Object.assign(new Problem('too_many_requests'), { retryAfterSeconds: Math.ceil(ttlMs / 1000) });
