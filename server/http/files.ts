/**
 * The browser's files. Hashed ones are kept for ever, those of earlier releases are served as well; a missing one is a plain
 * 404, never a page (design 4.14).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { StoredReleases } from './stored-releases.ts';

const aYear = 365 * 24 * 60 * 60;

/** Top-level names of `public/` and of the build: all other paths are pages. */
const files = ['/favicon.svg', '/plain.css', '/share.png', '/index.html'];
const folders = ['/icons/', '/screenshots/', '/documents/', '/shop/'];

/** A bare name: no path leads anywhere else. */
const assetName = /^[\w-]+(\.[\w-]+)+$/;

export type FileOptions = {
  /** Where the hashed files of earlier releases are. */
  readonly releases: Pick<StoredReleases, 'folderOf'>;
  readonly hasServiceWorker: boolean;
  /** Public address of the bucket with the pictures, where they are not had at the shop. */
  readonly mediaUrl: string | undefined;
};

/** @param client folder of the built browser code */
export async function serveFiles(
  app: FastifyInstance,
  client: string,
  { releases, hasServiceWorker, mediaUrl }: FileOptions,
): Promise<void> {
  await app.register(fastifyStatic, { root: client, serve: false, cacheControl: false, preCompressed: true });

  for (const file of files) {
    app.get(file, { config: { isForMachines: true } }, async (_request, reply) =>
      revalidated(reply).sendFile(file),
    );
  }
  const ownWorker = workerInstead(client, { hasServiceWorker, mediaUrl });
  app.get('/service-worker.js', async (_request, reply) =>
    ownWorker === undefined
      ? revalidated(reply).sendFile('/service-worker.js')
      : revalidated(reply).type('text/javascript; charset=utf-8').send(ownWorker),
  );
  for (const folder of folders) {
    app.get(`${folder}*`, async (request, reply) => {
      const path = pathOf(request.url);
      return revalidated(reply).sendFile(path.slice(folder.length), join(client, folder));
    });
  }

  const assets = join(client, 'assets');
  const present = new Set(readdirSync(assets));
  app.get('/assets/*', async (request, reply) => {
    const name = pathOf(request.url).slice('/assets/'.length);
    if (!assetName.test(name)) throw new Problem('not_found');
    const folder = present.has(name) ? assets : await releases.folderOf(name);
    if (folder === undefined) throw new Problem('not_found');
    return reply.header('cache-control', `public, max-age=${aYear}, immutable`).sendFile(name, folder);
  });

  app.setNotFoundHandler(() => {
    throw new Problem('not_found');
  });
}

/**
 * The files of the yard's desk, which stand in no release of the shop's: a desk that is open during a deploy is loaded anew. To be called
 * after `serveFiles`.
 *
 * @param folder of the built desk
 */
export function serveDeskFiles(
  app: FastifyInstance,
  folder: string,
  { hasServiceWorker }: Pick<FileOptions, 'hasServiceWorker'>,
): void {
  const assets = join(folder, 'assets');
  const present = new Set(readdirSync(assets));
  app.get('/desk/assets/*', async (request, reply) => {
    const name = pathOf(request.url).slice('/desk/assets/'.length);
    if (!assetName.test(name) || !present.has(name)) throw new Problem('not_found');
    return reply.header('cache-control', `public, max-age=${aYear}, immutable`).sendFile(name, assets);
  });
  app.get('/desk/service-worker.js', async (_request, reply) => {
    // The desk's first address has no slash at its end.
    reply.header('service-worker-allowed', '/desk');
    return hasServiceWorker
      ? revalidated(reply).sendFile('service-worker.js', folder)
      : revalidated(reply).type('text/javascript; charset=utf-8').send(farewellWorker);
  });
}

/**
 * What is sent in the place of the built worker: undefined where that is sent as it is. The address of the pictures stands in it, since a
 * browser that has a worker goes on with its policy of that day until the next one differs in a byte.
 */
function workerInstead(
  client: string,
  { hasServiceWorker, mediaUrl }: Pick<FileOptions, 'hasServiceWorker' | 'mediaUrl'>,
): string | undefined {
  if (!hasServiceWorker) return farewellWorker;
  if (mediaUrl === undefined) return undefined;
  const built = readFileSync(join(client, 'service-worker.js'), 'utf8');
  return `self.mediaUrl=${JSON.stringify(mediaUrl)};\n${built}`;
}

const revalidated = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'public, max-age=0, must-revalidate');

const pathOf = (address: string): string => new URL(address, 'http://shop.invalid').pathname;

/**
 * What browsers get in place of the service worker where the shop wants none (`SERVICE_WORKER=off`): it takes over at once,
 * takes itself off and clears what was kept. Pages that are open go on, over the network like everybody's: it answers for
 * nothing, and reloads nobody.
 */
const farewellWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  };
  event.waitUntil(leave());
});
`;
