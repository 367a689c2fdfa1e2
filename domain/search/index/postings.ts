/**
 * Behind each word the rows that have it, each with what it weighs there. They are put into their lists by the hundred thousand: one
 * by one, behind lists that lie far apart in memory, they take five times as long.
 */
import { append, createGrowing, filled, growingFrom, push, type Growing } from './growing.ts';

export type Posted = { readonly rows: Uint32Array; readonly scores: Uint16Array };

export type Postings = {
  /** A list for another word. @returns its number, the next one from 0 */
  addWord(): number;
  /** @param row the last one, or one behind it */
  add(word: number, row: number, score: number): void;
  /** As they are now. */
  of(word: number): Posted;
  count(word: number): number;
  /** The lists of all words as they are now, without a copy: what is put in later stands behind their ends, or elsewhere. */
  save(): Posted[];
};

/** All lists behind one another; of each word where its list ends. */
export type JoinedPostings = Posted & { readonly ends: Uint32Array };

type Lists = { readonly rows: Growing<Uint32Array>; readonly scores: Growing<Uint16Array> };

const mostPending = 2 ** 18;

/** @param saved to go on with */
export function createPostings(saved: readonly Posted[] = []): Postings {
  const lists = saved.map(({ rows, scores }): Lists => ({
    rows: growingFrom(rows),
    scores: growingFrom(scores),
  }));
  const pending = {
    words: createGrowing(Uint32Array),
    rows: createGrowing(Uint32Array),
    scores: createGrowing(Uint16Array),
  };

  /** Sorts what is pending by word, in the order in which it came, and puts it into the lists. */
  function settle(): void {
    const [words, rows, scores] = [filled(pending.words), filled(pending.rows), filled(pending.scores)];
    const ends = new Uint32Array(lists.length + 1);
    for (const word of words) ends[word + 1]! += 1;
    for (let word = 1; word < ends.length; word++) ends[word]! += ends[word - 1]!;
    const starts = ends.slice();
    const [sortedRows, sortedScores] = [new Uint32Array(words.length), new Uint16Array(words.length)];
    for (let at = 0; at < words.length; at++) {
      const place = starts[words[at]!]!++;
      sortedRows[place] = rows[at]!;
      sortedScores[place] = scores[at]!;
    }
    for (const [word, list] of lists.entries()) {
      const [from, to] = [ends[word]!, ends[word + 1]!];
      if (from === to) continue;
      append(list.rows, sortedRows.subarray(from, to));
      append(list.scores, sortedScores.subarray(from, to));
    }
    for (const column of Object.values(pending)) column.length = 0;
  }

  function listsOf(word: number): Lists {
    if (pending.words.length > 0) settle();
    return lists[word]!;
  }

  return {
    addWord: () => lists.push({ rows: createGrowing(Uint32Array), scores: createGrowing(Uint16Array) }) - 1,
    add(word, row, score) {
      push(pending.words, word);
      push(pending.rows, row);
      push(pending.scores, score);
      if (pending.words.length === mostPending) settle();
    },
    of: (word) => posted(listsOf(word)),
    count: (word) => listsOf(word).rows.length,
    save() {
      if (pending.words.length > 0) settle();
      return lists.map(posted);
    },
  };
}

const posted = ({ rows, scores }: Lists): Posted => ({ rows: filled(rows), scores: filled(scores) });

/** For a place that takes few long lists better than many short ones. */
export function joinPostings(lists: readonly Posted[]): JoinedPostings {
  const length = lists.reduce((sum, { rows }) => sum + rows.length, 0);
  const [rows, scores] = [new Uint32Array(length), new Uint16Array(length)];
  let end = 0;
  const ends = Uint32Array.from(lists, (list) => {
    rows.set(list.rows, end);
    scores.set(list.scores, end);
    return (end += list.rows.length);
  });
  return { ends, rows, scores };
}

export const partPostings = ({ ends, rows, scores }: JoinedPostings): Posted[] =>
  Array.from(ends, (end, word) => {
    const from = ends[word - 1] ?? 0;
    return { rows: rows.subarray(from, end), scores: scores.subarray(from, end) };
  });
