/** `/desk/orders/{number}/papers`: what an order has of papers, and what is missing. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderNumberParameters } from '../../../domain/contract/desk-orders.ts';
import { IssuedOrderPapers, OrderPapers, PaperDetails } from '../../../domain/contract/desk-papers.ts';
import { invoicing } from '../../../shop.config.ts';
import type { Deps } from '../../deps.ts';
import { personalInvoices } from '../../http/limits.ts';
import { findPaidOrderOf } from '../../orders/reading/paid-orders.ts';
import { actorOf } from '../access/guard.ts';
import { askAtDesk, issueAtDesk } from './desk-acts.ts';
import { readOrderPapers } from './read-order-papers.ts';

export const orderPaperRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps.database;
  const owner = { desk: 'owner' } as const;
  const ofOrder = { params: OrderNumberParameters };
  const wholeOrder = { ...ofOrder, response: { 200: OrderPapers } };
  const numberOf = ({ params: { number } }: { params: { number: string } }): string => number.toUpperCase();

  app.get('/orders/:number/papers', { schema: wholeOrder, config: owner }, async (request) =>
    readOrderPapers(db, invoicing, numberOf(request)),
  );

  app.put(
    '/orders/:number/papers/issued',
    { schema: { ...ofOrder, response: { 200: IssuedOrderPapers } }, config: owner },
    async (request) => {
      const number = numberOf(request);
      const issued = await issueAtDesk(deps, actorOf(request), invoicing, number);
      return { ...(await readOrderPapers(db, invoicing, number)), issued };
    },
  );

  app.put(
    '/orders/:number/papers/asked',
    { schema: { ...wholeOrder, body: PaperDetails }, config: owner },
    async (request) => {
      await askAtDesk(deps, actorOf(request), numberOf(request), request.body);
      return readOrderPapers(db, invoicing, numberOf(request));
    },
  );

  app.get(
    '/orders/:number/courtesy-invoice',
    // It takes a tenth of a second in which the shop does nothing else.
    { schema: ofOrder, config: { ...owner, rateLimit: personalInvoices(deps.limits) } },
    async (request, reply) => {
      const paid = await findPaidOrderOf(db, numberOf(request));
      // With its first use: a start of the shop can do without.
      const { invoiceOf } = await import('../../orders/invoicing/invoice.ts');
      const { name, content } = await invoiceOf(paid);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(content));
    },
  );
};
