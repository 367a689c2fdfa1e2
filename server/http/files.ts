/** The browser's files. Hashed ones are kept for ever; a missing one is a plain 404, never a page (design 4.14). */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problem.ts';

const aYear = 365 * 24 * 60 * 60;

/** Top-level names of `public/` and of the build: all other paths are pages. */
const files = ['/favicon.svg', '/share.png', '/service-worker.js', '/manifest.webmanifest', '/index.html'];
const folders = ['/assets/', '/icons/', '/documents/'];

/** @param client folder of the built browser code */
export async function serveFiles(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, { root: client, serve: false, cacheControl: false, preCompressed: true });
  const headers = (path: string) =>
    path.startsWith('/assets/')
      ? `public, max-age=${aYear}, immutable`
      : 'public, max-age=0, must-revalidate';

  for (const file of files) {
    app.get(file, async (_request, reply) => reply.header('cache-control', headers(file)).sendFile(file));
  }
  for (const folder of folders) {
    app.get(`${folder}*`, async (request, reply) => {
      const path = new URL(request.url, 'http://shop.invalid').pathname;
      reply.header('cache-control', headers(path));
      return reply.sendFile(path.slice(folder.length), join(client, folder));
    });
  }
  app.setNotFoundHandler(() => {
    throw new Problem('not_found');
  });
}
