/** A browser's session, refreshed: by the call that asks for it, and by every page. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../http/limits.ts';
import { clearSessionCookies, readSessionCookie, setSessionCookies } from './session-cookies.ts';
import { CookieReused, type OpenSession, type Sessions } from './sessions.ts';

/** Passes the cookie's successor on; of a session that is over both cookies are cleared. @throws Problem `session_expired` */
type Refresh = (request: FastifyRequest, reply: FastifyReply) => Promise<OpenSession>;

export const createRefresh =
  ({ config }: Pick<Deps, 'config'>, sessions: Sessions): Refresh =>
  async (request, reply) => {
    try {
      const asker = { userAgent: userAgentOf(request), address: addressOf(request) };
      const session = await sessions.refresh(readSessionCookie(request, config), asker);
      setSessionCookies(reply, session.cookie, config);
      return session;
    } catch (error) {
      if (error instanceof CookieReused) request.noteSecurity('cookie_reused', error.email);
      if (error instanceof Problem && error.code === 'session_expired') clearSessionCookies(reply, config);
      throw error;
    }
  };

/** Longer than any browser's own; more is not needed to tell one from the other. */
const mostSigns = 300;

/** @returns '' when it says nothing; signs that steer a device are left out */
export function userAgentOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  return (headers['user-agent'] ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, mostSigns);
}
