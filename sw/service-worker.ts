/** The service worker: the shell opens at once, the catalogue's lists are kept. Nothing about a person, no rendered page. */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

/** After this the network is taken for hung, and what is kept is shown. */
const networkTimeoutSeconds = 3;

// `/` is a page like any other: the shell answers it, not a file of that name.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

// Machine paths are the server's alone: a document must never be answered with the shell.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [
      /^\/(api|documents|sandbox|assets)\//,
      /^\/sitemap/,
      /^\/robots\.txt$/,
      /^\/(healthz|readyz|metrics)$/,
    ],
  }),
);

/** Only what the server marked as anybody's is kept. */
const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    (response.headers.get('cache-control') ?? '').startsWith('public') ? response : null,
};
const plugins = [new CacheableResponsePlugin({ statuses: [200] }), onlyPublic];

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/(brands|models|categories|cars)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'lists', plugins }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/(parts|search)\b/.test(url.pathname),
  new NetworkFirst({ cacheName: 'parts', networkTimeoutSeconds, plugins }),
);

self.addEventListener('message', (event) => {
  // The person took the new version (design 4.22).
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
