/** `/desk/staff` and `/desk/actions`: who works at the desk, and what was done there. The owner's alone. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  DeskActions,
  DeskActionsQuery,
  NewStaffMember,
  StaffMember,
  StaffParameters,
} from '../../../domain/contract/desk.ts';
import type { Deps } from '../../deps.ts';
import { personalWrites } from '../../http/limits.ts';
import { actorOf } from './guard.ts';
import { listActions } from '../action-log.ts';
import { inviteByMail } from '../staff/invite.ts';
import { listStaff, removeStaff } from '../staff/staff.ts';

export const staffRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, limits } = deps;
  const { db } = database;
  const owner = { desk: 'owner' } as const;

  app.get('/staff', { schema: { response: { 200: z.array(StaffMember) } }, config: owner }, async () =>
    listStaff(db),
  );

  app.post(
    '/staff',
    { schema: { body: NewStaffMember }, config: { ...owner, rateLimit: personalWrites(limits) } },
    async (request, reply) => {
      await inviteByMail(deps, actorOf(request), request.body);
      return reply.code(204).send();
    },
  );

  app.delete('/staff/:id', { schema: { params: StaffParameters }, config: owner }, async (request, reply) => {
    await db.transaction((tx) => removeStaff(tx, actorOf(request), request.params.id, clock()));
    return reply.code(204).send();
  });

  app.get(
    '/actions',
    { schema: { querystring: DeskActionsQuery, response: { 200: DeskActions } }, config: owner },
    async (request) => ({ actions: await listActions(db, request.query.before) }),
  );
};
