/** `/auth/…` and `/users/me`: signing up, in and out, and the profile (api, "Account"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { SignedUp, SignIn, SignUp, Token, User } from '../../domain/contract/account.ts';
import { Lang } from '../../domain/contract/catalogue.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { addressOf } from '../http/limits.ts';
import { refuseAddressBeyond, refuseBeyond } from '../http/refuse-beyond.ts';
import { createAccessTokens } from './access-tokens.ts';
import { userOf } from './authentication.ts';
import { createRefresh, userAgentOf } from './refresh.ts';
import { clearSessionCookies, readSessionCookie, setSessionCookies } from './session-cookies.ts';
import { createSessions } from './sessions.ts';
import { createSignInTries } from './sign-in-tries.ts';
import { checkCredentials, signUp, toProfile } from './users.ts';

const tags = ['account'];

export const accountRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, clock, jobs, limits } = deps;
  const { db } = deps.database;
  const sessions = createSessions(deps);
  const refresh = createRefresh(deps, sessions);
  const tokens = createAccessTokens(deps);
  const tries = createSignInTries(deps);
  /** Hashing a password is costly: one address may not ask for it without end, whatever accounts it names. */
  const limitAddress = refuseAddressBeyond(app, {
    name: 'accounts',
    max: limits.accounts,
    timeWindow: '1 minute',
  });

  const limitAddressAtAccount = refuseBeyond(app, {
    name: 'sign-ins from an address',
    max: limits.signInAttempts,
    timeWindow: '1 minute',
    by: (request) => `${addressOf(request)} ${(request.body as SignIn).email}`,
  });

  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));

  app.post(
    '/auth/signup',
    {
      schema: { tags, querystring: z.object({ lang: Lang }), body: SignUp, response: { 201: SignedUp } },
      onRequest: limitAddress,
    },
    async (request, reply) => {
      const user = await signUp(db, jobs, request.body, request.query.lang, clock());
      return reply.code(201).send({ user: toProfile(user) });
    },
  );

  app.post(
    '/auth/signin',
    {
      schema: { tags, body: SignIn, response: { 200: Token } },
      config: { beyondLimit: 'sign_in_locked' },
      onRequest: limitAddress,
      preHandler: limitAddressAtAccount,
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const session = await tries.count({ email, address: addressOf(request) }, async () => {
        const credentials = await checkCredentials(db, email, password);
        // Its cookie is about to be overwritten: nobody could sign out of that session any more.
        await sessions.end(readSessionCookie(request, config));
        return sessions.start(credentials, userAgentOf(request));
      });
      request.noteSecurity('sign_in_done', email);
      setSessionCookies(reply, session.cookie, config);
      return { token: await tokens.issue(session) };
    },
  );

  app.get('/auth/refresh', { schema: { tags, response: { 200: Token } } }, async (request, reply) => {
    const session = await refresh(request, reply);
    return { token: await tokens.issue(session) };
  });

  app.post('/auth/signout', { schema: { tags } }, async (request, reply) => {
    await sessions.end(readSessionCookie(request, config));
    clearSessionCookies(reply, config);
    return reply.code(204).send();
  });

  app.get(
    '/users/me',
    { schema: { tags, response: { 200: User } }, onRequest: app.requireUser },
    async (request) => toProfile(userOf(request)),
  );
};
