/** `/desk/orders/{number}/safety/…`: who buys a safety part was looked at. Passing is anybody's; refusing lets money go, and is the owner's. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OrderNumberParameters, WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { SafetyPass, SafetyRefusal } from '../../../domain/contract/desk-safety.ts';
import type { Logged } from '../../../domain/desk/log-fields.ts';
import type { SafetyVerdict } from '../../../domain/vocabulary.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { checkSafety } from '../../orders/safety/check-safety.ts';
import { actorOf, visitOf } from '../access/guard.ts';
import { findDeskOrder } from '../orders/desk-orders.ts';
import { doAndLog } from '../orders/do-and-log.ts';

/** What is looked at, as it was then. */
const whoBuys = ({ buyer, repairerRegistration, carPlate }: OrderRow): Logged => ({
  ...(buyer.companyName && { companyName: buyer.companyName, vatNumber: buyer.vatNumber }),
  repairer: repairerRegistration,
  plate: carPlate,
});

export const safetyRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, database, jobs } = deps;
  const ofOrder = { params: OrderNumberParameters, response: { 200: WholeDeskOrder } };

  async function check(
    request: FastifyRequest<{ Params: { number: string } }>,
    verdict: SafetyVerdict,
    note: string | null,
  ): Promise<WholeDeskOrder> {
    const who = actorOf(request);
    const orderNumber = request.params.number.toUpperCase();
    const outcomes = { done: ['done'], same: ['unchanged'] };
    await doAndLog(deps, { who, orderNumber }, outcomes, async (tx, order, now) => {
      const outcome = await checkSafety(tx, jobs, orderNumber, { verdict, by: who.name, note }, now);
      const isDone = typeof outcome === 'object';
      return {
        outcome: isDone ? 'done' : outcome,
        action: verdict === 'passed' ? 'safety_passed' : 'safety_refused',
        before: whoBuys(order),
        after: isDone
          ? { codes: outcome.codes, ...(verdict === 'refused' && { amount: outcome.cents }), note }
          : null,
      };
    });
    return findDeskOrder(database.db, orderNumber, deps.clock(), visitOf(request).person.locale, config);
  }

  app.put('/orders/:number/safety/passed', { schema: { ...ofOrder, body: SafetyPass } }, async (request) =>
    check(request, 'passed', request.body.note),
  );

  app.put(
    '/orders/:number/safety/refused',
    { schema: { ...ofOrder, body: SafetyRefusal }, config: { desk: 'owner' } },
    async (request) => check(request, 'refused', request.body.note),
  );
};
