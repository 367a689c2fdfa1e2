/** Which parts have a word, and where in them: the words of the catalogue with the list of parts behind each. */
import { copied, createGrowing, growingFrom, push } from './growing.ts';
import { halved, inAny, nothing, scoredFrom, type Hits } from './hits.ts';
import type { BufferPool } from './buffer-pool.ts';
import { packPostings, type PackedPostings, type Posted } from './packed-postings.ts';
import { createPostings } from './postings.ts';
import type { Field, Phrase, PhrasesOfPart, Worded } from './words-of-part.ts';

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

/** Of a word: it stands in a name, a car or a group anywhere; it says what some part is; it stands in the name of a group of kinds; somebody wrote it so, and it is no stem alone. */
const bits = { isWord: 1, isHead: 2, isOfGroup: 4, isWritten: 8 } as const;

/** What follows for a word from what it weighs in a part. */
const bitsOf = Uint8Array.from({ length: fieldWeights.head + 1 }, (_, score) => {
  if (score === fieldWeights.rest) return 0;
  if (score === fieldWeights.head) return bits.isWord | bits.isHead;
  return score === fieldWeights.group ? bits.isWord | bits.isOfGroup : bits.isWord;
});

/** The words of a part as numbers, each with what it weighs there, and a number that other words will not have. It lasts until the next is spelt. */
export type Spelling = {
  readonly count: number;
  readonly entries: Uint32Array;
  readonly scores: Uint16Array;
  readonly mark: number;
};

/** The words of some fields, each once and with the best of them. */
type Spelled = { readonly entries: Uint32Array; readonly scores: Uint16Array };

const asTheyAre = (hits: Hits): Hits => hits;

/** No part has as many different words. */
const mostWords = 4_096;

export type WordIndex = {
  /** The words of a part, each with the best field where it stands. */
  spell(phrases: PhrasesOfPart): Spelling;
  /** Puts a part behind all others. */
  add(row: number, spelling: Spelling): void;
  /**
   * Parts that have exactly this word.
   *
   * @param narrowed what is wanted of each list, every part of it as well found as before
   * @param withGroups also those of whose group it is a word
   */
  having(word: string, narrowed?: (hits: Hits) => Hits, withGroups?: boolean): Hits;
  /** Parts that have a word that begins so; longer words count half. */
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
  /** As they are now; lists are not copied, and stay as they are. */
  save(): SavedWords;
  /** The same in a fifth of the room, which takes a while: nothing is to be added meanwhile. */
  pack(othersTurn: () => Promise<void>): Promise<PackedWords>;
};

export type SavedWords = {
  readonly words: readonly string[];
  readonly marks: Uint8Array;
  /** Of each word. */
  readonly postings: readonly Posted[];
};

export type PackedWords = Omit<SavedWords, 'postings'> & {
  readonly postings: PackedPostings;
  /** Places of the words, in order: it is worked out no more at the first beginning. */
  readonly sorted: Uint32Array;
};

/** @param pool for what is found @param saved to go on with */
export function createWordIndex(pool: BufferPool, saved?: SavedWords | PackedWords): WordIndex {
  const numbers = new Map(saved?.words.map((word, number) => [word, number]));
  const written = [...(saved?.words ?? [])];
  const postings = createPostings(saved?.postings);
  /** Of each word, bits of what is known of it. */
  const marks = saved ? growingFrom(saved.marks) : createGrowing(Uint8Array);
  const inNumbers = new WeakMap<Phrase, readonly number[]>();
  /** In order, up to the last time that a beginning was looked for; what came since stands in `unsorted`. */
  const order = saved && 'sorted' in saved ? saved.sorted : undefined;
  let sorted = Array.from(order ?? [], (place) => written[place]!);
  let unsorted = order ? [] : [...written];
  const spelled = new WeakMap<Worded, Spelled>();
  /** How many parts were spelt, and of each word in which it was met last and at which place there. */
  let spelt = 0;
  const metIn = growingFrom(new Uint32Array(written.length));
  const metAt = growingFrom(new Uint32Array(written.length));
  const spelling = { entries: new Uint32Array(mostWords), scores: new Uint16Array(mostWords) };

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = postings.addWord();
    numbers.set(word, number);
    written.push(word);
    unsorted.push(word);
    for (const column of [metIn, metAt, marks]) push(column, 0);
    return number;
  }

  function numbersOf(phrase: Phrase): readonly number[] {
    const known = inNumbers.get(phrase);
    if (known) return known;
    const made = (phrase.forms ?? phrase.words).map(numberOf);
    for (const word of phrase.words) marks.values[numberOf(word)]! |= bits.isWritten;
    inNumbers.set(phrase, made);
    return made;
  }

  function spelledOf(worded: Worded): Spelled {
    const known = spelled.get(worded);
    if (known) return known;
    const best = new Map<number, number>();
    for (const field of fields)
      for (const number of (worded[field] ?? []).flatMap(numbersOf))
        if (!best.has(number)) best.set(number, fieldWeights[field]);
    const made = { entries: Uint32Array.from(best.keys()), scores: Uint16Array.from(best.values()) };
    spelled.set(worded, made);
    return made;
  }

  function having(word: string, narrowed = asTheyAre, withGroups = false): Hits {
    const number = numbers.get(word);
    if (number === undefined) return nothing;
    const wanted = narrowed(postings.of(number));
    return withGroups || !is(word, bits.isOfGroup)
      ? wanted
      : scoredFrom(pool, fieldWeights.group + 1, wanted);
  }

  function countOf(word: string): number {
    const number = numbers.get(word);
    return number === undefined ? 0 : postings.count(number);
  }

  /** Whether all of these bits are set. */
  function is(word: string, wanted: number): boolean {
    const number = numbers.get(word);
    return number !== undefined && (marks.values[number]! & wanted) === wanted;
  }

  function inOrder(): readonly string[] {
    if (unsorted.length > 0) {
      sorted = [...sorted, ...unsorted].sort();
      unsorted = [];
    }
    return sorted;
  }

  return {
    spell(phrases) {
      spelt += 1;
      let count = 0;
      // Before the columns are taken: new words make them longer.
      const each = phrases.map(spelledOf);
      const [inWhich, atPlace] = [metIn.values, metAt.values];
      for (const { entries: some, scores } of each) {
        for (let nth = 0; nth < some.length && count < mostWords; nth++) {
          const [number, score] = [some[nth]!, scores[nth]!];
          if (inWhich[number] === spelt) {
            const at = atPlace[number]!;
            if (score > spelling.scores[at]!) spelling.scores[at] = score;
            continue;
          }
          inWhich[number] = spelt;
          atPlace[number] = count;
          spelling.entries[count] = number;
          spelling.scores[count] = score;
          count += 1;
        }
      }
      return { count, ...spelling, mark: markOf(spelling, count) };
    },
    add(row, { count, entries, scores }) {
      for (let nth = 0; nth < count; nth++) {
        const [number, score] = [entries[nth]!, scores[nth]!];
        postings.add(number, row, score);
        marks.values[number]! |= bitsOf[score]!;
      }
    },
    having,
    beginning(beginning, narrowed = asTheyAre, withGroups = false) {
      const lists: Hits[] = [];
      for (const word of startingWith(inOrder(), beginning)) {
        const hits = having(word, narrowed, withGroups);
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
    isWord: (word) => is(word, bits.isWord),
    isHead: (word) => is(word, bits.isHead),
    isWritten: (word) => is(word, bits.isWord | bits.isWritten),
    isBeginning: (beginning) => !startingWith(inOrder(), beginning).next().done,
    save: () => ({ words: [...written], marks: copied(marks), postings: [...postings.all()] }),
    pack: async (othersTurn) => ({
      words: [...written],
      marks: copied(marks),
      postings: await packPostings(postings.all(), Object.values(fieldWeights), othersTurn),
      sorted: Uint32Array.from(inOrder(), (word) => numbers.get(word)!),
    }),
    *words() {
      for (const word of written)
        if (is(word, bits.isWord | bits.isWritten)) yield { word, parts: countOf(word) };
    },
  };
}

/** 53 bits of hash (FNV-1a, two of them) over the words and what each weighs. */
function markOf({ entries, scores }: Spelled, count: number): number {
  let [high, low] = [0x811c9dc5, 0x01000193];
  for (let nth = 0; nth < count; nth++) {
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
