/** All parts of a catalogue that was carried along, by their ids: those it was opened with, and behind them what was taken in since. */
import { createIdMap } from '../search/index/id-map.ts';
import type { OthersTurn } from '../search/index/part-index.ts';
import type { CarriedParts } from './carried-parts.ts';
import { openParts, packParts, type PackedParts, type PartLocation } from './packed-parts.ts';

export type HeldParts = {
  /** Takes in parts; each stands for what it was before. */
  put(parts: CarriedParts): void;
  remove(id: number): void;
  at(id: number): PartLocation | undefined;
  ids(): Iterable<number>;
  count(): number;
  /**
   * Those that are there, in few lists of numbers. Nothing is to be put in or removed meanwhile.
   *
   * @param ids of all of them, in ascending order
   * @param othersTurn lets others be served in between
   */
  save(ids: Uint32Array, othersTurn?: OthersTurn): Promise<SavedParts>;
};

export type SavedParts = {
  /** In ascending order, and the parts in the same. */
  readonly ids: Uint32Array;
  readonly packed: PackedParts;
};

/** Parts that are taken in at a time are fewer. */
const mostInOne = 2 ** 20;

export function createHeldParts(saved?: SavedParts): HeldParts {
  /** What it was opened with is the first. */
  const taken: CarriedParts[] = saved ? [openParts(saved.packed)] : [];
  /** Of each part, which of these it is in and at which place there, in one number. */
  const places = createIdMap(saved);

  function at(id: number): PartLocation | undefined {
    const place = places.get(id);
    if (place === undefined) return undefined;
    const parts = taken[Math.floor(place / mostInOne)];
    return parts && { parts, place: place % mostInOne };
  }

  return {
    put(parts) {
      const which = taken.push(parts) - 1;
      const idAt = parts.column('id');
      for (let place = 0; place < parts.count; place++)
        places.set(idAt(place) as number, which * mostInOne + place);
    },
    remove: places.delete,
    at,
    ids: places.ids,
    count: places.size,
    async save(ids, othersTurn) {
      const each = Array.from(ids, (id) => at(id)!);
      return { ids, packed: await packParts(ids, each, othersTurn) };
    },
  };
}
