/** The copy as it is held ready: put together of what is stored, asked, and told of. It fetches nothing, and writes only to throw away. */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import { inOrderOfUse, type Assembly } from './assembly.ts';
import { beginSnapshot, besideBroken, openSaved, takePiece, type OpenSnapshot } from './open-snapshot.ts';
import type { CopyState } from './protocol.ts';
import { Unreadable } from './shop-calls.ts';
import type { Head, StoredCopy } from './stored-copy.ts';

type Surroundings = {
  readonly stored: StoredCopy;
  /** Names this code: what other code worked out is not read. */
  readonly madeBy: string;
  readonly othersTurn: () => Promise<void>;
  readonly onState: (state: CopyState) => void;
};

/** Pieces that cannot be read are thrown away so often; then the form of the snapshot is one that this page does not know. */
const mostMended = 2;

export type HeldCopy = ReturnType<typeof createHeldCopy>;

export function createHeldCopy({ stored, madeBy, othersTurn, onState }: Surroundings) {
  /** What answers. */
  let open: OpenSnapshot | undefined;
  /** What is being put together; the same, unless something whole answers meanwhile. */
  let building: OpenSnapshot | undefined;
  let asOf = 0;
  let isWhole = false;
  let mended = 0;
  let isSavedTrusted = true;

  function tell(state: CopyState): void {
    isWhole = state.is === 'here';
    onState(state);
  }

  function forget(): void {
    open = building = undefined;
  }

  /** Throws away what could not be read of a snapshot. @throws Unreadable where that was done before, and did not help */
  async function mend(next: OpenSnapshot): Promise<void> {
    if (++mended > mostMended) throw new Unreadable('pieces');
    await stored.removePieces(besideBroken(next));
    building = undefined;
    if (open === next) open = undefined;
  }

  /**
   * Puts together what is stored, as far as that has not been done; what is shown meanwhile is shown until the new is whole.
   *
   * @returns the pieces that are not there, or could not be read and have been thrown away
   */
  async function assemble(head: Head): Promise<Piece[]> {
    const { snapshot, changes, asOf: toldAt } = head;
    const next =
      [open, building].find((one) => one?.snapshot.version === snapshot.version) ??
      (isSavedTrusted ? await openSaved(head, stored, madeBy, othersTurn) : undefined) ??
      beginSnapshot(snapshot, othersTurn);
    building = next;
    if (!open?.assembly.held) open = next;
    const missing: Piece[] = [];
    for (const piece of inOrderOfUse(snapshot.pieces)) {
      if (next.taken.has(piece.sha256)) continue;
      const bytes = await stored.readPiece(piece);
      if (bytes) takePiece(next, piece, bytes);
      else missing.push(piece);
      await othersTurn();
    }
    if (next.broken.size > 0) {
      await mend(next);
      // What else is there answers meanwhile.
      return assemble(head);
    }
    if (missing.length > 0) return missing;
    for (const bytes of changes.slice(next.appliedChanges)) next.assembly.change(bytes);
    next.appliedChanges = changes.length;
    open = next;
    asOf = toldAt;
    return [];
  }

  return {
    assemble,
    tell,
    tellProgress(snapshot: Snapshot, missing: readonly Piece[]): void {
      const { parts, bytes } = snapshot;
      if (missing.length === 0)
        return tell({ is: 'here', parts: open?.assembly.held?.catalogue.count() ?? parts, bytes, asOf });
      tell({
        is: 'coming',
        parts,
        bytes,
        hadBytes: bytes - missing.reduce((sum, piece) => sum + piece.bytes, 0),
      });
    },
    /** Takes in a piece that has just come. */
    take(piece: Piece, bytes: Uint8Array): void {
      if (building) takePiece(building, piece, bytes);
    },
    /** Takes in what changed. @returns undefined where that cannot be done */
    change(bytes: Uint8Array<ArrayBuffer>): ReturnType<Assembly['change']> {
      try {
        return open?.assembly.change(bytes);
      } catch {
        return undefined;
      }
    },
    /** What was taken in is stored. @param changes how many of them @param toldAt when the shop said so, milliseconds since 1970 */
    markStored(changes: number, toldAt: number): void {
      if (open) open.appliedChanges = changes;
      asOf = toldAt;
    },
    /** Pieces that come from here on are new ones, with which nothing has been tried yet. */
    tryAnew(): void {
      mended = 0;
    },
    forget,
    /** What was saved turned out to be no good: until it is removed all is put together of pieces. */
    distrustSaved(): void {
      isSavedTrusted = false;
      forget();
    },
    trustSaved(): void {
      isSavedTrusted = true;
    },
    /** What can be asked; undefined before its words are there. */
    held: (): Assembly['held'] => open?.assembly.held,
    asOf: (): number => asOf,
    isWhole: (): boolean => isWhole,
    /** What is there, where all of it is. */
    whole: (): OpenSnapshot | undefined => (isWhole ? open : undefined),
    /** Whether it was opened from what had been worked out before, or is saved by now. */
    isSaved: (): boolean => open?.savedChanges !== undefined,
  };
}
