/** The service worker: the shell opens at once, the catalogue's lists are kept. Nothing about a person, no rendered page. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isPublicAnswer } from '../domain/api-call.ts';
import { isMachinePath } from '../domain/machine-paths.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** Answers about parts and searches that are kept, the latest ones. */
const partsKept = 300;

/** Pictures that are kept, the latest ones: some ten megabytes. */
const picturesKept = 200;

/** After this the network is taken for hung, and what is kept is shown. */
const networkTimeoutSeconds = 3;

// `/` is a page like any other: the shell answers it, not a file of that name.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// Machine paths are the server's alone: a document must never be answered with the shell.
const shell = createHandlerBoundToURL('/index.html');
registerRoute(({ request, url }) => request.mode === 'navigate' && !isMachinePath(url.pathname), shell);

/** Only what the server marked as anybody's is kept. */
const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isPublicAnswer(response.headers.get('cache-control')) ? response : null,
};
const plugins = [new CacheableResponsePlugin({ statuses: [200] }), onlyPublic];

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/(brands|models|categories|cars)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'lists', plugins }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/(parts|search)\b/.test(url.pathname),
  new NetworkFirst({
    cacheName: 'parts',
    networkTimeoutSeconds,
    plugins: [...plugins, new ExpirationPlugin({ maxEntries: partsKept })],
  }),
);
// A picture never changes under its address.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [...plugins, new ExpirationPlugin({ maxEntries: picturesKept, purgeOnQuotaError: true })],
  }),
);
