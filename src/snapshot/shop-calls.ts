/** What the device asks the shop for the copy, and how what comes is judged. */
import { Snapshot, type Piece } from '../../domain/contract/snapshot.ts';
import { bytesOf, callShop, fetchChanges } from './shop-bytes.ts';

/** What came is in no form that this version of the shop's pages knows. */
export class Unreadable extends Error {}

export type ShopCalls = ReturnType<typeof createShopCalls>;

/**
 * @param fetch the network
 * @param digest SHA-256 of some bytes
 * @returns calls that reject with `Outdated`, `Unreadable`, or anything else where it may be better the next time
 */
export function createShopCalls(
  fetch: typeof globalThis.fetch,
  digest: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
) {
  return {
    async snapshot(): Promise<Snapshot> {
      const { type, bytes } = await callShop(fetch, '/api/yard');
      if (!type.startsWith('application/json')) throw new Error('That is not the shop.');
      const told = Snapshot.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
      if (!told.success) throw new Unreadable('snapshot');
      return told.data;
    },

    /** Its content, which is what its name says. */
    async piece({ sha256 }: Piece): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = bytesOf(await callShop(fetch, `/api/yard/${sha256}`, 404));
      const found = [...new Uint8Array(await digest(bytes))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('');
      if (found !== sha256) throw new Error(`The piece ${sha256} came broken.`);
      return bytes;
    },

    changesSince: (version: string): Promise<Uint8Array<ArrayBuffer>> => fetchChanges(fetch, version),
  };
}
