/** A snapshot with what has been put together of it. */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import { createAssembly, type Assembly } from './assembly.ts';

export type OpenSnapshot = {
  readonly snapshot: Snapshot;
  readonly assembly: Assembly;
  /** Names of the pieces that are in it. */
  readonly taken: Set<string>;
  /** Those that could not be read. */
  readonly broken: Set<Piece>;
  appliedChanges: number;
};

export const beginSnapshot = (snapshot: Snapshot, othersTurn: () => Promise<void>): OpenSnapshot => ({
  snapshot,
  assembly: createAssembly(othersTurn),
  taken: new Set(),
  broken: new Set(),
  appliedChanges: 0,
});

export function takePiece({ assembly, taken, broken }: OpenSnapshot, piece: Piece, bytes: Uint8Array): void {
  taken.add(piece.sha256);
  try {
    if (!assembly.take(piece, bytes)) broken.add(piece);
  } catch {
    broken.add(piece);
  }
}

/** All pieces of the parts of which one is broken: a table that cannot be read may have been spoiled by its sisters. */
export const besideBroken = ({ snapshot, broken }: OpenSnapshot): Piece[] =>
  snapshot.pieces.filter((piece) => [...broken].some((one) => isOfSame(one, piece)));

const isOfSame = (one: Piece, other: Piece): boolean =>
  one.of === 'words' || other.of === 'words' ? one.of === other.of : one.from === other.from;
