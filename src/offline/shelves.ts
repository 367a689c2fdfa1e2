/** The door to the shelves that the service worker fills. Where they are forbidden or broken they are empty. */
import { shelfOf, type Shelf } from '../../domain/kept-answers.ts';

/** An answer as it lies there. */
export type KeptAnswer = {
  /** Path of the call, with its query. */
  readonly path: string;
  readonly body: unknown;
  /** When the server gave it: milliseconds since 1970. */
  readonly keptAt: number;
};

/** All answers on a shelf, the oldest first; one that cannot be read takes no other along. */
export async function readShelf(shelf: Exclude<Shelf, 'pictures'>): Promise<KeptAnswer[]> {
  try {
    const cache = await caches.open(shelf);
    const requests = await cache.keys();
    const answers = requests.map(async (request): Promise<KeptAnswer[]> => {
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
export async function readAnswer(
  shelf: Exclude<Shelf, 'pictures'>,
  path: string,
): Promise<KeptAnswer | undefined> {
  try {
    const response = await (await caches.open(shelf)).match(path, { ignoreVary: true });
    return response && (await read(path, response));
  } catch {
    return undefined;
  }
}

async function read(path: string, response: Response): Promise<KeptAnswer> {
  const keptAt = Date.parse(response.headers.get('date') ?? '') || 0;
  return { path, body: await response.json(), keptAt };
}

/** Whether nothing lies there, or nothing can. */
export async function isShelfEmpty(shelf: Shelf): Promise<boolean> {
  try {
    return (await (await caches.open(shelf)).keys()).length === 0;
  } catch {
    return true;
  }
}

/** Keeps an answer that came with the page and not through the worker. */
export async function putOnShelf({ path, body, keptAt }: KeptAnswer): Promise<void> {
  const shelf = shelfOf(path.split('?')[0] ?? '');
  if (!shelf) return;
  const headers = { 'content-type': 'application/json', date: new Date(keptAt).toUTCString() };
  try {
    await (await caches.open(shelf)).put(path, new Response(JSON.stringify(body), { headers }));
  } catch {
    // Full or forbidden: then it is not kept.
  }
}

/** What was looked at is forgotten; the lists, which are the same for everybody, stay. */
export async function clearShelves(): Promise<void> {
  const seen: readonly Shelf[] = ['parts', 'similar', 'searches', 'pictures'];
  await Promise.allSettled(seen.map(async (shelf) => caches.delete(shelf)));
}
