/** `PUT /offers/{id}`: takes a private offer, so that this browser's cart has its price. Taken twice it is taken once. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OfferParameters, TakenOffer } from '../../../domain/contract/buying.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Deps } from '../../deps.ts';
import { markPrivate } from '../../http/caching.ts';
import { personalWrites } from '../../http/limits.ts';
import { writeOffer } from './offer-cookie.ts';
import { findOpenOffers } from './open-offers.ts';

export const offerRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database, clock, config, limits }) => {
  app.put(
    '/offers/:id',
    {
      schema: { tags: ['buying'], params: OfferParameters, response: { 200: TakenOffer } },
      config: { rateLimit: personalWrites(limits) },
    },
    async (request, reply) => {
      markPrivate(reply);
      const { id } = request.params;
      const [offer] = (await findOpenOffers(database.db, [id], clock())).values();
      if (!offer) throw new Problem('offer_over');
      writeOffer(request, reply, id, config);
      return { partId: offer.partId, price: offer.price, until: offer.until.toISOString() };
    },
  );
};
