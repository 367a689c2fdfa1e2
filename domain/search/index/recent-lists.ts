/** Lists that were unpacked last: one query is read in several ways, and the next one has most of its words. */
import type { Posted } from './packed-postings.ts';

/** Rows of all of them together, six bytes each, and what a list takes beside them, which is as much as so many rows. */
const mostRows = 2 ** 20;
const rowsOfEmpty = 100;

export type RecentLists = {
  /** @param count how long it is by now: one that has grown since is not given */
  get(word: number, count: number): Posted | undefined;
  put(word: number, list: Posted): void;
};

/** @param most rows that are kept, and for each list what one without rows takes */
export function createRecentLists(most = mostRows): RecentLists {
  /** The one that was asked for last is the last. */
  const lists = new Map<number, Posted>();
  let rows = 0;

  function drop(word: number): void {
    const list = lists.get(word);
    if (list) rows -= list.rows.length + rowsOfEmpty;
    lists.delete(word);
  }

  return {
    get(word, count) {
      const list = lists.get(word);
      if (list?.rows.length !== count) return undefined;
      lists.delete(word);
      lists.set(word, list);
      return list;
    },
    put(word, list) {
      drop(word);
      lists.set(word, list);
      rows += list.rows.length + rowsOfEmpty;
      for (const oldest of lists.keys()) {
        if (rows <= most) break;
        drop(oldest);
      }
    },
  };
}
