/** The caches that the service worker fills. Where they are forbidden or broken they are empty. */
import { cacheOf, type CacheName } from '../../domain/answer-caches.ts';

/** An answer as it lies there. */
export type CachedAnswer = {
  /** Path of the call, with its query. */
  readonly path: string;
  readonly body: unknown;
  /** When the server gave it: milliseconds since 1970. */
  readonly cachedAt: number;
};

/** All answers in a cache, the oldest first; one that cannot be read takes no other along. */
export async function readCache(name: Exclude<CacheName, 'pictures'>): Promise<CachedAnswer[]> {
  try {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const answers = requests.map(async (request): Promise<CachedAnswer[]> => {
      const response = await cache.match(request);
      if (!response) return [];
      const { pathname, search } = new URL(request.url);
      return [await read(pathname + search, response)];
    });
    const settled = await Promise.allSettled(answers);
    return settled.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } catch {
    return [];
  }
}

/** The answer to exactly this call, if it lies there. */
export async function readCached(
  name: Exclude<CacheName, 'pictures'>,
  path: string,
): Promise<CachedAnswer | undefined> {
  try {
    const response = await (await caches.open(name)).match(path, { ignoreVary: true });
    return response && (await read(path, response));
  } catch {
    return undefined;
  }
}

async function read(path: string, response: Response): Promise<CachedAnswer> {
  const cachedAt = Date.parse(response.headers.get('date') ?? '') || 0;
  return { path, body: await response.json(), cachedAt };
}

/** Whether nothing lies there, or nothing can. */
export async function isCacheEmpty(name: CacheName): Promise<boolean> {
  try {
    return (await (await caches.open(name)).keys()).length === 0;
  } catch {
    return true;
  }
}

/** Keeps an answer that came with the page and not through the worker. */
export async function putInCache({ path, body, cachedAt }: CachedAnswer): Promise<void> {
  const name = cacheOf(path.split('?')[0] ?? '');
  if (!name) return;
  const headers = { 'content-type': 'application/json', date: new Date(cachedAt).toUTCString() };
  try {
    await (await caches.open(name)).put(path, new Response(JSON.stringify(body), { headers }));
  } catch {
    // Full or forbidden: then it is not cached.
  }
}

/** What was looked at is forgotten; the lists, which are the same for everybody, stay. */
export async function clearCaches(): Promise<void> {
  const seen: readonly CacheName[] = ['parts', 'similar', 'searches', 'pictures'];
  await Promise.allSettled(seen.map(async (name) => caches.delete(name)));
}
