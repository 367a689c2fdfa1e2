/**
 * The catalogue as it is searched: in memory, a place for each part, its facts in columns and its words in lists.
 * What is found here is only ever numbers of parts: what is shown of them is read from the database.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { conditions } from '../../../domain/vocabulary.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import { createFitSets, type FitSet, type FitSets } from './fit-sets.ts';
import { createGrowing, push, type Growing } from './growing.ts';
import { createRoom, type Room } from './room.ts';
import { createWordIndex, type WordIndex } from './word-index.ts';
import type { PhrasesOfPart } from './words-of-part.ts';

/** What of a part decides whether it is found, and in which order. */
export type Found = {
  readonly id: number;
  readonly categoryId: number;
  /** Group of that kind; null for a group itself. */
  readonly groupId: number | null;
  /** Cents. */
  readonly discountedPrice: number;
  readonly isInStock: boolean;
  readonly condition: Condition;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly cars: FitSet;
  readonly phrases: PhrasesOfPart;
};

/**
 * The facts of all parts, each in a column by place. What is counted and filtered by is in columns of one type, however few
 * values it has: a loop that meets two types takes twice as long for both.
 */
export type Columns = {
  readonly id: Growing<Uint32Array>;
  readonly categoryId: Growing<Uint32Array>;
  readonly discountedPrice: Growing<Uint32Array>;
  /** 1 or 0. */
  readonly isInStock: Growing<Uint32Array>;
  /** Its place among the conditions there are. */
  readonly condition: Growing<Uint32Array>;
  readonly updatedAt: Growing<Float64Array>;
  /** Number of its set of cars. */
  readonly fits: Growing<Uint32Array>;
  /** 0 for a place that its part has left: it is gone, or stands in another place with other words. */
  readonly isTaken: Growing<Uint8Array>;
};

export type PartIndex = {
  /** Where a search reckons, alone. */
  readonly room: Room;
  /**
   * Does one work after the other, searches and changes, each in cleared room and once whoever asked for something else was
   * served. A work may let others be served in between: it finds the index as it left it.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  readonly words: WordIndex;
  readonly fitSets: FitSets;
  readonly columns: Columns;
  /** How many places there are, taken or left. */
  size(): number;
  /** Counts the changes: as long as it is the same, every answer is. */
  version(): number;
  /** Adds a part, or takes note of what it is now. */
  put(part: Found): void;
  remove(id: number): void;
  /** Whether every place is taken. */
  isWhole(): boolean;
  /** Where a part stands. */
  placeOf(id: number): number | undefined;
  /** The kinds that parts are of, each with its group. */
  readonly groups: ReadonlyMap<number, number | null>;
  /** Whether so many places are left that a new index would be smaller by a good deal. */
  isWorn(): boolean;
};

/** How long a list by the number of the kind has to be. */
export const kindRoom = ({ groups }: Pick<PartIndex, 'groups'>): number => Math.max(0, ...groups.keys()) + 1;

/** Fewer places than these cost nothing. */
const mostLeft = 10_000;

export function createPartIndex(): PartIndex {
  const room = createRoom();
  const words = createWordIndex(room);
  const fitSets = createFitSets();
  const places = new Map<number, number>();
  const groups = new Map<number, number | null>();
  /** What the words of each place were, in a number: most changes leave them as they are. */
  const wordMarks = createGrowing(Float64Array);
  const columns: Columns = {
    id: createGrowing(Uint32Array),
    categoryId: createGrowing(Uint32Array),
    discountedPrice: createGrowing(Uint32Array),
    isInStock: createGrowing(Uint32Array),
    condition: createGrowing(Uint32Array),
    updatedAt: createGrowing(Float64Array),
    fits: createGrowing(Uint32Array),
    isTaken: createGrowing(Uint8Array),
  };
  const factsOf = (part: Found) => ({
    id: part.id,
    categoryId: part.categoryId,
    discountedPrice: part.discountedPrice,
    isInStock: Number(part.isInStock),
    condition: conditions.indexOf(part.condition),
    updatedAt: part.updatedAt,
    fits: fitSets.numberOf(part.cars),
    isTaken: 1,
  });
  let version = 0;
  const names = Object.keys(columns) as (keyof Columns)[];

  function remove(id: number): void {
    const place = places.get(id);
    if (place === undefined) return;
    columns.isTaken.values[place] = 0;
    places.delete(id);
    version += 1;
  }

  let last: Promise<unknown> = Promise.resolve();

  return {
    room,
    alone(work) {
      const done = last.then(async () => {
        await othersTurn();
        room.clear();
        return work();
      });
      last = done.catch(() => {});
      return done;
    },
    words,
    fitSets,
    columns,
    size: () => columns.id.length,
    isWhole: () => places.size === columns.id.length,
    version: () => version,
    put(part) {
      version += 1;
      groups.set(part.categoryId, part.groupId);
      const facts = factsOf(part);
      const spelling = words.spell(part.phrases);
      const present = places.get(part.id);
      if (present !== undefined && wordMarks.values[present] === spelling.mark) {
        for (const name of names) columns[name].values[present] = facts[name];
        return;
      }
      // Lists of places only ever grow at their end, so that other words need another place.
      remove(part.id);
      const place = columns.id.length;
      places.set(part.id, place);
      for (const name of names) push(columns[name], facts[name]);
      push(wordMarks, spelling.mark);
      words.add(place, spelling);
    },
    remove,
    placeOf: (id) => places.get(id),
    groups,
    isWorn() {
      const left = columns.id.length - places.size;
      return left > mostLeft && left > places.size / 2;
    },
  };
}
