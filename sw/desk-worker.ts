/**
 * The service worker of the yard's desk, apart from the shop's: the desk's page opens without a network, what waits (pieces, photos, ticks of
 * picking) is sent when it is back, and notices are shown. Nothing that the shop answers is cached: no order, nobody's name.
 */
import '../src/older/older-builtins.ts';
import { flushPieces, piecesTag } from '../src/offline/desk-listing/flush-pieces.ts';
import { flushWork, photosTag } from '../src/offline/desk-photos/flush-work.ts';
import { flushTicks, ticksTag } from '../src/offline/desk-picking/flush-ticks.ts';
import type { Flushed } from '../src/offline/send-to-desk.ts';
import { openNotice, showPush } from './desk-push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the desk's files, and a name for all of them; set by the build (`vite.desk-worker.config.ts`). */
declare const deskFiles: readonly string[];
declare const deskRelease: string;

const cacheName = `desk-${deskRelease}`;
/** The build writes the list wherever it is named: once, for all of them. */
const files = deskFiles;
/** One page for every address: it says nothing of itself (decision 0074). */
const page = '/desk';
/** After this a line that hangs is none. */
const pagePatienceMs = 3_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([page, ...files]))
      // Pages are the shop's own where it answers: none of them counts on the worker before.
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('desk-') && name !== cacheName)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (files.includes(pathname)) event.respondWith(openFile(request));
});

/** The shop's, or where it does not answer in time the one that is cached. */
async function openPage(request: Request): Promise<Response> {
  const cached = await caches.match(page, { cacheName });
  if (!cached) return fetch(request);
  const answer = fetch(request);
  // One that comes after all is nobody's any more.
  answer.catch(() => {});
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, pagePatienceMs));
  const given = await Promise.race([answer.catch(() => undefined), late]);
  // A shop that is being started anew says so by a page of its own.
  return given && given.status < 500 ? given : cached;
}

/** Files never change under their names. */
async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName })) ?? fetch(request);
}

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(self, event.notification));
});

/** Of Chromium; TypeScript does not know it. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

self.addEventListener('sync', (event: Event) => {
  const { tag, waitUntil } = event as SyncEvent;
  const flush = flushes[tag];
  if (flush) waitUntil.call(event, flushWhole(flush));
});

const flushes: Readonly<Record<string, () => Promise<Flushed>>> = {
  [piecesTag]: () => flushPieces((...call) => fetch(...call), Date.now),
  [photosTag]: () => flushWork((...call) => fetch(...call)),
  [ticksTag]: () => flushTicks((...call) => fetch(...call), Date.now),
};

/** @throws Error where some still wait for a line: the browser then wakes the worker once more, later */
async function flushWhole(flush: () => Promise<Flushed>): Promise<void> {
  if ((await flush()) === 'left') throw new Error('some still wait');
}
