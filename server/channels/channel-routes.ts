/** `/channel`: the calls of what else sells the yard's pieces, by token. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { IdempotencyHeader } from '../../domain/contract/buying.ts';
import {
  ChannelSale,
  Hold,
  HoldParameters,
  NewChannelSale,
  NewHold,
  SaleParameters,
  StockChanges,
  StockChangesQuery,
} from '../../domain/contract/channels.ts';
import { outboxKeyDays } from '../../domain/constants.ts';
import type { Deps } from '../deps.ts';
import { doOnce, idempotencyKeyOf, refuseInvalid } from '../http/idempotency.ts';
import { channelCalls } from '../http/limits.ts';
import { channelOfRequest, guardChannels } from './guard-channels.ts';
import { holdPieces, releaseHold, sellPieces, takeSaleBack } from './stock/channel-pieces.ts';
import { stockChanges } from './stock/stock-changes.ts';

/** Scope of the keys of all channels; each stands before its own. A connector that was down says for weeks what it sold. */
export const channelScope = 'channel';

const tags = ['channel'];
/** Other headers pass: every request has some. */
const headers = z.looseObject({
  'idempotency-key': z.nonoptional(IdempotencyHeader.shape['idempotency-key']),
});

export const channelRoutes: FastifyPluginAsyncZod<{ readonly deps: Deps }> = async (app, { deps }) => {
  const { config, database, jobs, clock, limits } = deps;
  const { db } = database;
  const rateLimit = channelCalls(limits);
  const selling = { channelRight: 'sell', rateLimit } as const;
  guardChannels(app, deps);

  const keyed = (request: Parameters<typeof channelOfRequest>[0], act: string) => ({
    scope: channelScope,
    key: `${channelOfRequest(request).id}:${act}:${idempotencyKeyOf(request.headers)}`,
    body: request.body,
    retentionHours: outboxKeyDays * 24,
  });

  app.get(
    '/parts',
    {
      schema: {
        tags,
        description:
          'Without a cursor all parts, page by page; with the cursor of the last page what changed since. `snapshot_outdated`: begin anew without one.',
        querystring: StockChangesQuery,
        response: { 200: StockChanges },
      },
      config: { rateLimit },
    },
    async (request) => stockChanges(db, request.query, config),
  );

  app.post(
    '/holds',
    {
      attachValidation: true,
      schema: {
        tags,
        headers,
        body: NewHold,
        description:
          'Keeps pieces for some minutes, while somebody pays there. `out_of_stock` where there are not enough.',
        response: { 201: Hold },
      },
      config: selling,
    },
    async (request, reply) => {
      refuseInvalid(request);
      const { id } = channelOfRequest(request);
      const now = clock();
      const hold = await doOnce(db, keyed(request, 'hold'), now, (tx) =>
        holdPieces(tx, id, request.body, now),
      );
      return reply.code(201).send(hold);
    },
  );

  app.delete(
    '/holds/:id',
    {
      schema: {
        tags,
        params: HoldParameters,
        description: 'Gives back what was kept. Said twice it is done once.',
      },
      config: selling,
    },
    async (request, reply) => {
      const { id } = channelOfRequest(request);
      await db.transaction((tx) => releaseHold(tx, id, request.params.id));
      return reply.code(204).send();
    },
  );

  app.post(
    '/sales',
    {
      attachValidation: true,
      schema: {
        tags,
        headers,
        body: NewChannelSale,
        description:
          'Pieces that were sold there. `out_of_stock` where somebody else was first: that sale has to be taken back.',
        response: { 201: ChannelSale },
      },
      config: selling,
    },
    async (request, reply) => {
      refuseInvalid(request);
      const { id } = channelOfRequest(request);
      const now = clock();
      const sale = await doOnce(db, keyed(request, 'sale'), now, (tx) =>
        sellPieces(tx, jobs, id, request.body, now),
      );
      return reply.code(201).send(sale);
    },
  );

  app.delete(
    '/sales/:id',
    {
      schema: {
        tags,
        params: SaleParameters,
        description:
          'A sale that came to nothing there: its pieces are for sale again, and nobody at the yard fetches them. Said twice it is done once.',
      },
      config: selling,
    },
    async (request, reply) => {
      const { id } = channelOfRequest(request);
      await db.transaction((tx) => takeSaleBack(tx, id, request.params.id));
      return reply.code(204).send();
    },
  );
};
