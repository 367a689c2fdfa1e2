/** `/users/me` beyond reading it: profile, password, the end of the account (api, "Account"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { User } from '../../domain/contract/account.ts';
import { Erasure, PasswordChange, ProfileChange } from '../../domain/contract/profile.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { keyHeaders, keyOf, refuseInvalid } from '../http/idempotency.ts';
import { addressOf, personalWrites } from '../http/limits.ts';
import { refuseBeyond } from '../http/refuse-beyond.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { sessionIdOf, userOf } from './authentication.ts';
import { erasePerson, changePassword, changeProfile, confirmPassword } from './profile.ts';
import { clearSessionCookies } from './session-cookies.ts';
import { toProfile } from './users.ts';

const tags = ['account'];

export const ownAccountRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, limits } = deps;
  const { db } = deps.database;
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);
  const writes = { rateLimit: personalWrites(limits) };
  /** Whoever holds a token does not hold the password: the calls that ask for it count their tries together. */
  const limitTries = refuseBeyond(app, {
    name: 'password asked for',
    max: limits.accountAttempts,
    timeWindow: '15 minutes',
    by: (request) => request.user?.id ?? addressOf(request),
  });

  app.patch(
    '/users/me',
    { schema: { tags, body: ProfileChange, response: { 200: User } }, config: writes },
    async (request) => toProfile(await changeProfile(db, userOf(request).id, request.body)),
  );

  app.put(
    '/users/me/password',
    {
      attachValidation: true,
      schema: { tags, headers: keyHeaders, body: PasswordChange },
      config: { beyondLimit: 'password_refused' },
      preHandler: [async (request) => refuseInvalid(request), limitTries],
    },
    async (request, reply) => {
      const asking = {
        userId: userOf(request).id,
        sessionId: sessionIdOf(request),
        key: keyOf(request.headers),
      };
      const isChanged = await changePassword(deps, asking, request.body);
      if (isChanged) request.noteSecurity('password_changed');
      return reply.code(204).send();
    },
  );

  app.delete(
    '/users/me',
    {
      schema: { tags, body: Erasure },
      config: { beyondLimit: 'password_refused' },
      preHandler: limitTries,
    },
    async (request, reply) => {
      const { id } = userOf(request);
      await confirmPassword(db, id, request.body.password);
      if (await erasePerson(db, id)) request.noteSecurity('account_erased');
      clearSessionCookies(reply, config);
      return reply.code(204).send();
    },
  );
};
