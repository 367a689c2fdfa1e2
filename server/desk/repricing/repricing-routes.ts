/** `/desk/stock/repricings`: prices of many parts by one rule, looked at before and undone for a day. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AppliedRule,
  PricePreview,
  PriceRule,
  RepricingParameters,
  Repricings,
} from '../../../domain/contract/desk-repricing.ts';
import type { Deps } from '../../deps.ts';
import { visitOf } from '../access/guard.ts';
import { doAtStock } from '../stock/do-at-stock.ts';
import { previewRule } from './plan.ts';
import { applyRule, listRepricings, undoRule } from './repricings.ts';

export const repricingRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, database, clock }) => {
  const { db } = database;
  const owner = { desk: 'owner' } as const;
  // A whole stock takes longer than a statement of people may; whoever asks again meanwhile waits for the same answer.
  const unhurried = { database: database.work, clock };
  const listed = async () => ({ repricings: await listRepricings(db, clock()) });

  app.get('/stock/repricings', { schema: { response: { 200: Repricings } }, config: owner }, async () =>
    listed(),
  );

  app.post(
    '/stock/repricings/preview',
    { schema: { body: PriceRule, response: { 200: PricePreview } }, config: owner },
    async (request) => previewRule(db, request.body, clock(), visitOf(request).person.locale, config),
  );

  app.put(
    '/stock/repricings',
    { schema: { body: AppliedRule, response: { 200: Repricings } }, config: owner },
    async (request) => {
      await doAtStock(unhurried, request, (at) => applyRule(at, request.body));
      return listed();
    },
  );

  app.put(
    '/stock/repricings/:id/undone',
    { schema: { params: RepricingParameters, response: { 200: Repricings } }, config: owner },
    async (request) => {
      await doAtStock(unhurried, request, (at) => undoRule(at, request.params.id));
      return listed();
    },
  );
};
