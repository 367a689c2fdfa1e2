/**
 * The service worker: the shell opens at once, the catalogue's lists and what was seen of it are kept. Nothing about a
 * person, no rendered page. What is on the shelves is searched by the page itself (`src/offline`). Letters that wait for a
 * network are carried.
 */
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import {
  isPassing,
  keptPartsMost,
  keptPictureBytesMost,
  keptSearchesMost,
  shelfOf,
  type Shelf,
} from '../domain/kept-answers.ts';
import { isMachinePath } from '../domain/machine-paths.ts';
import { holds, holdsBytes, onlyPublic, saysItsAge } from './shelves.ts';
import { carryLettersLater } from './letters.ts';
import { giveShell, keepRelease } from './release.ts';
import { takeSharedText } from './shared-text.ts';
import { waitToBeTaken } from './waiting.ts';

keepRelease();
clientsClaim();
waitToBeTaken();
takeSharedText();
carryLettersLater();

// Machine paths are the server's alone: a document must never be answered with the shell.
registerRoute(({ request, url }) => request.mode === 'navigate' && !isMachinePath(url.pathname), giveShell);

type Asked = { readonly url: URL; readonly sameOrigin: boolean; readonly request: Request };

const isOn =
  (shelf: Shelf) =>
  ({ url, sameOrigin, request: { headers } }: Asked): boolean =>
    sameOrigin && shelfOf(url.pathname) === shelf && !isPassing((name) => headers.get(name));

registerRoute(
  isOn('lists'),
  new StaleWhileRevalidate({ cacheName: 'lists', plugins: [onlyPublic, saysItsAge] }),
);
for (const [shelf, most] of [
  ['parts', keptPartsMost],
  ['similar', keptPartsMost],
  ['searches', keptSearchesMost],
] as const)
  registerRoute(
    isOn(shelf),
    // How long a network may hang the page decides: it exchanges what is kept for the answer that comes late.
    new NetworkFirst({ cacheName: shelf, plugins: [onlyPublic, saysItsAge, holds(shelf, most)] }),
  );
// A picture never changes under its address.
registerRoute(
  isOn('pictures'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [onlyPublic, holdsBytes('pictures', keptPictureBytesMost)],
  }),
);
// Where the browser has no room left, pictures go before data.
registerQuotaErrorCallback(async () => void (await caches.delete('pictures')));
