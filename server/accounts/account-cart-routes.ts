/** `/cart`: the cart that is kept with an account. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AccountCart, AccountCartChange } from '../../domain/contract/account-cart.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { personalWrites } from '../http/limits.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { changeAccountCart, readAccountCart } from './account-cart.ts';
import { userOf } from './authentication.ts';

const tags = ['account'];

export const accountCartRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { database: { db }, clock, limits },
) => {
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);

  app.get('/cart', { schema: { tags, response: { 200: AccountCart } } }, async (request) =>
    readAccountCart(db, userOf(request).id),
  );

  app.put(
    '/cart',
    {
      schema: { tags, body: AccountCartChange, response: { 200: AccountCart } },
      config: { rateLimit: personalWrites(limits) },
    },
    async (request) => changeAccountCart(db, userOf(request).id, request.body, clock()),
  );
};
