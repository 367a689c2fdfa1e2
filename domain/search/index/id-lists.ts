/** Lists of ids by number, one behind the other: counting walks over thousands of them, and objects would lie all over the memory. */
import { copied, createGrowing, growingFrom, push, type Growing } from './growing.ts';

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
  /** All of them, to go on with. */
  save(): SavedIdLists;
};

export type SavedIdLists = { readonly starts: Uint32Array; readonly ids: Uint32Array };

/** @param saved to go on with @param given put behind them */
export function createIdLists(saved?: SavedIdLists, given: readonly (readonly number[])[] = []): IdLists {
  const starts = saved ? growingFrom(saved.starts) : createGrowing(Uint32Array);
  const ids = saved ? growingFrom(saved.ids) : createGrowing(Uint32Array);
  /** Worked out when it is first asked for. */
  let listsOf: Map<number, number[]> | undefined;
  let most = saved ? saved.ids.reduce((one, other) => Math.max(one, other), -1) : -1;
  if (!saved) push(starts, 0);

  const size = (): number => starts.length - 1;
  const at = (list: number): number[] => [
    ...ids.values.subarray(starts.values[list], starts.values[list + 1]),
  ];

  function note(lists: Map<number, number[]>, id: number, list: number): void {
    const some = lists.get(id);
    if (some) some.push(list);
    else lists.set(id, [list]);
  }

  function add(list: readonly number[]): void {
    for (const id of list) {
      push(ids, id);
      most = Math.max(most, id);
      if (listsOf) note(listsOf, id, size());
    }
    push(starts, ids.length);
  }

  function having(id: number): readonly number[] {
    if (!listsOf) {
      listsOf = new Map();
      for (let list = 0; list < size(); list++) for (const one of at(list)) note(listsOf, one, list);
    }
    return listsOf.get(id) ?? [];
  }

  given.forEach(add);
  return {
    starts,
    ids,
    size,
    most: () => most,
    add,
    at,
    having,
    save: () => ({ starts: copied(starts), ids: copied(ids) }),
  };
}
