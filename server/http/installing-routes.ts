/** `GET /manifest.webmanifest` and `GET /share`, and both under `/en`: the installed shop, and what is shared with it. */
import type { FastifyInstance } from 'fastify';
import { locales } from '../../domain/constants.ts';
import { href, localized } from '../../domain/routes.ts';
import { sharedHref, sharePath } from '../../domain/shared-text.ts';
import { markPublic } from './caching.ts';
import { manifestOf, manifestPath } from './manifest.ts';

const maxAgeSeconds = 3_600;

export async function installingRoutes(app: FastifyInstance): Promise<void> {
  for (const locale of locales) {
    const manifest = JSON.stringify(manifestOf(locale));
    app.get(localized(manifestPath, locale), { schema: { hide: true } }, async (_request, reply) => {
      markPublic(reply, maxAgeSeconds);
      return reply.type('application/manifest+json; charset=utf-8').send(manifest);
    });
    app.get(localized(sharePath, locale), { schema: { hide: true } }, async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://shop.invalid');
      const to = sharedHref(pathname, searchParams) ?? href(locale, 'search');
      return reply.header('cache-control', 'no-store').redirect(to, 302);
    });
  }
}
