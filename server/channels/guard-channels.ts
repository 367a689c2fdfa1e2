/** Who calls for a channel: its token, and what it may do. Whatever is registered behind the guard asks for both. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChannelRight } from '../../domain/channels.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { channelOnly } from '../http/protected-calls.ts';
import { channelOf, type ChannelRow } from './channels.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a channel has to be allowed; `read` unless said. */
    channelRight?: ChannelRight;
  }
  interface FastifyRequest {
    /** The channel that calls, once its guard ran; read it with `channelOfRequest`. */
    channel: ChannelRow | null;
  }
}

/** Guards every call that is declared on this part of the server afterwards: 401 without a good token, 403 without the right. */
export function guardChannels(app: FastifyInstance, { database, clock }: Deps): void {
  app.decorateRequest('channel', null);
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: channelOnly };
  });
  app.addHook('onRequest', async (request, reply) => {
    markPrivate(reply);
    const [, token] = /^Bearer (smonto_[\w-]{43})$/i.exec(request.headers.authorization ?? '') ?? [];
    request.channel = (token && (await channelOf(database.db, token, clock()))) || null;
    const { rights } = channelOfRequest(request);
    if (!rights.includes(request.routeOptions.config.channelRight ?? 'read'))
      throw new Problem('right_missing');
  });
}

/** The channel that calls. */
export function channelOfRequest({ channel }: FastifyRequest): ChannelRow {
  if (!channel) throw new Problem('unauthorized');
  return channel;
}
