/** `GET /statistics`: whether visits are counted. The server's own pages say so themselves; the offline shell asks. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { StatisticsSetting } from '../../domain/contract/statistics.ts';
import type { Config } from '../config/config.ts';
import { markPublic } from './caching.ts';

/** Whoever turns it on or off is understood by every browser within so long. */
const maxAgeSeconds = 3_600;

export const statisticsRoute: FastifyPluginAsyncZod<{ readonly config: Config }> = async (
  app,
  { config },
) => {
  const schema = { tags: ['shop'], response: { 200: StatisticsSetting } };
  app.get('/statistics', { schema }, async (_request, reply) => {
    markPublic(reply, maxAgeSeconds);
    return { analyticsId: config.analyticsId ?? null };
  });
};
