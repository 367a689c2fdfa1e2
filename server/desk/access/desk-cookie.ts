/** The cookie of a visit at the desk: gone with the browser, and sent by no link or form of another site. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** Of this very host alone, which a name with `__Host-` demands and plain http would refuse (as the shop's own, `http/session-cookie-name.ts`). */
const nameOf = (config: Config): string => (isHttps(config) ? '__Host-desk' : 'desk');

const attributes = (config: Config) =>
  ({ path: '/', sameSite: 'strict', httpOnly: true, secure: isHttps(config) }) as const;

export const readDeskCookie = (request: FastifyRequest, config: Config): string | undefined =>
  request.cookies[nameOf(config)];

/** Without an age: the browser forgets it when it is closed, the server sooner. */
export function setDeskCookie(reply: FastifyReply, value: string, config: Config): void {
  reply.setCookie(nameOf(config), value, attributes(config));
}

export function clearDeskCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(nameOf(config), attributes(config));
}
