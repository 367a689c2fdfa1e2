/** Tells the log of requests that failed: each by itself, and what befalls everybody at once as one line a minute. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import { codeOf, isUnavailable } from '../db/driver-error.ts';
import { createThrottles } from '../log/throttle.ts';

/** @param message what the log says of a failure that is this request's own */
export type TellFailure = (error: unknown, request: FastifyRequest, message: string) => void;

/** Calls and pages share one: a line for each request would be more work while the database is away, and hide all others. */
export function createFailureLog(app: FastifyInstance, clock: () => Date): TellFailure {
  const throttles = createThrottles(clock);
  app.addHook('onClose', async () => throttles.flush());

  return (error, { log, method, routeOptions }, message) => {
    const route = routeOptions.url ?? 'none';
    // Nothing failed: a rule found that too much was asked of it at once.
    if (error instanceof Problem && error.cause === undefined)
      throttles
        .of(`${method} ${route}`)
        .add((times) => log.warn({ method, route, times }, 'requests are refused: too many at once'));
    else if (isUnavailable(error))
      throttles
        .of(`database ${codeOf(error)}`)
        .add((times) => log.error({ err: error, times }, 'requests failed: the database is away or busy'));
    else log.error({ err: error }, message);
  };
}
