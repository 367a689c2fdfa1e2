/** The two cookies of a session (design 4.4 and 4.5): one that is the secret, one that says it is there. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { sessionCookie, sessionLifetimeDays, signedInCookie } from '../../domain/constants.ts';
import type { Config } from '../config.ts';

const attributes = (config: Config): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  secure: config.publicUrl.startsWith('https:'),
});

export function setSessionCookies(reply: FastifyReply, value: string, config: Config): void {
  const kept = { ...attributes(config), maxAge: sessionLifetimeDays * 24 * 60 * 60 };
  reply.setCookie(sessionCookie, value, { ...kept, httpOnly: true });
  reply.setCookie(signedInCookie, '1', kept);
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookie, { ...attributes(config), httpOnly: true });
  reply.clearCookie(signedInCookie, attributes(config));
}
