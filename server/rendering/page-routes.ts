/** Everything that is no call and no file is a page: recognised, rendered, and answered by this one route. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeCookie } from '../../domain/constants.ts';
import { parseAcceptLanguage, preferredLocale } from '../../domain/language.ts';
import { isMachinePath } from '../../domain/machine-paths.ts';
import { Problem } from '../../domain/problem.ts';
import type { Person } from '../../domain/rendering.ts';
import { routes, splitLocale, type Route, type RouteName } from '../../domain/routes.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { markClosed } from '../http/maintenance.ts';
import { sessionCookieName } from '../session-cookie-name.ts';
import { chooseCoding, type Coding } from './codings.ts';
import { fillDocument } from './document.ts';
import { faultDocument } from './fault.ts';
import type { Page } from './head/address.ts';
import { sendWithin } from './in-process.ts';
import { createKeptPages, type SentPage } from './kept-pages.ts';
import type { Renderer } from './renderer.ts';

export type PageState = {
  /** Whether the shop is closed: then every page leads to `/maintenance` (specification 4). */
  readonly isInMaintenance: () => Promise<boolean>;
  /** Which state of the catalogue the pages show. */
  readonly catalogueVersion: () => Promise<number>;
  /** Whom a page is for. */
  readonly recognise: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined>;
  /** Is told of each page for anybody whether it was kept, and how much room all of them take. */
  readonly countPage: (wasKept: boolean, keptBytes: number) => void;
};

export function pageRoutes(
  app: FastifyInstance,
  renderer: Renderer,
  { config, payments, clock }: Deps,
  { isInMaintenance, catalogueVersion, recognise, countPage }: PageState,
): void {
  const kept = createKeptPages(catalogueVersion, clock);
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
    const isForAnybody = !isClosed && !(sessionCookieName(config) in request.cookies);
    const key = `${preferred} ${request.url}`;
    const coding = chooseCoding(request.headers['accept-encoding']);
    const version = isForAnybody ? await kept.version() : 0;
    const known = isForAnybody && kept.find(key, version, coding);
    if (isForAnybody) countPage(Boolean(known), kept.bytes());
    if (known) return sendKept(reply, known, coding);
    // A closed shop answers no call: nobody's session can be refreshed, and none is ended.
    const person = isClosed ? undefined : await recognise(request, reply);
    reply.header('vary', variesBy);
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
    const text = fillDocument(template, page, files, options);
    if (isForAnybody && mayBeKept(page))
      return sendKept(reply, kept.keep(key, version, coding, { locale: page.locale, text }), coding);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-language', page.locale)
      .send(text);
  }
}

const variesBy = 'Accept-Language, Cookie, Accept-Encoding';

function sendKept(reply: FastifyReply, { locale, body }: SentPage, coding: Coding): FastifyReply {
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply
    .type('text/html; charset=utf-8')
    .headers({ vary: variesBy, 'cache-control': 'no-cache', 'content-language': locale })
    .send(body);
}

/** Neither errors nor pages that an answer was missing for, nor those whose address is somebody's secret. */
const mayBeKept = ({ status, name, record }: Page): boolean =>
  status === 200 &&
  name !== undefined &&
  !isSecret(name) &&
  Object.values(record.answers).every((answer) => answer.status < 500);

const isSecret = (name: RouteName): boolean => (routes[name] as Route).hasSecret === true;
