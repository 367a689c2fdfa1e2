/**
 * What every cache of the catalogue asks of an answer before it takes it, says of it when it hands it out, and does when it is full.
 * Pages put answers in as well, past the worker, so what bounds a cache counts what lies in it (decision 0049).
 */
import type { WorkboxPlugin } from 'workbox-core';
import { isPublicAnswer } from '../domain/api-call.ts';
import { cachedAtHeader, type CacheName } from '../domain/answer-caches.ts';
import { requestTimeoutMs } from '../domain/constants.ts';

/** Only what the server marked as anybody's. A captive portal answers 200 with a page of its own: that is not the shop. */
export const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const wanted = new URL(request.url).pathname.startsWith('/api/') ? 'application/json' : 'image/';
    const isOurs = response.headers.get('content-type')?.startsWith(wanted) === true;
    const isPublic = isPublicAnswer(response.headers.get('cache-control'));
    return response.status === 200 && isOurs && isPublic ? response : null;
  },
};

/**
 * A line that hangs is given up when the page gives it up: six calls that hang on would keep a browser from asking anything of the
 * shop, also once it is back.
 */
export const givesUpInTime: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => {
    const patience = new AbortController();
    setTimeout(() => patience.abort(), requestTimeoutMs);
    // What the page gives up sooner goes at once, as without this.
    request.signal.addEventListener('abort', () => patience.abort());
    return new Request(request, { signal: patience.signal });
  },
};

/** A cached answer says when the server gave it. */
export const saysItsAge: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return cachedResponse;
    const { body, status, headers } = cachedResponse;
    const marked = new Headers(headers);
    marked.set(cachedAtHeader, String(Date.parse(headers.get('date') ?? '') || 0));
    return new Response(body, { status, headers: marked });
  },
};

/** A cache holds so many answers; the oldest go first. */
export const holdsEntries = (name: CacheName, most: number): WorkboxPlugin => ({
  cacheDidUpdate: async () => {
    const cache = await caches.open(name);
    const cached = await cache.keys();
    for (const oldest of cached.slice(0, Math.max(0, cached.length - most))) await cache.delete(oldest);
  },
});

/** Pictures come many at a time: they are counted once they have come. */
const countingPauseMs = 1_000;

/** A cache holds so many bytes; the oldest go first. */
export function holdsBytes(name: CacheName, most: number): WorkboxPlugin {
  let counting: Promise<void> | undefined;
  async function count(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, countingPauseMs));
    counting = undefined;
    const cache = await caches.open(name);
    let room = most;
    for (const latest of (await cache.keys()).toReversed()) {
      room -= Number((await cache.match(latest))?.headers.get('content-length') ?? 0);
      if (room < 0) await cache.delete(latest);
    }
  }
  return { cacheDidUpdate: () => (counting ??= count()) };
}
