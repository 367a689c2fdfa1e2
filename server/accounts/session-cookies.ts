/** The two cookies of a session (design 4.4 and 4.5): one that is the secret, one that says it is there. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionLifetimeDays, signedInCookie } from '../../domain/constants.ts';
import type { Config } from '../config/config.ts';
import { sessionCookieName } from '../http/session-cookie-name.ts';

const attributes = (config: Config): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: config.publicUrl.startsWith('https:'),
});

/** The value of the session cookie that came with a request. */
export function readSessionCookie(request: FastifyRequest, config: Config): string | undefined {
  return request.cookies[sessionCookieName(config)];
}

export function setSessionCookies(reply: FastifyReply, value: string, config: Config): void {
  const kept = { ...attributes(config), maxAge: sessionLifetimeDays * 24 * 60 * 60 };
  reply.setCookie(sessionCookieName(config), value, { ...kept, httpOnly: true });
  reply.setCookie(signedInCookie, '1', kept);
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookieName(config), { ...attributes(config), httpOnly: true });
  reply.clearCookie(signedInCookie, attributes(config));
}
