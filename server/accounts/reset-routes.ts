/** `/auth/forgot` and `/auth/reset`: a new password for somebody who forgot theirs (api, "Account"). */
import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ForgottenPassword, PasswordReset, ResetAsked } from '../../domain/contract/account.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { addressOf } from '../http/limits.ts';
import { refuseAddressBeyond, refuseBeyond } from '../http/refuse-beyond.ts';
import { resetPassword } from './password-resets.ts';
import { createSignInTries } from './sign-in-tries.ts';
import { clearSessionCookies } from './session-cookies.ts';

const tags = ['account'];

export const resetRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, database, clock, jobs, limits } = deps;
  const tries = createSignInTries(deps);
  const timeWindow = '10 minutes';
  const limitAsking = refuseAddressBeyond(app, {
    timeWindow,
    name: 'resets asked for',
    max: limits.messages,
  });
  const limitResets = refuseAddressBeyond(app, { timeWindow, name: 'resets', max: limits.accounts });
  /** Whoever has many addresses fills nobody's mailbox. */
  const limitAccount = refuseBeyond(app, {
    name: 'reset mails',
    max: limits.resetMails,
    timeWindow: '1 hour',
    by: ({ body }) => (body as ForgottenPassword).email,
  });

  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));

  app.post(
    '/auth/forgot',
    {
      schema: { tags, body: ForgottenPassword, response: { 202: ResetAsked } },
      config: { beyondLimit: 'reset_refused' },
      onRequest: limitAsking,
      preHandler: limitAccount,
    },
    async (request, reply) => {
      const asked = { id: randomUUID(), email: request.body.email, askedAt: clock().toISOString() };
      await jobs.send(database.db, 'password-reset-asked', asked);
      request.noteSecurity('reset_asked', asked.email);
      return reply.code(202).send({ accepted: true as const });
    },
  );

  app.post(
    '/auth/reset',
    {
      schema: { tags, body: PasswordReset },
      config: { beyondLimit: 'reset_refused' },
      onRequest: limitResets,
    },
    async (request, reply) => {
      const email = await resetPassword(deps, request.body);
      request.noteSecurity('reset_done', email);
      await tries.beginAnew({ email, address: addressOf(request) });
      // Whoever was signed in here is not any more.
      clearSessionCookies(reply, config);
      return reply.code(204).send();
    },
  );
};
