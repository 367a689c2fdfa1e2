/** Whose requests are taken: those for an address of the shop, and of what changes something only those of its own pages. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Config } from '../config/config.ts';

/** What RFC 3986 takes for a host, and a port; nothing at all is allowed, too. */
const host = /^(\[[\da-f:.]+\]|([\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(:\d{0,5})?$/i;

/** Refuses them with 400 `invalid_request`, and hangs up: what follows on the connection is somebody else's word. */
export function refuseOddHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // A page's own calls bear the name that a believed proxy gave.
    if (request.isInner || isRightlyNamed(request)) return done();
    reply.header('connection', 'close');
    done(new Problem('invalid_request'));
  });
}

function isRightlyNamed(request: FastifyRequest): boolean {
  const named = hostsOf(request);
  // HTTP/1.0 knew none.
  if (named.length === 0) return request.raw.httpVersion === '1.0';
  return named.length === 1 && named.every((name) => host.test(name));
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

/** Whether an `Origin` is the shop's own. */
export function isOwnOrigin(
  origin: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
  { publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>,
): boolean {
  return (
    origin === new URL(publicUrl).origin ||
    // On a workbench the shop answers under localhost and under 127.0.0.1 alike.
    (!isProduction && origin === `http://${headers.host}`)
  );
}

/**
 * Whether a request comes from anywhere but the shop's own pages, whatever it asks. A caller that sends neither `Origin` nor
 * `Sec-Fetch-Site` is no browser.
 */
export function isForeign({ headers }: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && !isOwnOrigin(origin, { headers }, config)) return true;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Installs the check on every route of the instance.
 * A caller that sends neither `Origin` nor `Sec-Fetch-Site` is no browser and is let through.
 */
export function refuseOtherOrigins(app: FastifyInstance, config: Config): void {
  const isOther = ({ headers }: FastifyRequest): boolean =>
    headers.origin === undefined
      ? headers['sec-fetch-site'] === 'cross-site'
      : !isOwnOrigin(headers.origin, { headers }, config);
  app.addHook('onRequest', (request, _reply, done) => {
    const isAsked = !safeMethods.has(request.method) && !request.routeOptions.config.isForMachines;
    done(isAsked && isOther(request) ? new Problem('forbidden_origin') : undefined);
  });
}
