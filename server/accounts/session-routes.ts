/** `/users/me/sessions`: the browsers that a person is signed in with, listed and ended by themselves. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Session } from '../../domain/contract/profile.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { personalWrites } from '../http/limits.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { sessionIdOf, userOf } from './authentication.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { clearSessionCookies } from './session-cookies.ts';

const tags = ['account'];
const params = z.object({ id: z.uuid() });

export const sessionRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, limits } = deps;
  const config = { rateLimit: personalWrites(limits) };

  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);

  app.get('/users/me/sessions', { schema: { tags, response: { 200: z.array(Session) } } }, async (request) =>
    listSessions(database.db, { userId: userOf(request).id, sessionId: sessionIdOf(request) }, clock()),
  );

  app.delete('/users/me/sessions/:id', { schema: { tags, params }, config }, async (request, reply) => {
    const { id } = request.params;
    await endSession(database.db, userOf(request).id, id);
    if (id === sessionIdOf(request)) clearSessionCookies(reply, deps.config);
    return reply.code(204).send();
  });

  app.delete('/users/me/sessions', { schema: { tags }, config }, async (request, reply) => {
    await endOtherSessions(database.db, { userId: userOf(request).id, sessionId: sessionIdOf(request) });
    return reply.code(204).send();
  });
};
