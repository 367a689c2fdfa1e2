/** Which parts have a word, and where in them: the words of the catalogue with the list of parts behind each. */
import { createGrowing, filled, push, type Growing } from './growing.ts';
import { halved, inAny, nothing, scoredFrom, type Hits } from './hits.ts';
import type { BufferPool } from './buffer-pool.ts';
import type { Field, Phrase, PhrasesOfPart } from './words-of-part.ts';

/** What a word weighs by the field in which it stands: as the word that says what it is; in the name, in the donor car, among what else it fits, elsewhere, in the name of its group. */
export const fieldWeights = {
  head: 24,
  name: 20,
  donor: 12,
  fit: 6,
  rest: 2,
  group: 1,
} as const satisfies Record<Field, number>;

/** The best first: it is what counts for a word that stands in several fields. */
const fields = ['head', 'name', 'donor', 'fit', 'rest', 'group'] as const satisfies readonly Field[];

type Entry = {
  readonly word: string;
  readonly rows: Growing<Uint32Array>;
  readonly scores: Growing<Uint16Array>;
  /** Whether it stands in a name, a car or a group anywhere. */
  isWord: boolean;
  /** Whether it says what some part is. */
  isHead: boolean;
  /** Whether it stands in the name of a group of kinds. */
  isOfGroup: boolean;
  /** Whether somebody wrote it so: a stem alone is no word that may have been meant. */
  isWritten: boolean;
  /** The last part that it was met in, while words are spelt. */
  metIn: number;
};

/** The words of a part as numbers, and a number that other words will not have. */
export type Spelling = {
  readonly entries: readonly number[];
  readonly scores: readonly number[];
  readonly mark: number;
};

export type WordIndex = {
  /** The words of a part, each with the best field where it stands. */
  spell(phrases: PhrasesOfPart): Spelling;
  /** Puts a part behind all others. */
  add(row: number, spelling: Spelling): void;
  /** Parts that have exactly this word. @param withGroups also those of whose group it is a word */
  having(word: string, withGroups?: boolean): Hits;
  /** Parts that have a word that begins so; longer words count half. @param narrowed what is wanted of each list */
  beginning(word: string, narrowed?: (hits: Hits) => Hits, withGroups?: boolean): Hits;
  /** How many parts have exactly this word. */
  count(word: string): number;
  /** How many have one that begins so, at most. */
  countBeginning(word: string): number;
  /** Whether it stands in a name, a car or a group; engine codes are no words. */
  isWord(word: string): boolean;
  /** Whether it says of some part what it is, as `faro` does and `sinistro` does not. */
  isHead(word: string): boolean;
  /** Whether it is a word as it is written, and no stem alone. */
  isWritten(word: string): boolean;
  /** Whether a word begins so. */
  isBeginning(word: string): boolean;
  /** All words as they are written, with how many parts have each. */
  words(): Iterable<{ readonly word: string; readonly parts: number }>;
};

/** @param pool for what is found */
export function createWordIndex(pool: BufferPool): WordIndex {
  const numbers = new Map<string, number>();
  const entries: Entry[] = [];
  const inNumbers = new WeakMap<Phrase, readonly number[]>();
  /** In order, up to the last time that a beginning was looked for; what came since stands in `unsorted`. */
  let sorted: string[] = [];
  let unsorted: string[] = [];
  /** How many parts were spelt. */
  let spelt = 0;

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, entries.length);
    unsorted.push(word);
    const lists = { rows: createGrowing(Uint32Array), scores: createGrowing(Uint16Array) };
    return (
      entries.push({
        word,
        ...lists,
        isWord: false,
        isHead: false,
        isOfGroup: false,
        isWritten: false,
        metIn: 0,
      }) - 1
    );
  }

  function numbersOf(phrase: Phrase): readonly number[] {
    const known = inNumbers.get(phrase);
    if (known) return known;
    const made = (phrase.forms ?? phrase.words).map(numberOf);
    for (const word of phrase.words) entries[numberOf(word)]!.isWritten = true;
    inNumbers.set(phrase, made);
    return made;
  }

  function having(word: string, withGroups = false): Hits {
    const entry = entries[numbers.get(word) ?? -1];
    if (!entry) return nothing;
    const all = { rows: filled(entry.rows), scores: filled(entry.scores) };
    return withGroups || !entry.isOfGroup ? all : scoredFrom(pool, fieldWeights.group + 1, all);
  }

  const countOf = (word: string): number => entries[numbers.get(word) ?? -1]?.rows.length ?? 0;

  function inOrder(): readonly string[] {
    if (unsorted.length > 0) {
      sorted = [...sorted, ...unsorted].sort();
      unsorted = [];
    }
    return sorted;
  }

  return {
    spell(phrases) {
      const found: number[] = [];
      const scores: number[] = [];
      spelt += 1;
      for (const field of fields) {
        for (const phrase of phrases[field]) {
          for (const number of numbersOf(phrase)) {
            const entry = entries[number]!;
            if (entry.metIn === spelt) continue;
            entry.metIn = spelt;
            found.push(number);
            scores.push(fieldWeights[field]);
          }
        }
      }
      return { entries: found, scores, mark: markOf(found, scores) };
    },
    add(row, spelling) {
      spelling.entries.forEach((number, nth) => {
        const entry = entries[number]!;
        const score = spelling.scores[nth]!;
        push(entry.rows, row);
        push(entry.scores, score);
        if (score === fieldWeights.head) entry.isHead = true;
        if (score === fieldWeights.group) entry.isOfGroup = true;
        if (score !== fieldWeights.rest) entry.isWord = true;
      });
    },
    having,
    beginning(beginning, narrowed = (hits) => hits, withGroups = false) {
      const lists: Hits[] = [];
      for (const word of startingWith(inOrder(), beginning)) {
        const hits = narrowed(having(word, withGroups));
        lists.push(word === beginning ? hits : halved(pool, hits));
      }
      return inAny(pool, lists);
    },
    count: countOf,
    countBeginning(beginning) {
      let count = 0;
      for (const word of startingWith(inOrder(), beginning)) count += countOf(word);
      return count;
    },
    isWord: (word) => entries[numbers.get(word) ?? -1]?.isWord ?? false,
    isHead: (word) => entries[numbers.get(word) ?? -1]?.isHead ?? false,
    isWritten(word) {
      const entry = entries[numbers.get(word) ?? -1];
      return entry !== undefined && entry.isWord && entry.isWritten;
    },
    isBeginning: (beginning) => !startingWith(inOrder(), beginning).next().done,
    *words() {
      for (const { word, rows, isWord, isWritten } of entries)
        if (isWord && isWritten) yield { word, parts: rows.length };
    },
  };
}

/** 53 bits of hash (FNV-1a, two of them) over the words and what each weighs. */
function markOf(entries: readonly number[], scores: readonly number[]): number {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (let nth = 0; nth < entries.length; nth++) {
    const code = entries[nth]! * 32 + scores[nth]!;
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x85ebca6b);
  }
  return (high >>> 0) * 2 ** 21 + ((low >>> 0) % 2 ** 21);
}

function* startingWith(sorted: readonly string[], beginning: string): Generator<string, undefined> {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sorted[middle]! < beginning) from = middle + 1;
    else to = middle;
  }
  for (let at = from; sorted[at]?.startsWith(beginning); at++) yield sorted[at]!;
}
