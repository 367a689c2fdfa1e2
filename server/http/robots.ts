/** What search engines may read (robots.txt, RFC 9309), and what of that they may not list. */
import type { FastifyInstance } from 'fastify';
import { locales } from '../../domain/constants.ts';
import { localized, routes, type Route } from '../../domain/routes.ts';
import type { Config } from '../config/config.ts';
import { markPublic } from './caching.ts';

const maxAgeSeconds = 3_600;

/** Answers that are no pages: found by accident they would stand in a list without a way into the shop. */
const unlisted = /^\/((api|sandbox|documents)\/|desk(\/|\?|$))/;

/** Adds `/robots.txt`, and says with what is no page that it is not to be listed. */
export function installRobots(app: FastifyInstance, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (unlisted.test(request.url)) reply.header('x-robots-tag', 'noindex');
    done();
  });
  const text = robotsText(publicUrl);
  // Also of a closed shop: where this file fails, search engines take everything for forbidden.
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) => {
    markPublic(reply, maxAgeSeconds);
    return reply.type('text/plain; charset=utf-8').send(text);
  });
}

/**
 * Nobody needs to ask for a stranger's cart or account. The page of a closed shop must be read: it says that the shop comes back. So
 * must narrower searches, since only whoever reads them learns that they are not listed.
 */
function robotsText(publicUrl: string): string {
  const all: Route[] = Object.values(routes);
  const closed = all
    .filter(({ index, layout }) => !index && layout !== 'maintenance')
    .map(({ path }) => path);
  // What begins like another one is forbidden with it.
  const roots = closed.filter(
    (path) => !closed.some((other) => other !== path && path.startsWith(`${other}/`)),
  );
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    'Disallow: /desk',
    ...roots.flatMap((path) => locales.map((locale) => `Disallow: ${localized(path, locale)}`)),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
