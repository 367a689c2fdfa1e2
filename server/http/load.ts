/**
 * How much the server has to bear, in two measures, since either can be far beyond while the other looks well. Beyond what it can it
 * says so early, instead of answering everybody too late.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isMachinePath } from '../../domain/routes.ts';
import { Problem } from '../../domain/problem.ts';
import { sendProblem } from './errors.ts';
import { sendLater } from './fault-page.ts';
import { splitAddress } from './split-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What of it is still to do; null for what costs nothing. */
    work: Work | null;
  }
}

type Work = { isHandled: boolean; isLeft: boolean; end: () => void };

export type Load = {
  /** How late the event loop is, on the average of the last second: more work than the processor can do. */
  readonly delayMs: number;
  /** Requests that have arrived whole and are not answered: more work than the database can do. */
  readonly underWay: number;
};

/**
 * Beyond either of these new requests are refused.
 *
 * Half a second: whoever asks waits that long before anything of theirs begins, and again after each query. It has to last for
 * most of a second; a single long step, such as a large page or a collection of garbage, hardly moves the average.
 * A hundred and twenty: with five hundred let in at once, pages of new searches took twelve seconds on two processors that others
 * used as well, and the shop was open again only after eight. Twelve for each connection that a process has to its database.
 */
export const mostLoad: Load = { delayMs: 500, underWay: 120 };

/**
 * So few are no crowd: a loop that is late for them is late because the machine is busy with something else, and refusing them
 * would hasten nobody.
 */
export const crowd = 10;

export const isTooMuch = ({ delayMs, underWay }: Load): boolean =>
  (delayMs > mostLoad.delayMs && underWay >= crowd) || underWay >= mostLoad.underWay;

/** How often the event loop is looked at, and over how long the average is taken: as late as this a recovery is noticed. */
const lookEveryMs = 100;
const averageOverMs = 1_000;

/**
 * Averages how late the event loop comes. Node's own `monitorEventLoopDelay` forgets with each reset when it was last there, so
 * that of a loop which turns once a second it sees nothing.
 *
 * @param begunMs when it begins, by a clock that only goes forward
 * @returns to be told each time that it is looked at, `lookEveryMs` apart if nothing is late; gives the last whole average
 */
export function averageDelay(begunMs: number): (nowMs: number) => number {
  let lastMs = begunMs;
  let sinceMs = begunMs;
  let lateMs = 0;
  let looks = 0;
  let average = 0;
  return (nowMs) => {
    lateMs += Math.max(0, nowMs - lastMs - lookEveryMs);
    looks += 1;
    lastMs = nowMs;
    if (nowMs - sinceMs < averageOverMs) return average;
    average = lateMs / looks;
    sinceMs = nowMs;
    lateMs = 0;
    looks = 0;
    return average;
  };
}

/**
 * What costs the server work: pages and calls. Files cost it next to nothing, and what machines ask (its health, a
 * payment's notice) has to be answered most of all when there is much to do.
 */
function isWork({ url, routeOptions, isInner }: FastifyRequest): boolean {
  if (isInner || routeOptions.config.isForMachines) return false;
  const { pathname } = splitAddress(url);
  // Sitemaps and feeds are for machines, and as much work as any page.
  return /^\/(api\/|sitemap|feed\/)/.test(pathname) || !isMachinePath(pathname);
}

/** Measures from when the server listens until it closes. @returns what it has to bear at this moment */
export function watchLoad(app: FastifyInstance): () => Load {
  let delayMs = 0;
  let underWay = 0;

  app.addHook('onListen', () => {
    const look = averageDelay(performance.now());
    const timer = setInterval(() => (delayMs = look(performance.now())), lookEveryMs).unref();
    app.server.once('close', () => clearInterval(timer));
  });

  app.decorateRequest('work', null);
  // From when the body is there: somebody who sends one drop by drop, on many connections, must not close the shop.
  app.addHook('preValidation', (request, reply, done) => {
    if (!isWork(request)) return done();
    underWay += 1;
    const work: Work = {
      isHandled: false,
      isLeft: false,
      end() {
        underWay -= 1;
        work.end = () => {};
      },
    };
    request.work = work;
    reply.raw.once('finish', () => work.end());
    reply.raw.once('close', () => {
      work.isLeft = true;
      if (!work.isHandled) work.end();
    });
    done();
  });
  // For somebody who has left no answer goes out, but the work goes on: whoever asks and leaves at once must not ask for more
  // than the shop can do.
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      const { work } = request;
      const given: unknown = handler.call(this, request, reply);
      if (!work || !(given instanceof Promise)) return given;
      work.isHandled = true;
      const settle = () => {
        work.isHandled = false;
        if (work.isLeft) work.end();
      };
      given.then(settle, settle);
      return given;
    };
  });
  return () => ({ delayMs, underWay });
}

/** Refuses pages and calls with 503 while there is too much to do; what is under way is finished. */
export function refuseWhenOverloaded(app: FastifyInstance, load: () => Load): void {
  let isRefusing = false;

  app.addHook('onRequest', (request, reply, done) => {
    if (!isWork(request)) return done();
    const now = load();
    const wasRefusing = isRefusing;
    isRefusing = isTooMuch(now);
    // Told once: a line for each would be more work.
    if (isRefusing !== wasRefusing)
      app.log.warn(now, isRefusing ? 'overloaded: requests are refused' : 'requests are taken again');
    if (!isRefusing) return done();
    if (request.url.startsWith('/api/')) void sendProblem(reply, new Problem('unavailable'));
    else void sendLater(reply, request, 'busy');
  });
}
