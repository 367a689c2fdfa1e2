/** `GET /orders` and `/orders/{id}`: a person's own orders (api, "Buying"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Order, OrderPage, OrderParameters, OrdersQuery } from '../../domain/contract/orders.ts';
import { userOf } from '../accounts/authentication.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { findOrder, listOrders } from './load-orders.ts';

const tags = ['buying'];

export const orderRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database: { db } }) => {
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);

  app.get(
    '/orders',
    { schema: { tags, querystring: OrdersQuery, response: { 200: OrderPage } } },
    async (request) => listOrders(db, userOf(request).id, request.query),
  );

  app.get(
    '/orders/:id',
    { schema: { tags, params: OrderParameters, response: { 200: Order } } },
    async (request) => findOrder(db, userOf(request).id, request.params.id),
  );
};
