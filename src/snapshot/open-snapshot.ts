/** A snapshot with what has been put together of it. */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import { createAssembly, type Assembly } from './assembly.ts';
import { isOf, readAssembly } from './saved-index.ts';
import type { Head, StoredCopy } from './stored-copy.ts';

export type OpenSnapshot = {
  readonly snapshot: Snapshot;
  /** Put together of pieces, and then what was saved of it in its place. */
  assembly: Assembly;
  /** Names of the pieces that are in it. */
  readonly taken: Set<string>;
  /** Those that could not be read. */
  readonly broken: Set<Piece>;
  appliedChanges: number;
  /** How many of the changes are in what was saved; undefined where nothing was. */
  savedChanges: number | undefined;
};

export const beginSnapshot = (snapshot: Snapshot, othersTurn: () => Promise<void>): OpenSnapshot => ({
  snapshot,
  assembly: createAssembly(othersTurn),
  taken: new Set(),
  broken: new Set(),
  appliedChanges: 0,
  savedChanges: undefined,
});

/**
 * Goes on with what was saved of a snapshot. What cannot be gone on with is left to whoever saves next: another tab may be about to.
 *
 * @param madeBy names the code that reads it
 * @returns undefined where nothing was saved, or by other code, or of another snapshot, or it is broken, or a piece is missing
 */
export async function openSaved(
  { snapshot, changes }: Head,
  stored: StoredCopy,
  madeBy: string,
  othersTurn: () => Promise<void>,
): Promise<OpenSnapshot | undefined> {
  const saved = await stored.readSaved();
  if (!saved) return undefined;
  try {
    if (!isOf(saved.mark, madeBy, snapshot)) return undefined;
    const [bytes, missing] = await Promise.all([saved.bytes(), stored.missingOf(snapshot)]);
    // What is missing comes again, and then all is put together anew.
    if (missing.length > 0) return undefined;
    const { mark, ...assembly } = readAssembly(bytes);
    if (!isOf(mark, madeBy, snapshot) || mark.changes > changes.length) return undefined;
    return {
      snapshot,
      assembly: createAssembly(othersTurn, assembly),
      taken: new Set(snapshot.pieces.map(({ sha256 }) => sha256)),
      broken: new Set(),
      appliedChanges: mark.changes,
      savedChanges: mark.changes,
    };
  } catch {
    return undefined;
  }
}

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
