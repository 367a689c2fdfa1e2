/**
 * Whom a request is meant for. Two names, none, or one that cannot be a name are read differently by a proxy and by what stands
 * behind it, so RFC 9112, section 3.2 wants them refused, whether or not anybody goes by the name.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';

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
