/** The public catalogue: lists, parts and search, each answer with its mark. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { listRoutes } from './list-routes.ts';
import { partRoutes, type PartRouteDeps } from './part-routes.ts';
import { snapshotRoutes } from './snapshot/snapshot-routes.ts';

export const catalogueRoutes: FastifyPluginAsyncZod<PartRouteDeps> = async (app, deps) => {
  installEtags(app);
  await app.register(listRoutes, deps);
  await app.register(partRoutes, deps);
  await app.register(snapshotRoutes, deps);
};

/** Marks the 200 answers of this part of the server, which only gives. Weak: answers are compressed on the way. A page's own calls keep none. */
function installEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || request.isInner) return payload;
    const etag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    // Fastify takes the content away from what HEAD is answered, and has to find some.
    if (request.method === 'HEAD' || !matches(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Weak comparison: a proxy may have made a strong one of it.
  const opaque = etag.slice(2);
  return ifNoneMatch
    .split(',')
    .some((given) => given.trim() === '*' || given.trim().replace(/^W\//, '') === opaque);
}
