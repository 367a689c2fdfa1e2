/** `GET /feed/products.xml`: what is for sale, for Google Merchant Center and, by `?for=meta`, for Meta's catalogues. */
import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Lang } from '../../domain/contract/catalogue.ts';
import { markPublic } from '../http/caching.ts';
import { closeInMaintenance } from '../http/maintenance.ts';
import type { CatalogueDeps } from './catalogue-search.ts';
import { closeFeed, feedItem, openFeed, readers, type FeedOptions } from './feed/feed-items.ts';
import { readFeed, type FeedPart } from './feed/read-feed.ts';

const maxAgeSeconds = 3_600;

type FeedDeps = Pick<CatalogueDeps, 'config' | 'search'> & {
  readonly isInMaintenance: () => Promise<boolean>;
};

export const feedRoutes: FastifyPluginAsyncZod<FeedDeps> = async (
  app,
  { config, search: { reads }, isInMaintenance },
) => {
  // A closed shop says when to come again: an empty feed would take every offer down.
  closeInMaintenance(app, isInMaintenance);
  app.get(
    '/feed/products.xml',
    {
      schema: {
        hide: true,
        querystring: z.object({ lang: Lang, for: z._default(z.enum(readers), 'google') }),
      },
    },
    async ({ query }, reply) => {
      const options = { locale: query.lang, reader: query.for, publicUrl: config.publicUrl };
      const parts = readFeed(reads.db, query.lang, config);
      // Asked for before anything is sent: a database that is away is a 503, and not half a feed.
      const first = await parts.next();
      markPublic(reply, maxAgeSeconds);
      return reply
        .type('application/xml; charset=utf-8')
        .send(Readable.from(itemsOf(first.done ? [] : first.value, parts, options)));
    },
  );
};

async function* itemsOf(
  first: readonly FeedPart[],
  others: AsyncIterable<readonly FeedPart[]>,
  options: FeedOptions,
): AsyncGenerator<string> {
  const written = (parts: readonly FeedPart[]) => parts.map((part) => feedItem(part, options)).join('');
  yield openFeed(options) + written(first);
  for await (const parts of others) yield written(parts);
  yield closeFeed;
}
