/** Everything that is no call and no file is a page: recognised, rendered, and answered by this one route. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeCookie } from '../../domain/constants.ts';
import { parseAcceptLanguage, preferredLocale } from '../../domain/language.ts';
import { isMachinePath } from '../../domain/machine-paths.ts';
import { Problem } from '../../domain/problem.ts';
import { splitLocale } from '../../domain/routes.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { sessionCookieName } from '../session-cookie-name.ts';
import { fillDocument } from './document.ts';
import { faultDocument } from './fault.ts';
import { sendWithin } from './in-process.ts';
import type { Renderer } from './renderer.ts';
import { recognise } from './visitor.ts';

export function pageRoutes(app: FastifyInstance, renderer: Renderer, { config, payments }: Deps): void {
  const options = {
    publicUrl: config.publicUrl,
    isTrial: config.isProduction && payments.name === 'sandbox',
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
    const person = await recognise(app, request, reply, config);
    reply.header('vary', 'Accept-Language, Cookie');
    // A cookie that came or goes is a person's matter, whether or not they were recognised.
    if (sessionCookieName(config) in request.cookies) markPrivate(reply);
    else reply.header('cache-control', 'no-cache');

    const page = await renderer.render({
      pathname,
      search,
      preferred,
      person,
      send: sendWithin(app, request),
    });
    if (page.kind === 'redirect') return reply.redirect(page.to, 302);
    const template = await renderer.template(request.url);
    const files = renderer.early(page.source, page.locale);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-language', page.locale)
      .send(fillDocument(template, page, files, options));
  }
}
