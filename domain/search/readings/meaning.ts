/** What a query means: a part number, words with whatever else they are called, or everything. */
import { partNumberKeys } from '../../part-number.ts';
import { isNumberWord, isYear } from '../../query-words.ts';
import { wordsTyped } from '../query/words-typed.ts';
import { inAll, inAny, unscored, type Hits } from '../index/hits.ts';
import type { PartIndex } from '../index/part-index.ts';
import { fieldWeights } from '../index/word-index.ts';
import type { CarNames } from '../cars/car-names.ts';
import { findTerms, isKnown } from './find-words.ts';
import { mayBeOnEitherSide, sideOf, type SidedKinds } from '../index/sides.ts';
import type { EngineNames } from '../cars/engine-names.ts';
import type { Numbered, PartNumbers } from './part-numbers.ts';
import { queryTerms, type QueryTerm } from '../query/query-terms.ts';
import type { Synonyms } from './synonyms.ts';

/** Shorter words that nobody knows (the 7 of a Golf) begin half the numbers. */
const shortestUnknown = 3;

/** What queries are understood with. */
export type Knowledge = {
  readonly numbers: PartNumbers;
  readonly index: PartIndex;
  readonly synonyms: Synonyms;
  readonly cars: CarNames;
  readonly engines: EngineNames;
  /** Kinds of which there is a left and a right one. */
  readonly sidedKinds: SidedKinds;
};

export type Meaning = {
  /** Finds what it stands for, from the index's pool; everything when absent. */
  readonly find?: () => Hits;
  /** The words it was understood by, when it was understood as words. */
  readonly words?: readonly string[];
  /** A side is asked for: those of which the yard did not say it come last. */
  readonly isSided?: boolean;
};

/** One way to take a query. */
export type Reading = {
  readonly meaning: Meaning;
  /** Words of the query that this reading passes over: the person is told. */
  readonly ignored: readonly string[];
  /** Where it is a number that no part has: those that are one slip away. */
  readonly near?: readonly string[];
};

/** Understands a query: number first, then words (api). A single word that is a model's name or a year is a word. */
export async function understand(knowledge: Knowledge, query: string): Promise<Meaning> {
  if (query === '') return {};
  const words = wordsTyped(query);
  const number =
    isOneName(knowledge.index, words) || namesThings(knowledge.index, words)
      ? undefined
      : await meaningOfNumber(knowledge, partNumberKeys(query));
  return number ?? meaningOfWords(knowledge, words);
}

function isOneName(index: PartIndex, [word, ...others]: readonly string[]): boolean {
  return word !== undefined && others.length === 0 && (isYear(word) || index.words.isWord(word));
}

/** Among other words no number begins with so many letters. */
const isSpelled = (words: readonly string[], word: string): boolean =>
  words.length > 1 && /^[a-z]{6,}$/.test(word);

/** Fewest letters of a word that stands in no number. */
const shortestThing = 4;

/** Beside a word of the catalogue all that was typed is no number: what would be one by itself is read where words are. */
const namesThings = ({ words: known }: PartIndex, words: readonly string[]): boolean =>
  words.length > 1 &&
  words.some((word) => word.length >= shortestThing && /^[a-z]+$/.test(word) && known.isWord(word));

/** @returns undefined when no part has such a number */
export async function meaningOfNumber(
  { numbers, index }: Knowledge,
  keys: readonly string[],
): Promise<Meaning | undefined> {
  const numbered = await numbers.like(keys);
  return numbered.length > 0 ? { find: () => toHits(index, numbered) } : undefined;
}

/** Parts with any of several numbers. @returns undefined when no part has any of them */
export async function meaningOfNumbers(
  { numbers, index }: Knowledge,
  keys: readonly (readonly string[])[],
): Promise<Meaning | undefined> {
  const each = await Promise.all(keys.map((some) => numbers.like(some)));
  const numbered = each.filter((some) => some.length > 0);
  if (numbered.length === 0) return undefined;
  return {
    find: () =>
      inAny(
        index.pool,
        numbered.map((some) => bestFirst(index, toHits(index, some))),
      ),
  };
}

/** One part of each number before all others of it: whoever asks for two sees both at once. */
function bestFirst({ pool, columns }: PartIndex, { rows, scores }: Hits): Hits {
  const [isInStock, updatedAt] = [columns.isInStock.values, columns.updatedAt.values];
  const keyOf = (row: number, score: number) => [score, isInStock[row] ?? 0, updatedAt[row] ?? 0] as const;
  let best = 0;
  rows.forEach((row, nth) => {
    const [one, other] = [keyOf(row, scores[nth] ?? 0), keyOf(rows[best] ?? 0, scores[best] ?? 0)];
    const at = one.findIndex((value, place) => value !== other[place]);
    if (at >= 0 && (one[at] ?? 0) > (other[at] ?? 0)) best = nth;
  });
  const changed = pool.words(scores.length);
  changed.set(scores);
  changed[best] = (changed[best] ?? 0) + fieldWeights.head;
  return { rows, scores: changed };
}

/** Parts that have every one of the words, or what else it is called. */
export async function meaningOfWords(
  { numbers, index, synonyms, cars, sidedKinds }: Knowledge,
  words: readonly string[],
  {
    corrections = new Map(),
    engines,
    isBegun = false,
    withGroups = false,
    abbreviated = new Set(),
  }: Besides = {},
): Promise<Meaning> {
  const bare = queryTerms(words)
    .map((term) => corrected(term, corrections))
    .map((term) =>
      term.typed.some((word) => abbreviated.has(word)) ? { ...term, isBeginning: true } : term,
    );
  const terms = withSynonyms(bare, { synonyms, cars, isBegun });
  const mayBeNumber = (word: string) =>
    isNumberWord(word) ||
    (word.length >= shortestUnknown && !isSpelled(words, word) && !isKnown(index.words, word, true));
  const typed = new Set(terms.flatMap((term) => term.typed));
  const ids = await numbers.beginning([...typed].filter(mayBeNumber));
  const numbered = () =>
    new Map(
      [...ids].map(([word, some]) => [word, toHits(index, [{ nearness: fieldWeights.rest, ids: some }])]),
    );
  const ofEngines = (hits: Hits) => (engines ? inAll(index.pool, [hits, havingAny(index, engines)]) : hits);
  const find = (some: readonly QueryTerm[]) =>
    some.length === 0 && engines
      ? havingAny(index, engines)
      : ofEngines(findTerms({ index, numbered: numbered(), withGroups }, some));
  const unsided = terms.filter(({ typed: phrase }) => sideOf(phrase) === undefined);
  const isSided = unsided.length > 0 && unsided.length < terms.length;
  if (!isSided) return { words, find: () => find(terms) };
  return { words, isSided, find: () => mayBeOnEitherSide(index, sidedKinds, find(terms), find(unsided)) };
}

/** What is known of a query's words beside them. */
type Besides = {
  /** What mistyped words were probably meant to be. */
  readonly corrections?: ReadonlyMap<string, readonly string[]>;
  /** Codes of engines, each a phrase: parts of any of them. */
  readonly engines?: readonly (readonly string[])[];
  /** The last words are the beginning of a phrase of the trade. */
  readonly isBegun?: boolean;
  /** Words of which only the beginning was written. */
  readonly abbreviated?: ReadonlySet<string>;
  /** Words may be those of a group of kinds. */
  readonly withGroups?: boolean;
};

const havingAny = ({ pool, words }: PartIndex, phrases: readonly (readonly string[])[]): Hits =>
  unscored(
    pool,
    inAny(
      pool,
      phrases.map((phrase) =>
        inAll(
          pool,
          phrase.map((word) => words.having(word)),
        ),
      ),
    ),
  );

function toHits(index: PartIndex, numbered: Numbered): Hits {
  const found = numbered
    .flatMap(({ nearness, ids }) =>
      ids.map((id) => ({ row: index.rowOf(id) ?? -1, score: nearness })).filter(({ row }) => row >= 0),
    )
    .sort((one, other) => one.row - other.row);
  return {
    rows: Uint32Array.from(found, ({ row }) => row),
    scores: Uint16Array.from(found, ({ score }) => score),
  };
}

/** A mistyped word stands for what it was probably meant to be. */
function corrected(term: QueryTerm, corrections: ReadonlyMap<string, readonly string[]>): QueryTerm {
  const [nearest, ...others] = corrections.get(term.typed[0] ?? '') ?? [];
  return nearest === undefined
    ? term
    : { ...term, typed: [nearest], isBeginning: false, others: others.map((word) => [word]) };
}

/** Joins words to the phrases that are known, and says what else each is called. */
function withSynonyms(
  bare: readonly QueryTerm[],
  { synonyms, cars, isBegun }: Pick<Knowledge, 'synonyms' | 'cars'> & { readonly isBegun: boolean },
): QueryTerm[] {
  const words = bare.map(({ typed }) => typed[0] ?? '');
  const terms: QueryTerm[] = [];
  for (let place = 0; place < words.length;) {
    const model = cars.modelsAt(words, place);
    if (model) {
      const typed = words.slice(place, place + model.length);
      terms.push({ typed, isBeginning: false, others: [], names: [], models: model.ids });
      place += model.length;
      continue;
    }
    const begun = isBegun ? synonyms.begun(words, place) : [];
    const found =
      begun.length > 0 ? { length: words.length - place, others: begun } : synonyms.at(words, place);
    const length = found?.length ?? 1;
    const span = bare.slice(place, place + length);
    const generation = length === 1 ? cars.generationAt(words, place) : undefined;
    if (generation) {
      // The 4 of a Golf is not that of four wheels, nor of another car that the part fits.
      terms.push({
        typed: [generation.word],
        isBeginning: false,
        others: [],
        names: [],
        models: generation.ids,
      });
      place += 1;
      continue;
    }
    terms.push({
      typed: span.flatMap(({ typed }) => typed),
      isBeginning: span.at(-1)?.isBeginning ?? false,
      others: [
        ...span.flatMap(({ others }) => others),
        ...(length === 1 ? cars.phrasesAt(words, place) : []),
      ],
      names: found?.others ?? [],
    });
    place += length;
  }
  return terms;
}
