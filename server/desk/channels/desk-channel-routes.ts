/** `/desk/channels`: what else sells the yard's pieces, and what was sold there. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ChannelKeys,
  ChannelParameters,
  DeskChannels,
  NewChannel,
} from '../../../domain/contract/desk-channels.ts';
import { listChannels, listSales } from '../../channels/channels.ts';
import type { Deps } from '../../deps.ts';
import { personalWrites } from '../../http/limits.ts';
import { actorOf } from '../access/guard.ts';
import { addAndLog, revokeAndLog } from './keep-channels.ts';

export const deskChannelRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps.database;
  const owner = { desk: 'owner' } as const;

  app.get('/channels', { schema: { response: { 200: DeskChannels } }, config: owner }, async () => ({
    channels: await listChannels(db),
    sales: await listSales(db),
  }));

  app.post(
    '/channels',
    {
      schema: { body: NewChannel, response: { 201: ChannelKeys } },
      config: { ...owner, rateLimit: personalWrites(deps.limits) },
    },
    async (request, reply) => {
      const { name, canSell, webhookUrl } = request.body;
      const rights = canSell ? (['read', 'sell'] as const) : (['read'] as const);
      return reply.code(201).send(await addAndLog(deps, actorOf(request), { name, rights, webhookUrl }));
    },
  );

  app.delete(
    '/channels/:id',
    { schema: { params: ChannelParameters }, config: owner },
    async (request, reply) => {
      await revokeAndLog(deps, actorOf(request), { id: request.params.id });
      return reply.code(204).send();
    },
  );
};
