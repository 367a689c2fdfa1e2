/**
 * Behind each word the rows that have it, each with what it weighs there. They are put into their lists by the hundred thousand: one
 * by one, behind lists that lie far apart in memory, they take five times as long.
 */
import { copied, append, createGrowing, filled, growingFrom, push, type Growing } from './growing.ts';

export type Posted = { readonly rows: Uint32Array; readonly scores: Uint16Array };

export type Postings = {
  /** A list for another word. @returns its number, the next one from 0 */
  addWord(): number;
  /** @param row the last one, or one behind it */
  add(word: number, row: number, score: number): void;
  /** As they are now. */
  of(word: number): Posted;
  count(word: number): number;
  save(): SavedPostings;
};

/** All lists behind one another; of each word where its list ends. */
export type SavedPostings = Posted & { readonly ends: Uint32Array };

type Lists = { readonly rows: Growing<Uint32Array>; readonly scores: Growing<Uint16Array> };

const mostPending = 2 ** 18;

export function createPostings(saved?: SavedPostings): Postings {
  const lists: Lists[] = saved ? listsIn(saved) : [];
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
    of(word) {
      const { rows, scores } = listsOf(word);
      return { rows: filled(rows), scores: filled(scores) };
    },
    count: (word) => listsOf(word).rows.length,
    save() {
      if (pending.words.length > 0) settle();
      const [rows, scores] = [createGrowing(Uint32Array), createGrowing(Uint16Array)];
      const ends = Uint32Array.from(lists, (list) => {
        append(rows, filled(list.rows));
        append(scores, filled(list.scores));
        return rows.length;
      });
      return { ends, rows: copied(rows), scores: copied(scores) };
    },
  };
}

const listsIn = ({ ends, rows, scores }: SavedPostings): Lists[] =>
  Array.from(ends, (end, word) => {
    const from = ends[word - 1] ?? 0;
    return { rows: growingFrom(rows.subarray(from, end)), scores: growingFrom(scores.subarray(from, end)) };
  });
