/** `GET /sitemap.xml`, `/sitemap-pages.xml` and `/sitemap-parts-1.xml` …: what search engines are told to look at. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { href } from '../../domain/routes.ts';
import { locales } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import { markPublic } from '../http/caching.ts';
import { closeInMaintenance } from '../http/maintenance.ts';
import type { CatalogueDeps } from './catalogue-search.ts';
import { createAnswerCache } from './answer-cache.ts';
import { listStretches, readStretch, type ListedPart } from './sitemap/listed-parts.ts';
import { pageSitemap, closeUrls, openUrls, pageEntries, sitemapIndex } from './sitemap/sitemap-xml.ts';

/** The most that one sitemap may hold (sitemaps.org). */
const addressesMost = 50_000;

const maxAgeSeconds = 3_600;

type SitemapDeps = Pick<CatalogueDeps, 'config' | 'search' | 'clock'> & {
  readonly isInMaintenance: () => Promise<boolean>;
  /** Addresses that a sitemap holds at most. */
  readonly addresses?: number;
};

export async function sitemapRoutes(
  app: FastifyInstance,
  { config: { publicUrl }, search, clock, isInMaintenance, addresses = addressesMost }: SitemapDeps,
): Promise<void> {
  const { db } = search.reads;
  // A closed shop says when to come again: a shorter list would be taken for the truth.
  closeInMaintenance(app, isInMaintenance);
  const cache = createAnswerCache<string>(clock, () => true);
  // Each part has an address in each language.
  const length = Math.floor(addresses / locales.length);
  const schema = { hide: true };

  app.get('/sitemap.xml', { schema }, async (_request, reply) =>
    asXml(
      reply,
      await cache('index', async () => {
        const stretches = await listStretches(db, length);
        return sitemapIndex([
          { address: `${publicUrl}/sitemap-pages.xml` },
          ...stretches.map(({ number, changedAt }) => ({
            address: `${publicUrl}/sitemap-parts-${number}.xml`,
            changedAt,
          })),
        ]);
      }),
    ),
  );

  app.get('/sitemap-pages.xml', { schema }, async (_request, reply) =>
    asXml(reply, await cache('pages', () => pageSitemap(db, publicUrl))),
  );

  app.get<{ Params: { number: string } }>(
    '/sitemap-parts-:number(^[1-9]\\d{0,5}).xml',
    { schema },
    async ({ params }, reply) => {
      const parts = readStretch(db, { number: Number(params.number), length });
      // Asked for before anything is sent, so that a stretch without parts is a 404, and a database that is away a 503.
      const first = await parts.next();
      if (first.done) throw new Problem('not_found');
      return asXml(reply, Readable.from(entriesOf(first.value, parts)));
    },
  );

  async function* entriesOf(
    first: readonly ListedPart[],
    others: AsyncIterable<readonly ListedPart[]>,
  ): AsyncGenerator<string> {
    yield openUrls + written(first);
    for await (const parts of others) yield written(parts);
    yield closeUrls;
  }

  const written = (parts: readonly ListedPart[]): string =>
    parts
      .map(({ id, updatedAt }) =>
        pageEntries((locale) => publicUrl + href(locale, 'part', { id }), updatedAt),
      )
      .join('');
}

function asXml(reply: FastifyReply, xml: string | Readable): FastifyReply {
  markPublic(reply, maxAgeSeconds);
  return reply.type('application/xml; charset=utf-8').send(xml);
}
