/** Everything that is no call and no file is a page: recognised, rendered, and answered by this one route. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeCookie } from '../../domain/constants.ts';
import { parseAcceptLanguage, preferredLocale } from '../../domain/language.ts';
import { isMachinePath } from '../../domain/machine-paths.ts';
import { Problem } from '../../domain/problem.ts';
import { routes, splitLocale, type Route, type RouteName } from '../../domain/routes.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { markClosed } from '../http/maintenance.ts';
import { sessionCookieName } from '../session-cookie-name.ts';
import { fillDocument } from './document.ts';
import { faultDocument } from './fault.ts';
import { sendWithin } from './in-process.ts';
import type { Renderer } from './renderer.ts';
import { recognise } from './visitor.ts';

/** @param isInMaintenance whether the shop is closed: then every page leads to `/maintenance` (specification 4) */
export function pageRoutes(
  app: FastifyInstance,
  renderer: Renderer,
  { config, payments }: Deps,
  isInMaintenance: () => Promise<boolean>,
): void {
  const options = {
    publicUrl: config.publicUrl,
    isTrial: config.isProduction && payments.name === 'sandbox',
    hasServiceWorker: config.hasServiceWorker,
  };

  app.get('/*', async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (error) {
      if (error instanceof Problem) throw error;
      request.log.error({ err: error }, 'page failed');
      markPrivate(reply);
      const { locale } = splitLocale(request.url);
      return reply.code(500).type('text/html; charset=utf-8').send(faultDocument(locale, request.id));
    }
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname = '/', ...query] = request.url.split('?');
    if (isMachinePath(pathname)) throw new Problem('not_found');
    const search = query.length > 0 ? `?${query.join('?')}` : '';
    const preferred = preferredLocale(
      request.cookies[localeCookie.name],
      parseAcceptLanguage(request.headers['accept-language']),
    );
    const isClosed = await isInMaintenance();
    // A closed shop answers no call: nobody's session can be refreshed, and none is ended.
    const person = isClosed ? undefined : await recognise(app, request, reply, config);
    reply.header('vary', 'Accept-Language, Cookie');
    // A cookie that came or goes is a person's matter, whether or not they were recognised.
    if (sessionCookieName(config) in request.cookies) markPrivate(reply);
    else reply.header('cache-control', 'no-cache');

    const page = await renderer.render({
      pathname,
      search,
      preferred,
      person,
      isInMaintenance: isClosed,
      analyticsId: config.analyticsId,
      send: sendWithin(app, request),
    });
    if (page.kind === 'redirect') return reply.redirect(page.to, 302);
    if (isClosed) {
      markPrivate(reply);
      markClosed(reply);
    }
    if (page.name && isSecret(page.name)) {
      markPrivate(reply);
      reply.header('referrer-policy', 'no-referrer');
    }
    const template = await renderer.template(request.url);
    const files = renderer.early(page.source, page.locale);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-language', page.locale)
      .send(fillDocument(template, page, files, options));
  }
}

const isSecret = (name: RouteName): boolean => (routes[name] as Route).hasSecret === true;
