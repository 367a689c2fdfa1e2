/** Who calls: the bearer token of a request becomes `request.user`. */
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createSessions } from './sessions.ts';
import type { SignedInUser } from './users.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, once `requireUser` or `recogniseUser` ran; read it with `userOf`. */
    user: SignedInUser | null;
    /** Their session, with them; read it with `sessionIdOf`. */
    sessionId: string | null;
  }
  interface FastifyInstance {
    /** Hook of protected routes: 401 `unauthorized` without a good token of a living session. */
    requireUser: onRequestAsyncHookHandler;
    /** Hook of public routes that know their callers: no token is anonymous, a bad one is 401, so that it is renewed. */
    recogniseUser: onRequestAsyncHookHandler;
  }
}

/** Decorates the root instance; every route of the server can then name its hook. */
export function installAuthentication(app: FastifyInstance, deps: Deps): void {
  const tokens = createAccessTokens(deps);
  const sessions = createSessions(deps);

  const recogniseUser: onRequestAsyncHookHandler = async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) return;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
    if (!token) throw new Problem('unauthorized');
    const { sessionId, userId } = await tokens.read(token);
    request.user = (await sessions.userOf(sessionId, userId)) ?? null;
    if (!request.user) throw new Problem('unauthorized');
    request.sessionId = sessionId;
  };

  app.decorateRequest('user', null);
  app.decorateRequest('sessionId', null);
  app.decorate('recogniseUser', recogniseUser);
  app.decorate('requireUser', async function (request, reply) {
    await recogniseUser.call(this, request, reply);
    userOf(request);
  });
}

/** The signed-in person of a protected route. */
export function userOf(request: FastifyRequest): SignedInUser {
  if (!request.user) throw new Problem('unauthorized');
  return request.user;
}

/** The session that a protected route was called from. */
export function sessionIdOf(request: FastifyRequest): string {
  if (!request.sessionId) throw new Problem('unauthorized');
  return request.sessionId;
}
