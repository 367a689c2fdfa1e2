/** Who asks for a page: the session cookie is refreshed once, and its successor passed on (design, journey 1). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Person } from '../../domain/rendering.ts';
import type { Deps } from '../deps.ts';
import { createAccessTokens } from './access-tokens.ts';
import { clearSessionCookies, readSessionCookie, setSessionCookies } from './session-cookies.ts';
import { createSessions } from './sessions.ts';
import { userAgentOf } from './user-agent.ts';
import { toProfile } from './users.ts';

/**
 * What `/auth/refresh` and `/users/me` would answer.
 *
 * @returns gives nobody for an anonymous visitor, and for one whose session is over: both cookies are then cleared
 */
export function createRecognise(
  deps: Deps,
): (request: FastifyRequest, reply: FastifyReply) => Promise<Person | undefined> {
  const { config } = deps;
  const sessions = createSessions(deps);
  const tokens = createAccessTokens(deps);
  return async (request, reply) => {
    const cookie = readSessionCookie(request, config);
    if (cookie === undefined) return undefined;
    try {
      const session = await sessions.refresh(cookie, userAgentOf(request));
      setSessionCookies(reply, session.cookie, config);
      const { sessionId, userId } = session;
      const [token, user] = await Promise.all([tokens.issue(session), sessions.userOf(sessionId, userId)]);
      return user && { token, user: toProfile(user) };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      clearSessionCookies(reply, config);
      return undefined;
    }
  };
}
