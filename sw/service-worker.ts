/**
 * The service worker: the shell opens at once, the catalogue's lists and what was seen of it are cached. Nothing about a
 * person, no rendered page. What is cached is searched by the page itself (`src/offline`). What waits in the outbox for a network
 * is sent, and what changed of the catalogue fetched, where the whole of it is on the device.
 */
import '../src/older/older-builtins.ts';
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import {
  isPassing,
  maxCachedParts,
  maxCachedSimilar,
  maxCachedPictureBytes,
  maxCachedSearches,
  cacheOf,
  type CacheName,
} from '../domain/answer-caches.ts';
import { isMachinePath } from '../domain/routes.ts';
import { sharedHref } from '../domain/shared-text.ts';
import { yardTag } from '../domain/yard-mark.ts';
import { flushOutbox, outboxTag } from '../src/offline/outbox/flush.ts';
import { withLock } from '../src/offline/with-lock.ts';
import { openDeviceShelf } from '../src/snapshot/device-shelf.ts';
import { fetchChangesAhead } from '../src/snapshot/changes-ahead.ts';
import { createStoredCopy } from '../src/snapshot/stored-copy.ts';
import { givesUpInTime, holdsBytes, holdsEntries, onlyPublic, saysItsAge } from './bounded-caches.ts';
import { cachesPictures, isPicture } from './pictures.ts';
import { cacheRelease, giveShell } from './release.ts';

declare const self: ServiceWorkerGlobalScope;

cacheRelease();
clientsClaim();

// A new version waits until somebody takes it (design 4.22); then this worker takes over all open pages at once.
self.addEventListener('message', ({ data }) => {
  // As workbox-window says it.
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// What is shared with the installed shop leads to its search, also where no server can say so; before the shell answers for all pages.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && sharedHref(url.pathname, url.searchParams),
  async ({ url }) => Response.redirect(new URL(sharedHref(url.pathname, url.searchParams) ?? '/', url)),
);

// Machine paths are the server's alone: a document must never be answered with the shell.
registerRoute(({ request, url }) => request.mode === 'navigate' && !isMachinePath(url.pathname), giveShell);

type Asked = { readonly url: URL; readonly sameOrigin: boolean; readonly request: Request };

const isFor =
  (name: CacheName) =>
  ({ url, sameOrigin, request: { headers } }: Asked): boolean =>
    sameOrigin && cacheOf(url.pathname) === name && !isPassing((header) => headers.get(header));

registerRoute(
  isFor('lists'),
  new StaleWhileRevalidate({ cacheName: 'lists', plugins: [givesUpInTime, onlyPublic, saysItsAge] }),
);
for (const [name, most] of [
  ['parts', maxCachedParts],
  ['similar', maxCachedSimilar],
  ['searches', maxCachedSearches],
] as const)
  registerRoute(
    isFor(name),
    // How long a network may hang the page decides: it exchanges what is cached for the answer that comes late.
    new NetworkFirst({
      cacheName: name,
      plugins: [givesUpInTime, onlyPublic, saysItsAge, holdsEntries(name, most)],
    }),
  );
// A picture never changes under its address.
registerRoute(
  isPicture,
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [cachesPictures, onlyPublic, holdsBytes('pictures', maxCachedPictureBytes)],
  }),
);
// Where the browser has no room left, pictures go before data.
registerQuotaErrorCallback(async () => void (await caches.delete('pictures')));

/** Of Chromium; TypeScript does not know it. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

// What waits for a network goes when it is back, also where the shop is closed by then (Background Sync).
self.addEventListener('sync', (event: Event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === outboxTag) waitUntil.call(event, flushWhole());
});

/** @throws Error where some still wait: the browser then wakes the worker once more, later */
async function flushWhole(): Promise<void> {
  const isAnyLeft = await flushOutbox((...call) => fetch(...call), Date.now);
  if (isAnyLeft) throw new Error('some still wait');
}

// Now and then, also where the shop is closed (Periodic Background Sync).
self.addEventListener('periodicsync', (event: Event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === yardTag) waitUntil.call(event, followYard());
});

/** Open tabs, which are told of it, take it in. */
async function followYard(): Promise<void> {
  const { connection } = self.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const stored = createStoredCopy(openDeviceShelf());
  const isNew = await withLock('yard', () =>
    fetchChangesAhead(stored, (...call) => fetch(...call), Date.now),
  );
  if (isNew) new BroadcastChannel('yard').postMessage(null);
}
