/** `/desk/elsewhere`: what channels have sold, from its place into somebody's hand. What is written may be sent twice. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Picked } from '../../../domain/contract/desk-orders.ts';
import { ElsewhereList, ElsewhereParameters } from '../../../domain/contract/desk-elsewhere.ts';
import type { Deps } from '../../deps.ts';
import { actorOf, visitOf } from '../access/guard.ts';
import { pickSold } from './pick-sold.ts';
import { listElsewhere } from './read-elsewhere.ts';

export const elsewhereRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, database, clock }) => {
  const { db } = database;
  const listed = async (request: FastifyRequest) => ({
    items: await listElsewhere(db, clock(), visitOf(request).person.locale, config),
  });
  const answer = { response: { 200: ElsewhereList } };

  app.get('/elsewhere', { schema: answer }, listed);

  app.put(
    '/elsewhere/:id/picked',
    { schema: { params: ElsewhereParameters, body: Picked, ...answer } },
    async (request) => {
      const taken = { saleId: request.params.id, isPicked: request.body.isPicked };
      await db.transaction((tx) => pickSold(tx, actorOf(request), taken, clock()));
      return listed(request);
    },
  );
};
