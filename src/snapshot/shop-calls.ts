/** What the device asks the shop for the copy, and how what comes is judged. */
import { Snapshot, type Piece } from '../../domain/contract/snapshot.ts';

/** A piece is no longer to be had: the snapshot that names it is gone. */
export class Outdated extends Error {}
/** What came is in no form that this version of the shop's pages knows. */
export class Unreadable extends Error {}

export type ShopCalls = ReturnType<typeof createShopCalls>;

/** A call that has not begun to answer by then goes nowhere. */
const timeoutMs = 30_000;

/**
 * @param fetch the network
 * @param digest SHA-256 of some bytes
 * @returns calls that reject with `Outdated`, `Unreadable`, or anything else where it may be better the next time
 */
export function createShopCalls(
  fetch: typeof globalThis.fetch,
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
) {
  /** @param outdated the status by which the shop says that it knows of no such thing any more */
  async function call(path: string, outdated?: 404 | 409): Promise<Response> {
    // The copy is its own cache: beside it the browser's would hold all of it a second time.
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return response;
    if (response.status === outdated) throw new Outdated(path);
    throw new Error(`The shop answered ${response.status}.`);
  }

  async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
    // A hotel's Wi-Fi answers with its own page.
    if (response.headers.get('content-type')?.startsWith('application/octet-stream') !== true)
      throw new Error('That is not the shop.');
    return new Uint8Array(await response.arrayBuffer());
  }

  return {
    async snapshot(): Promise<Snapshot> {
      const response = await call('/api/yard');
      if (response.headers.get('content-type')?.startsWith('application/json') !== true)
        throw new Error('That is not the shop.');
      const told = Snapshot.safeParse(await response.json());
      if (!told.success) throw new Unreadable('snapshot');
      return told.data;
    },

    /** Its content, which is what its name says. */
    async piece({ sha256 }: Piece): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = await bytesOf(await call(`/api/yard/${sha256}`, 404));
      const found = [...new Uint8Array(await digest(bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      if (found !== sha256) throw new Error(`The piece ${sha256} came broken.`);
      return bytes;
    },

    changesSince: async (version: string): Promise<Uint8Array<ArrayBuffer>> =>
      bytesOf(await call(`/api/yard/changes?since=${encodeURIComponent(version)}`, 409)),
  };
}
