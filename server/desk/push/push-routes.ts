/** `/desk/push`: whether this visit's browser shows what its person wants to hear of. What is written may be sent twice. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  NewPushSubscription,
  PushState,
  SeenPushState,
  SeenPushSubscription,
} from '../../../domain/contract/desk-push.ts';
import type { Deps } from '../../deps.ts';
import { personalWrites } from '../../http/limits.ts';
import { visitOf } from '../access/guard.ts';
import { readPushKeys } from './push-keys.ts';
import { dropSubscription, hasSubscription, keepSubscription, seeSubscription } from './subscriptions.ts';

export const pushRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, database, clock, limits } = deps;
  const { db } = database;
  const writing = { rateLimit: personalWrites(limits) };

  app.get('/push', { schema: { response: { 200: PushState } } }, async (request) => ({
    publicKey: (await readPushKeys(deps)).publicKey,
    isOn: await hasSubscription(db, visitOf(request)),
  }));

  app.put(
    '/push/subscription',
    { schema: { body: NewPushSubscription }, config: writing },
    async (request, reply) => {
      await db.transaction((tx) => keepSubscription(tx, config, visitOf(request), request.body, clock()));
      return reply.code(204).send();
    },
  );

  app.post(
    '/push/seen',
    { schema: { body: SeenPushSubscription, response: { 200: SeenPushState } }, config: writing },
    async (request) => ({
      isOn: await db.transaction((tx) =>
        seeSubscription(tx, visitOf(request), request.body.endpoint, clock()),
      ),
    }),
  );

  app.delete('/push/subscription', async (request, reply) => {
    await dropSubscription(db, visitOf(request));
    return reply.code(204).send();
  });
};
