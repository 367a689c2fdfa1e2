/** Who asks for a page: the session cookie is refreshed once, and its successor passed on (design, journey 1). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Token, User } from '../../domain/contract/account.ts';
import type { Person } from '../../domain/rendering.ts';
import type { Config } from '../config.ts';
import { sessionCookieName } from '../session-cookie-name.ts';
import { sendWithin } from './in-process.ts';

/**
 * @returns nobody for an anonymous visitor, and for one whose session is over: both cookies are then cleared
 */
export async function recognise(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
): Promise<Person | undefined> {
  const name = sessionCookieName(config);
  const cookie = request.cookies[name];
  if (cookie === undefined) return undefined;

  const refreshed = await app.inject({
    method: 'GET',
    url: '/api/auth/refresh',
    headers: {
      cookie: `${name}=${cookie}`,
      host: request.host,
      // The session keeps what its browser calls itself.
      'user-agent': request.headers['user-agent'] ?? '',
    },
    remoteAddress: request.ip,
  });
  const setCookie = refreshed.headers['set-cookie'];
  if (setCookie !== undefined) reply.header('set-cookie', setCookie);
  if (refreshed.statusCode !== 200) return undefined;

  const { token } = refreshed.json<Token>();
  const me = await sendWithin(
    app,
    request,
  )({
    method: 'GET',
    path: '/api/users/me',
    headers: { authorization: `Bearer ${token}` },
  });
  return me.status === 200 ? { token, user: me.body as User } : undefined;
}
