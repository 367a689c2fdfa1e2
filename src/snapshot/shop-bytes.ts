/** Fetching bytes from the shop past all caches, and knowing them from somebody else's. */

/** What is asked for is no longer to be had: the shop has another snapshot. */
export class Outdated extends Error {}

/** A call that nothing comes of for so long goes nowhere; a line may be as slow as it likes. */
const silenceMs = 30_000;

export type ShopAnswer = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * @param outdated the status by which the shop says that it knows of no such thing any more
 * @throws Outdated, or any other error where it may be better the next time
 */
export async function callShop(
  fetch: typeof globalThis.fetch,
  path: string,
  outdated?: 404 | 409,
): Promise<ShopAnswer> {
  const call = new AbortController();
  let impatience = 0 as unknown as ReturnType<typeof setTimeout>;
  const listen = (): void => {
    clearTimeout(impatience);
    impatience = setTimeout(() => call.abort(), silenceMs);
  };
  listen();
  try {
    // The copy is its own cache: beside it the browser's would hold all of it a second time.
    const response = await fetch(path, { cache: 'no-store', signal: call.signal });
    if (response.ok)
      return {
        type: response.headers.get('content-type') ?? '',
        bytes: await readWhole(response, listen),
      };
    if (response.status === outdated) throw new Outdated(path);
    throw new Error(`The shop answered ${response.status}.`);
  } finally {
    clearTimeout(impatience);
  }
}

/** @param onSome is called with everything that comes */
async function readWhole({ body }: Response, onSome: () => void): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    onSome();
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** @throws Error where they are not the shop's: a hotel's Wi-Fi answers with its own page */
export function bytesOf({ type, bytes }: ShopAnswer): Uint8Array<ArrayBuffer> {
  if (!type.startsWith('application/octet-stream')) throw new Error('That is not the shop.');
  return bytes;
}

/** What changed since a version. @throws Outdated where it is better to fetch the snapshot anew */
export const fetchChanges = async (
  fetch: typeof globalThis.fetch,
  version: string,
): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(await callShop(fetch, `/api/yard/changes?since=${encodeURIComponent(version)}`, 409));
