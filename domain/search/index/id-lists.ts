/** Lists of ids by number, one behind the other: counting walks over thousands of them, and objects would lie all over the memory. */
import { createGrowing, push, type Growing } from './growing.ts';

export type IdLists = {
  /** Where the ids of each list begin; where those of the next one begin, they end. */
  readonly starts: Growing<Uint32Array>;
  readonly ids: Growing<Uint32Array>;
  /** How many lists there are. */
  size(): number;
  /** The greatest id in any of them; -1 where there is none. */
  most(): number;
  /** Puts a list behind the last. */
  add(ids: readonly number[]): void;
  at(list: number): number[];
  /** Numbers of the lists with an id. */
  having(id: number): readonly number[];
};

export function createIdLists(given: readonly (readonly number[])[] = []): IdLists {
  const starts = createGrowing(Uint32Array);
  const ids = createGrowing(Uint32Array);
  const listsOf = new Map<number, number[]>();
  let [count, most] = [0, -1];
  push(starts, 0);

  function add(list: readonly number[]): void {
    for (const id of list) {
      push(ids, id);
      most = Math.max(most, id);
      const lists = listsOf.get(id);
      if (lists) lists.push(count);
      else listsOf.set(id, [count]);
    }
    count += 1;
    push(starts, ids.length);
  }

  given.forEach(add);
  return {
    starts,
    ids,
    size: () => count,
    most: () => most,
    add,
    at: (list) => [...ids.values.subarray(starts.values[list], starts.values[list + 1])],
    having: (id) => listsOf.get(id) ?? [],
  };
}
