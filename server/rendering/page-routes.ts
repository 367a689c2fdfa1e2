/** Everything that is no call and no file is a page: recognised, rendered, and answered by this one route. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeCookie } from '../../domain/constants.ts';
import { parseAcceptLanguage, preferredLocale } from '../../domain/language.ts';
import { namesOneCar } from '../../domain/private-query.ts';
import { Problem } from '../../domain/problem.ts';
import type { Person } from '../../domain/rendering.ts';
import { isMachinePath, routes, searchHref, type Route, type RouteName } from '../../domain/routes.ts';
import { pageCount, storedPage } from '../../domain/search-pages.ts';
import { isUnavailable } from '../db/driver-error.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { retryAfterSeconds } from '../http/errors.ts';
import type { TellFailure } from '../http/failure-log.ts';
import { markClosed } from '../http/maintenance.ts';
import { splitAddress, withFragment } from '../http/split-address.ts';
import { sessionCookieName } from '../http/session-cookie-name.ts';
import { chooseCoding, encode, type Coding, type Effort } from './codings.ts';
import { fillDocument } from './document.ts';
import { sendFault, sendLater } from '../http/fault-page.ts';
import type { Page } from './head/address.ts';
import { sendWithin } from './in-process.ts';
import { cacheShare, createPageCache, type SentPage } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

export type PageState = {
  /** Whether the shop is closed: then every page leads to `/maintenance` (specification 4). */
  readonly isInMaintenance: () => Promise<boolean>;
  /** Which state of the catalogue the pages show. */
  readonly catalogueVersion: () => Promise<number>;
  /** Whom a page is for. */
  readonly recognise: (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined>;
  /** Is told of each page for anybody whether it was cached, and how many bytes all of them take. */
  readonly countPage: (wasCached: boolean, cachedBytes: number) => void;
  /** Is told why a page could not be made. */
  readonly tellFailure: TellFailure;
};

export function pageRoutes(
  app: FastifyInstance,
  renderer: Renderer,
  { config, clock }: Deps,
  { isInMaintenance, catalogueVersion, recognise, countPage, tellFailure }: PageState,
): void {
  const cache = createPageCache(catalogueVersion, clock, cacheShare(config.workers));
  const options = {
    publicUrl: config.publicUrl,
    mediaUrl: config.mediaUrl,
    isTrial: config.isProduction && !config.stripe,
    hasServiceWorker: config.hasServiceWorker,
  };

  let underWay = 0;
  const effortNow = (): Effort => (underWay > calm ? 'quick' : 'small');

  app.get('/*', async (request, reply) => {
    underWay += 1;
    try {
      return await answer(request, reply);
    } catch (error) {
      if (error instanceof Problem) throw error;
      tellFailure(error, request, 'page failed');
      return isUnavailable(error) ? sendLater(reply, request, 'away') : sendFault(reply, request);
    } finally {
      underWay -= 1;
    }
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = splitAddress(request.url);
    if (isMachinePath(pathname)) throw new Problem('not_found');
    const meant = withFragment(pathname);
    if (meant) return reply.redirect(meant, 302);
    const preferred = preferredLocale(
      request.cookies[localeCookie.name],
      parseAcceptLanguage(request.headers['accept-language']),
    );
    reply.header('vary', variesBy);
    // A cookie that came or goes is a person's matter, whether or not they were recognised.
    const hasSession = sessionCookieName(config) in request.cookies;
    // Nor is a search for one car by its VIN or plate for anybody else.
    const isOfOne =
      hasSession || (search !== '' && namesOneCar(new URLSearchParams(search).get('query') ?? ''));
    if (isOfOne) markPrivate(reply);
    else reply.header('cache-control', 'no-cache');
    const isClosed = await isInMaintenance();
    const isForAnybody = !isClosed && !isOfOne;
    const key = `${preferred} ${request.url}`;
    const coding = chooseCoding(request.headers['accept-encoding']);
    const looked = isForAnybody ? await cache.look(key, coding) : undefined;
    if (looked) countPage(looked.page !== undefined, cache.bytes());
    if (looked?.page) return sendPage(reply, looked.page, coding);
    // A closed shop answers no call: nobody's session can be refreshed, and none is ended.
    const person = isClosed ? undefined : await recognise(request, reply);

    const page = await renderer.render({
      pathname,
      search,
      preferred,
      person,
      isInMaintenance: isClosed,
      analyticsId: config.analyticsId,
      now: clock().getTime(),
      send: sendWithin(app, request),
    });
    if (page.kind === 'redirect') return reply.redirect(page.to, 302);
    const last = lastInstead(page);
    if (last) return reply.redirect(last, 302);
    // The database went away while the page was made.
    const old = looked && page.status === 503 ? cache.findOld(key, coding) : undefined;
    if (old) return sendPage(reply, old, coding);
    if (isClosed) {
      markPrivate(reply);
      markClosed(reply);
    } else if (page.status === 503) reply.header('retry-after', retryAfterSeconds);
    if (page.name && isSecret(page.name)) {
      markPrivate(reply);
      reply.header('referrer-policy', 'no-referrer');
    }
    const template = await renderer.template(request.url);
    const files = renderer.early(page.source, page.locale);
    const text = fillDocument(template, page, files, options);
    const { locale } = page;
    const sent =
      looked && mayBeKept(page)
        ? cache.keep(key, looked.version, coding, { locale, text }, effortNow())
        : { locale, body: encode(Buffer.from(text), coding, effortNow()) };
    return sendPage(reply.code(page.status), sent, coding);
  }
}

/** With so many pages under way at once nobody waits for another's last bytes to be saved. */
const calm = 3;

const variesBy = 'Accept-Language, Cookie, Accept-Encoding';

function sendPage(reply: FastifyReply, { locale, body }: SentPage, coding: Coding): FastifyReply {
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.type('text/html; charset=utf-8').header('content-language', locale).send(body);
}

/** Neither errors nor pages that an answer was missing for, nor those whose address is somebody's secret. */
const mayBeKept = ({ status, name, record }: Page): boolean =>
  status === 200 &&
  name !== undefined &&
  !isSecret(name) &&
  Object.values(record.answers).every((answer) => answer.status < 500);

/** A page beyond the last would say that nothing was found: pieces are sold, and links to the results stay. */
function lastInstead({ locale, subject: { search } }: Page): string | undefined {
  if (!search || search.result.total === 0) return undefined;
  const { options, result } = search;
  const pages = pageCount(result.total, options.limit);
  const page = storedPage(pages - 1);
  return (options.page ?? 1) > pages ? searchHref(locale, { ...options, page }) : undefined;
}

const isSecret = (name: RouteName): boolean => (routes[name] as Route).hasSecret === true;
