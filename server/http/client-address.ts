/** The address that a call comes from, where a proxy says so (`X-Forwarded-For`, read by Fastify with `TRUST_PROXY`). */
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';

const header = 'x-forwarded-for';

/**
 * Takes the ports out of what proxies say, and what is no address: each of them would count as a caller of its own in the limits,
 * and a port is another with every connection. To be installed before anything asks for `request.ip`.
 */
export function readClientAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const said = request.raw.headers[header];
    if (said !== undefined) request.raw.headers[header] = addressesIn(String(said)).join(', ');
    done();
  });
}

/**
 * The addresses of an `X-Forwarded-For`, the nearest last. Each proxy adds whom it was called by: what stands before something that is
 * no address was believed by nobody who knows one, and is left out with it.
 *
 * @returns none where the nearest is no address: the connection's counts then
 */
export function addressesIn(said: string): string[] {
  const entries = said.split(',').map(addressOf);
  return entries.slice(entries.lastIndexOf(undefined) + 1) as string[];
}

/** Of `192.0.2.1`, `192.0.2.1:40001`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:40001`. */
function addressOf(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const alone = isIPv6(text) ? text : text.replace(/:\d{1,5}$/, '');
  const [, bracketed] = /^\[(.*)\]$/.exec(alone) ?? [];
  // The zone of an address is of whoever wrote it: it tells nobody apart.
  const address = (bracketed ?? alone).replace(/%.*$/, '');
  return isIPv6(address) || (isIPv4(address) && bracketed === undefined) ? address : undefined;
}
