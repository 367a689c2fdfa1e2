/** Who asks for a page: the session cookie is refreshed once, and its successor passed on (design, journey 1). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Person } from '../../domain/rendering.ts';
import type { Deps } from '../deps.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createRefresh } from './refresh.ts';
import { readSessionCookie } from './session-cookies.ts';
import { createSessions, type OpenSession } from './sessions.ts';
import { toProfile } from './users.ts';

/**
 * What `/auth/refresh` and `/users/me` would answer.
 *
 * @returns gives nobody for an anonymous visitor, and for one whose session is over: both cookies are then cleared
 */
export function createRecognise(
  deps: Deps,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined> {
  const sessions = createSessions(deps);
  const refresh = createRefresh(deps, sessions);
  const tokens = createAccessTokens(deps);
  return async (request, reply) => {
    if (readSessionCookie(request, deps.config) === undefined) return undefined;
    const session = await refresh(request, reply).catch(overIsNobody);
    if (!session) return undefined;
    const { sessionId, userId } = session;
    const [token, user] = await Promise.all([tokens.issue(session), sessions.userOf(sessionId, userId)]);
    return user && { token, user: toProfile(user) };
  };
}

function overIsNobody(error: unknown): OpenSession | undefined {
  if (error instanceof Problem && error.code === 'session_expired') return undefined;
  throw error;
}
