/** Fetching for the copy: on and on until it is there, a few pieces at a time, each stored as it comes. */
import type { Piece } from '../../domain/contract/snapshot.ts';
import { inOrderOfUse } from './assembly.ts';
import { Outdated } from './shop-bytes.ts';
import { Unreadable, type ShopCalls } from './shop-calls.ts';
import { ShelfRefused, type StoredCopy } from './stored-copy.ts';

/** Pieces on their way at a time: the shop stays usable on a slow line. */
const atOnce = 3;
const [firstPauseMs, longestPauseMs] = [1_000, 60_000];

/** What was being fetched is not wanted any more. */
export class LetGo extends Error {}

type Surroundings = {
  readonly stored: StoredCopy;
  readonly shop: ShopCalls;
  /** Resolves after so long, or sooner where there is a reason to try again. */
  readonly pause: (ms: number) => Promise<void>;
  /** Rejects with `LetGo` once it is let go: nobody waits for what hangs then. */
  readonly untilLetGo: () => Promise<never>;
};

/** @param left pieces that are still to come */
type OnPiece = (piece: Piece, bytes: Uint8Array, left: readonly Piece[]) => void;

export function createFetching({ stored, shop, pause, untilLetGo }: Surroundings) {
  const orLetGo = <Result>(work: Promise<Result>): Promise<Result> => Promise.race([untilLetGo(), work]);

  /** Tries with growing pauses, unless trying again cannot help. */
  async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await orLetGo(work());
      } catch (error) {
        const isFinal = [LetGo, Outdated, Unreadable, ShelfRefused].some((one) => error instanceof one);
        if (isFinal) throw error;
        await orLetGo(pause(pauseMs));
      }
    }
  }

  async function pieces(missing: readonly Piece[], onPiece?: OnPiece): Promise<void> {
    const waiting = inOrderOfUse(missing);
    const left = new Set(waiting);
    async function fetchNext(): Promise<void> {
      for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
        const wanted = piece;
        const bytes = await persistently(() => shop.piece(wanted));
        await stored.writePiece(wanted, bytes);
        left.delete(wanted);
        onPiece?.(wanted, bytes, [...left]);
      }
    }
    const runners = Array.from({ length: atOnce }, async () =>
      fetchNext().catch((error: unknown) => {
        // Where one cannot go on the others end with what they are at, before anybody clears up.
        waiting.length = 0;
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(runners)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  return { orLetGo, persistently, pieces };
}
