/** `PUT /offers/{id}`: takes a private offer, so that this browser's cart has its price. Taken twice it is taken once. */
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OfferParameters, TakenOffer } from '../../../domain/contract/buying.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { privateOffers } from '../../db/schema/offers.ts';
import type { Deps } from '../../deps.ts';
import { markPrivate } from '../../http/caching.ts';
import { personalWrites } from '../../http/limits.ts';
import { writeOffer } from './offer-cookie.ts';
import { findOpenOffers } from './open-offers.ts';

export const offerRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database, clock, config, limits }) => {
  app.put(
    '/offers/:id',
    {
      schema: {
        tags: ['buying'],
        params: OfferParameters,
        description:
          '410 `offer_over` once it is past its end, stands in an order or was taken back: `partId` is the part, at everybody’s price. 404 `offer_unknown` for an id that no offer has.',
        response: { 200: TakenOffer },
      },
      config: { rateLimit: personalWrites(limits) },
    },
    async (request, reply) => {
      markPrivate(reply);
      const { id } = request.params;
      const [offer] = (await findOpenOffers(database.db, [id], clock())).values();
      if (!offer) throw await whyNotTaken(database.db, id);
      writeOffer(request, reply, id, config);
      const { partId, price, until } = offer;
      return { partId, price, until: until.toISOString(), ...(await nowOf(database.db, partId)) };
    },
  );
};

/** What a part costs everybody now, and how many there are. */
async function nowOf(db: Executor, id: number): Promise<Pick<TakenOffer, 'priceForAll' | 'available'>> {
  const { discountedPrice: priceForAll, available } = parts;
  const [part] = await db.select({ priceForAll, available }).from(parts).where(eq(parts.id, id));
  if (!part) throw new Problem('offer_unknown');
  return part;
}

/** An offer that is over names its part, which is there for everybody. */
async function whyNotTaken(db: Executor, id: string): Promise<Problem> {
  const { partId } = privateOffers;
  const [offer] = await db.select({ partId }).from(privateOffers).where(eq(privateOffers.id, id));
  return offer ? new Problem('offer_over', { extra: offer }) : new Problem('offer_unknown');
}
