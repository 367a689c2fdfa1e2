/** Whose requests are taken: those for an address of the shop, and of what changes something only those of its own pages. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Config } from '../config/config.ts';

/** What RFC 3986 takes for a host, and a port; nothing at all is allowed, too. */
const host = /^(\[[\da-f:.]+\]|([\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(:\d{0,5})?$/i;

/** Refuses them with 400 `invalid_request`, and hangs up: what follows on the connection is somebody else's word. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    // A page's own calls bear the name that a believed proxy gave.
    if (request.isInner) return;
    const named = hostsOf(request);
    // HTTP/1.0 knew none.
    const isOld = named.length === 0 && request.raw.httpVersion === '1.0';
    if (isOld || (named.length === 1 && named.every((name) => host.test(name)))) return;
    reply.header('connection', 'close');
    throw new Problem('invalid_request');
  });
}

/** All of them: `headers` holds the first alone. */
function hostsOf({ raw: { rawHeaders } }: FastifyRequest): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls that no browser makes (the payment webhook) are not asked where they come from. */
    isForMachines?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Installs the check on every route of the instance.
 * A caller that sends neither `Origin` nor `Sec-Fetch-Site` is no browser and is let through.
 */
export function refuseOtherOrigins(app: FastifyInstance, config: Config): void {
  const ownOrigin = new URL(config.publicUrl).origin;

  const isOwn = (origin: string, request: FastifyRequest) =>
    origin === ownOrigin ||
    // On a workbench the shop answers under localhost and under 127.0.0.1 alike.
    (!config.isProduction && origin === `http://${request.headers.host}`);

  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.isForMachines) return;
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (!isOwn(origin, request)) throw new Problem('forbidden_origin');
      return;
    }
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('forbidden_origin');
  });
}
