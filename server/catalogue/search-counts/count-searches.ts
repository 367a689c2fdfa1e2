/** Hears what is opened from a search, and has the counts written down as long as the server runs. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filterNames } from '../../../domain/filters/filters.ts';
import { match, splitLocale } from '../../../domain/routes.ts';
import type { Deps } from '../../deps.ts';
import { splitAddress } from '../../http/split-address.ts';
import { createSearchCounter, type SearchCounter } from './search-counter.ts';
import { addSearchCounts } from './search-counts.ts';

const writeEveryMs = 10_000;

/**
 * A part counts as opened from a search where its page, or what the app asks for it, is asked for by the page of that search: the
 * browser names it in the `Referer`, within the shop alone. Nothing is stored in a browser and nothing told of who it was, so no
 * consent is asked (decision 0056).
 */
export function countSearches(
  app: FastifyInstance,
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
): SearchCounter {
  const counter = createSearchCounter(clock, (counts) => addSearchCounts(db, counts));
  let writing = Promise.resolve();
  /** One after the other, so that closing waits for one that is under way. */
  const write = () =>
    (writing = writing
      .then(() => counter.write())
      .catch((error: unknown) => app.log.warn({ err: error }, 'searches were not counted')));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const isAnswered = statusCode === 200 || statusCode === 304;
    if (request.isInner || request.method !== 'GET' || !isAnswered || !isOfPart(request.url)) return;
    const query = searchedBefore(request);
    if (query !== undefined) counter.opened(query);
  });
  const timer = setInterval(() => void write(), writeEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return counter;
}

/** The page of a part, or the call for it. */
function isOfPart(url: string): boolean {
  const { pathname } = splitAddress(url);
  return /^\/api\/parts\/\d+$/.test(pathname) || match(splitLocale(pathname).path)?.name === 'part';
}

/** What was searched for, by words alone, on the page from which something is asked. */
function searchedBefore({ headers: { referer }, host }: FastifyRequest): string | undefined {
  const from = referer === undefined ? null : URL.parse(referer);
  if (!from || from.host !== host || match(splitLocale(from.pathname).path)?.name !== 'search')
    return undefined;
  const isFiltered = filterNames.some((name) => from.searchParams.has(name));
  return isFiltered ? undefined : (from.searchParams.get('query') ?? undefined);
}
