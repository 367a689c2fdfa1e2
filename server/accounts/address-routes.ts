/** `/addresses`: a person's billing and delivery addresses (api, "Account"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Address, AddressChange, NewAddress } from '../../domain/contract/addresses.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { personalWrites } from '../http/limits.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';
import { userOf } from './authentication.ts';

const tags = ['account'];
const params = z.object({ id: z.uuid() });

export const addressRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { database: { db }, clock, limits },
) => {
  const config = { rateLimit: personalWrites(limits) };

  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);

  app.get('/addresses', { schema: { tags, response: { 200: z.array(Address) } } }, async (request) =>
    listAddresses(db, userOf(request).id),
  );

  app.post(
    '/addresses',
    { schema: { tags, body: NewAddress, response: { 201: Address } }, config },
    async (request, reply) =>
      reply.code(201).send(await addAddress(db, userOf(request).id, request.body, clock())),
  );

  app.patch(
    '/addresses/:id',
    { schema: { tags, params, body: AddressChange, response: { 200: Address } }, config },
    async (request) => changeAddress(db, userOf(request).id, request.params.id, request.body),
  );

  app.delete('/addresses/:id', { schema: { tags, params }, config }, async (request, reply) => {
    await removeAddress(db, userOf(request).id, request.params.id);
    return reply.code(204).send();
  });
};
