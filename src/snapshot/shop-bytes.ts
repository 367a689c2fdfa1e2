/** Fetching bytes from the shop past all caches, and knowing them from somebody else's. */

/** What is asked for is no longer to be had: the shop has another snapshot. */
export class Outdated extends Error {}

/** A call that has not begun to answer by then goes nowhere. */
const timeoutMs = 30_000;

/**
 * @param outdated the status by which the shop says that it knows of no such thing any more
 * @throws Outdated, or any other error where it may be better the next time
 */
export async function callShop(
  fetch: typeof globalThis.fetch,
  path: string,
  outdated?: 404 | 409,
): Promise<Response> {
  // The copy is its own cache: beside it the browser's would hold all of it a second time.
  const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return response;
  if (response.status === outdated) throw new Outdated(path);
  throw new Error(`The shop answered ${response.status}.`);
}

/** @throws Error where they are not the shop's: a hotel's Wi-Fi answers with its own page */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (response.headers.get('content-type')?.startsWith('application/octet-stream') !== true)
    throw new Error('That is not the shop.');
  return new Uint8Array(await response.arrayBuffer());
}

/** What changed since a version. @throws Outdated where it is better to fetch the snapshot anew */
export const fetchChanges = async (
  fetch: typeof globalThis.fetch,
  version: string,
): Promise<Uint8Array<ArrayBuffer>> =>
  bytesOf(await callShop(fetch, `/api/yard/changes?since=${encodeURIComponent(version)}`, 409));
