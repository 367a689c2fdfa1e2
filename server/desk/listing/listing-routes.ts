/** `/desk/parts`, `/desk/listing` and `/desk/prices`: a piece is listed from the shelf. What is sent may be sent again, whenever. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { outboxKeyDays } from '../../../domain/constants.ts';
import {
  ListingLists,
  NewPart,
  PartListed,
  PricesHere,
  PricesQuery,
} from '../../../domain/contract/desk-listing.ts';
import type { Deps } from '../../deps.ts';
import { doOnce, idempotencyKeyOf, keyHeaders, refuseInvalid } from '../../http/idempotency.ts';
import { actorOf } from '../access/guard.ts';
import { listingScope, listPart } from './list-part.ts';
import { readListingLists } from './listing-lists.ts';
import { readPricesHere } from './prices-here.ts';

export const listingRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock } = deps;
  const { db } = database;

  app.get('/listing', { schema: { response: { 200: ListingLists } } }, async () => readListingLists(db));

  app.get(
    '/prices',
    { schema: { querystring: PricesQuery, response: { 200: PricesHere } } },
    async (request) => readPricesHere(db, request.query),
  );

  app.post(
    '/parts',
    { attachValidation: true, schema: { headers: keyHeaders, body: NewPart, response: { 201: PartListed } } },
    async (request, reply) => {
      refuseInvalid(request);
      const { body } = request;
      const call = {
        scope: listingScope,
        key: idempotencyKeyOf(request.headers),
        body,
        retentionHours: outboxKeyDays * 24,
      };
      const now = clock();
      const listed = await doOnce(db, call, now, (tx) => listPart(tx, actorOf(request), body, now));
      return reply.code(201).send(listed);
    },
  );
};
