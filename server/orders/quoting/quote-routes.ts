/** `POST /cart/quote`: what a cart costs now (api, "Buying"). */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Quote, QuoteRequest } from '../../../domain/contract/buying.ts';
import { Lang } from '../../../domain/contract/catalogue.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';
import { markPrivate } from '../../http/caching.ts';
import { readOffers } from '../offers/offer-cookie.ts';
import { findOpenOffers } from '../offers/open-offers.ts';
import { collectionOffer, offeredDelivery } from './collection-offer.ts';
import { loadPricedParts, priceItems, toQuote } from './pricing.ts';
import { lookUpWelcome } from './welcome-discount.ts';

export const quoteRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { config, database: { db }, clock, collection },
) => {
  app.post(
    '/cart/quote',
    {
      schema: {
        tags: ['buying'],
        querystring: z.object({ lang: Lang }),
        description: 'What is collected costs no shipping, and goes nowhere: the province is not read then.',
        body: QuoteRequest,
        response: { 200: Quote },
      },
      onRequest: app.recogniseUser,
    },
    async (request, reply) => {
      markPrivate(reply);
      const { orderItems, province } = request.body;
      const delivery = offeredDelivery(request.body.delivery, collection);
      const priced = await loadPricedParts(
        db,
        orderItems.map((item) => item.partId),
        await findOpenOffers(db, readOffers(request), clock()),
      );
      const welcome = request.user ? await lookUpWelcome(db, request.user, clock()) : undefined;
      const hasWelcomeDiscount = welcome === 'given';
      const cart = priceItems(orderItems, priced, { hasWelcomeDiscount, province, delivery });
      const offer = collectionOffer(collection, request.query.lang, clock());
      const quote = await toQuote(db, cart, priced, request.query.lang, welcome, offer, config);
      if (!request.user) return quote;
      const short = quote.lines.filter(({ available, quantity }) => available < quantity);
      const own = await ownUnpaidOrders(
        db,
        request.user.id,
        short.map(({ partId }) => partId),
      );
      return { ...quote, lines: quote.lines.map((line) => ({ ...line, ownOrder: own.get(line.partId) })) };
    },
  );
};

/**
 * Whose pieces are kept for a person already: who comes back from the page of a payment finds the own cart sold out otherwise.
 *
 * @returns by part the number of the person's order that keeps pieces of it and is to be paid yet, the latest one
 */
async function ownUnpaidOrders(
  db: Executor,
  userId: string,
  partIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .select({ partId: orderItems.partId, orderNumber: orders.orderNumber })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'awaiting_payment'),
        inArray(orderItems.partId, [...partIds]),
      ),
    )
    .orderBy(asc(orders.placedAt));
  return new Map(rows.map(({ partId, orderNumber }) => [partId, orderNumber]));
}
