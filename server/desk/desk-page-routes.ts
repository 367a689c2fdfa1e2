/** `/desk` and all below it: one page, the same for everybody, which says nothing before its calls have found out who is there. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { markPrivate, markPublic } from '../http/caching.ts';
import { deskManifest } from './desk-manifest.ts';
import { deskHeaders } from '../http/security-headers.ts';

const manifestSeconds = 3_600;

/** @param document the page as it was built, for an address */
export function deskPageRoutes(
  app: FastifyInstance,
  document: (address: string) => Promise<string>,
  config: Config,
): void {
  const headers = deskHeaders(config);
  const give = async (request: FastifyRequest, reply: FastifyReply) => {
    markPrivate(reply);
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(await document(request.url));
  };
  app.get('/desk/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) => {
    markPublic(reply, manifestSeconds);
    return reply.type('application/manifest+json; charset=utf-8').send(deskManifest);
  });
  app.get('/desk', { schema: { hide: true } }, give);
  app.get('/desk/*', { schema: { hide: true } }, give);
}
