/**
 * Behind each word the rows that have it, each with what it weighs there. They are put into their lists by the hundred thousand: one
 * by one, behind lists that lie far apart in memory, they take five times as long.
 */
import { append, createGrowing, filled, growingFrom, push, type Growing } from './growing.ts';
import { unpackInto, type PackedPostings, type Posted } from './packed-postings.ts';
import { createRecentLists } from './recent-lists.ts';

export type Postings = {
  /** A list for another word. @returns its number, the next one from 0 */
  addWord(): number;
  /** @param row the last one, or one behind it */
  add(word: number, row: number, score: number): void;
  /** As they are now. */
  of(word: number): Posted;
  count(word: number): number;
  /**
   * The lists of all words as they are now, one after the other. They are no copies: what is put in later stands behind their ends, or
   * elsewhere. What was packed is unpacked for each.
   */
  all(): Iterable<Posted>;
};

type Lists = { readonly rows: Growing<Uint32Array>; readonly scores: Growing<Uint16Array> };

const mostPending = 2 ** 18;

/** What may be gone on with. */
type SavedPostings = readonly Posted[] | PackedPostings;

const isPacked = (saved: SavedPostings): saved is PackedPostings => 'bytes' in saved;

/** @param saved to go on with: what comes stands in lists behind it */
export function createPostings(saved: SavedPostings = []): Postings {
  const packed = isPacked(saved) ? saved : undefined;
  /** Of a packed word there is none as long as nothing came behind it. */
  const lists: (Lists | undefined)[] = isPacked(saved)
    ? Array.from({ length: saved.counts.length })
    : saved.map(({ rows, scores }): Lists => ({ rows: growingFrom(rows), scores: growingFrom(scores) }));
  const recent = createRecentLists();
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
    for (let word = 0; word < lists.length; word++) {
      const [from, to] = [ends[word]!, ends[word + 1]!];
      if (from === to) continue;
      const list = (lists[word] ??= emptyLists());
      append(list.rows, sortedRows.subarray(from, to));
      append(list.scores, sortedScores.subarray(from, to));
    }
    for (const column of Object.values(pending)) column.length = 0;
  }

  function listsOf(word: number): Lists {
    if (pending.words.length > 0) settle();
    return lists[word] ?? none;
  }

  const countOf = (word: number): number => listsOf(word).rows.length + (packed?.counts[word] ?? 0);

  /** Unpacked anew, with what came since behind it. */
  function whole(word: number, own: Posted): Posted {
    const before = packed?.counts[word] ?? 0;
    if (!packed || before === 0) return own;
    const count = before + own.rows.length;
    const list = { rows: new Uint32Array(count), scores: new Uint16Array(count) };
    unpackInto(list, packed, word);
    list.rows.set(own.rows, before);
    list.scores.set(own.scores, before);
    return list;
  }

  function of(word: number): Posted {
    const own = posted(listsOf(word));
    const known = packed && recent.get(word, countOf(word));
    if (!packed || known) return known ?? own;
    const list = whole(word, own);
    recent.put(word, list);
    return list;
  }

  return {
    addWord: () => lists.push(undefined) - 1,
    add(word, row, score) {
      push(pending.words, word);
      push(pending.rows, row);
      push(pending.scores, score);
      if (pending.words.length === mostPending) settle();
    },
    of,
    count: countOf,
    *all() {
      for (let word = 0; word < lists.length; word++) yield whole(word, posted(listsOf(word)));
    },
  };
}

const emptyLists = (): Lists => ({ rows: createGrowing(Uint32Array), scores: createGrowing(Uint16Array) });
const none = emptyLists();

const posted = ({ rows, scores }: Lists): Posted => ({ rows: filled(rows), scores: filled(scores) });
