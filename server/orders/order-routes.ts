/** `/orders`: a person's own orders, and giving their items back (api, "Buying"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ItemParameters,
  ItemReturn,
  Order,
  OrderItem,
  OrderPage,
  OrderParameters,
  OrdersQuery,
} from '../../domain/contract/orders.ts';
import { userOf } from '../accounts/authentication.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { fileAnswer } from '../http/file-answer.ts';
import { personalInvoices, personalWrites } from '../http/limits.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { findOrder, listOrders } from './reading/load-orders.ts';
import { findOwnPaidOrder } from './reading/paid-orders.ts';
import { returnItem } from './returning/return-item.ts';

const tags = ['buying'];

export const orderRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { config, database: { db }, clock, jobs, limits },
) => {
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);

  app.get(
    '/orders',
    { schema: { tags, querystring: OrdersQuery, response: { 200: OrderPage } } },
    async (request) => listOrders(db, userOf(request).id, request.query, config),
  );

  app.get(
    '/orders/:id',
    { schema: { tags, params: OrderParameters, response: { 200: Order } } },
    async (request) => findOrder(db, userOf(request).id, request.params.id, config),
  );

  app.get(
    '/orders/:id/invoice',
    {
      schema: {
        tags,
        description: 'The courtesy invoice, in the order’s language; `not_paid` before there is one.',
        params: OrderParameters,
        response: { 200: fileAnswer('application/pdf') },
      },
      // It takes a tenth of a second in which the shop does nothing else.
      config: { rateLimit: personalInvoices(limits) },
    },
    async (request, reply) => {
      const paid = await findOwnPaidOrder(db, userOf(request).id, request.params.id);
      // With its first use: a start of the shop can do without.
      const { invoiceOf } = await import('./invoicing/invoice.ts');
      const { name, content } = await invoiceOf(paid);
      reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`);
      return content;
    },
  );

  app.post(
    '/orders/:id/items/:itemId/return',
    {
      schema: { tags, params: ItemParameters, body: ItemReturn, response: { 200: OrderItem } },
      config: { rateLimit: personalWrites(limits) },
    },
    async (request) => {
      const { id: orderId, itemId } = request.params;
      const { reason } = request.body;
      return returnItem(db, jobs, { userId: userOf(request).id, orderId, itemId, reason }, clock(), config);
    },
  );
};
