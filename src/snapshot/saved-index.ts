/** The catalogue as it was worked out, stored beside its pieces: opened with it, the copy answers at once. */
import type { Snapshot } from '../../domain/contract/snapshot.ts';
import { openFlat, writeFlat } from '../../domain/snapshot/flat-data.ts';
import type { SavedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import type { PackedWords } from '../../domain/snapshot/carried-words.ts';

export type SavedAssembly = {
  readonly catalogue: SavedCatalogue;
  readonly words: PackedWords;
};

/** What a saved catalogue is of. */
export type SavedMark = {
  /** The code that worked it out: no other knows how to read it. */
  readonly madeBy: string;
  /** Of the snapshot. */
  readonly version: string;
  /** How many of the changes since are in it. */
  readonly changes: number;
};

export const isOf = (mark: SavedMark | undefined, madeBy: string, { version }: Snapshot): mark is SavedMark =>
  mark?.madeBy === madeBy && mark.version === version;

/**
 * Whether all of it is there and fits together.
 *
 * @throws TypeError where some of it is missing
 */
export function isConsistent({ catalogue: { index, numbers, parts } }: SavedAssembly): boolean {
  const count = parts.ids.length;
  return (
    parts.packed.count === count &&
    index.rows.ids.length === count &&
    index.rows.values.length === count &&
    count <= index.columns.id.length &&
    index.words.sorted.length === index.words.words.length &&
    numbers.ids.length === numbers.fields.length &&
    numbers.ids.length === numbers.keys.ends.length
  );
}

type MarkedAssembly = SavedAssembly & { readonly mark: SavedMark };

/** All of it as one run of bytes. */
export const writeAssembly = (saved: MarkedAssembly): Uint8Array<ArrayBuffer> => writeFlat(saved);

/** The same again; it stands in these bytes. @throws Error where they are not what was written */
export const readAssembly = (bytes: ArrayBuffer): MarkedAssembly => openFlat(bytes) as MarkedAssembly;
