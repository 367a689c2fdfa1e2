/** The catalogue as it was worked out, stored beside its pieces: opened with it, the copy answers at once. */
import type { Snapshot } from '../../domain/contract/snapshot.ts';
import type { SavedCatalogue } from '../../domain/snapshot/carried-catalogue.ts';
import type { TableName } from '../../domain/snapshot/carried-parts.ts';

/** What parts were taken in from: the names of the pieces of their tables, or changes as they came. */
export type Source =
  | { readonly pieces: Readonly<Record<TableName, string>> }
  | { readonly changes: Uint8Array<ArrayBuffer> };

export type SavedAssembly = {
  readonly catalogue: SavedCatalogue;
  /** In the order in which they were taken in. */
  readonly sources: readonly Source[];
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

export const isOf = (mark: SavedMark | undefined, madeBy: string, { version }: Snapshot): boolean =>
  mark?.madeBy === madeBy && mark.version === version;

/**
 * Whether all of it is there and fits together.
 *
 * @throws TypeError where some of it is missing
 */
export function isConsistent({ catalogue, sources }: SavedAssembly): boolean {
  const { ids, places, taken, numbers, index } = catalogue;
  return (
    taken === sources.length &&
    ids.length === places.length &&
    ids.length <= index.columns.id.length &&
    numbers.ids.length === numbers.fields.length
  );
}
