/** `GET /parts`, `/parts/count`, `/parts/{id}`, `/parts/{id}/similar`, `/parts/{id}/same-car` and `/search/v2`. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  LatestQuery,
  Part,
  PartCount,
  PartParameters,
  PartQuery,
  PartSummary,
  SameCarQuery,
  SimilarQuery,
} from '../../domain/contract/parts.ts';
import { SearchQuery, SearchResult } from '../../domain/contract/search.ts';
import { isPassing } from '../../domain/answer-caches.ts';
import { namesOneCar } from '../../domain/private-query.ts';
import { Problem } from '../../domain/problem.ts';
import { markPrivate, markPublic } from '../http/caching.ts';
import type { CatalogueDeps } from './catalogue-search.ts';
import { createAnswerCache, worthCachingParts } from './answer-cache.ts';
import { countParts, latestParts } from './summaries.ts';
import { createPartLoader } from './part.ts';
import type { SearchCounter } from './search-counts/search-counter.ts';

const tags = ['catalogue'];

/** Decision 0056. */
const aboutCounts = [
  'Each facet is counted under the other filters and not under its own, so that it tells what choosing something else there would find.',
  'A model goes with its make: makes are counted without the chosen model too.',
  'The price runs from the cheapest to the dearest part that can be bought; one that is sold, or kept for another buyer, does not count in it, and null is said where none can be bought.',
].join(' ');

export type PartRouteDeps = CatalogueDeps & { readonly searchCounter: SearchCounter };

export const partRoutes: FastifyPluginAsyncZod<PartRouteDeps> = async (
  app,
  { config, clock, search, searchCounter },
) => {
  const { db, prepare } = search.reads;
  const loadPart = createPartLoader(prepare, config);
  const cachedCount = createAnswerCache<PartCount>(clock, ({ count }) => count >= worthCachingParts);

  app.get(
    '/parts',
    { schema: { tags, querystring: LatestQuery, response: { 200: z.array(PartSummary) } } },
    async (request, reply) => {
      markPublic(reply);
      return latestParts(db, request.query, config);
    },
  );

  app.get('/parts/count', { schema: { tags, response: { 200: PartCount } } }, async (_request, reply) => {
    markPublic(reply);
    return cachedCount('all', () => countParts(db));
  });

  app.get(
    '/parts/:id',
    {
      attachValidation: true,
      schema: { tags, params: PartParameters, querystring: PartQuery, response: { 200: Part } },
    },
    async (request, reply) => {
      refuseInvalid(request);
      markPublic(reply);
      return loadPart(request.params.id, request.query.lang);
    },
  );

  app.get(
    '/parts/:id/similar',
    {
      attachValidation: true,
      schema: {
        tags,
        params: PartParameters,
        querystring: SimilarQuery,
        response: { 200: z.array(PartSummary) },
      },
    },
    async (request, reply) => {
      refuseInvalid(request);
      markPublic(reply);
      return search.near(request.params.id, request.query.limit, request.query.lang);
    },
  );

  app.get(
    '/parts/:id/same-car',
    {
      attachValidation: true,
      schema: {
        tags,
        params: PartParameters,
        querystring: SameCarQuery,
        response: { 200: z.array(PartSummary) },
      },
    },
    async (request, reply) => {
      refuseInvalid(request);
      markPublic(reply);
      return search.ofSameCar(request.params.id, request.query.limit, request.query.lang);
    },
  );

  app.get(
    '/search/v2',
    {
      schema: { tags, description: aboutCounts, querystring: SearchQuery, response: { 200: SearchResult } },
    },
    async (request, reply) => {
      // Whose car it is stays with who asks: no cache on the way, nor the browser's, has it.
      if (namesOneCar(request.query.query)) markPrivate(reply);
      else markPublic(reply);
      const result = await search.search(request.query);
      // What is suggested while somebody types is no search that was looked at.
      if (!isPassing((name) => request.headers[name]?.toString()))
        searchCounter.shown(request.query, result.total);
      return result;
    },
  );
};

/** An id that cannot be one is no part (design 4.2), not a badly asked question. */
function refuseInvalid({ validationError }: Pick<FastifyRequest, 'validationError'>): void {
  if (validationError?.validationContext === 'params') throw new Problem('part_not_found');
  if (validationError) throw validationError;
}
