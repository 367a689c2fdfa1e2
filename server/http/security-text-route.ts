/** `GET /.well-known/security.txt`: whom to tell of a hole in the shop (RFC 9116). */
import type { FastifyInstance } from 'fastify';
import { locales } from '../../domain/constants.ts';
import { shop } from '../../shop.config.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { markPublic } from './caching.ts';

const path = '/.well-known/security.txt';
const maxAgeSeconds = 24 * 60 * 60;
/** Who reads an older copy asks again; the standard wants less than a year. */
const goodForMs = 90 * 24 * 60 * 60 * 1000;

export async function securityTextRoute(
  app: FastifyInstance,
  { config, clock }: { readonly config: Config; readonly clock: Clock },
): Promise<void> {
  // Also of a closed shop: a hole does not wait for its opening.
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    markPublic(reply, maxAgeSeconds);
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${shop.email}`,
          `Expires: ${new Date(clock().getTime() + goodForMs).toISOString()}`,
          `Preferred-Languages: ${locales.join(', ')}`,
          `Canonical: ${config.publicUrl}${path}`,
          '',
        ].join('\n'),
      );
  });
}
