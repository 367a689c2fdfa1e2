/** What a query means: a part number, words with whatever else they are called, or everything. */
import { partNumberKeys } from '../../../domain/part-number.ts';
import { isNumberWord, isYear, queryWords } from '../../../domain/query-words.ts';
import type { Executor } from '../../db/client.ts';
import type { Hits } from '../index/hits.ts';
import type { PartIndex } from '../index/part-index.ts';
import type { Stemmer, Stems } from '../index/stems.ts';
import { fieldWeights } from '../index/word-index.ts';
import { carPhrases } from './car-words.ts';
import { findTerms, isKnown } from './find-words.ts';
import { partsOfBeginnings, partsOfNumber, type Numbered } from './number-meaning.ts';
import { queryTerms, type QueryTerm } from './query-terms.ts';
import type { Synonyms } from './synonyms.ts';

/** Shorter words that nobody knows (the 7 of a Golf) begin half the numbers. */
const shortestUnknown = 3;

/** What queries are understood with. */
export type Knowledge = {
  readonly db: Executor;
  readonly index: PartIndex;
  readonly stemmer: Stemmer;
  readonly synonyms: Synonyms;
};

export type Meaning = {
  /** Finds what it stands for, from the index's pool; everything when absent. */
  readonly find?: () => Hits;
  /** The words it was understood by, when it was understood as words. */
  readonly words?: readonly string[];
};

/** Understands a query: number first, then words (api). A single word that is a model's name or a year is a word. */
export async function understand(knowledge: Knowledge, query: string): Promise<Meaning> {
  if (query === '') return {};
  const words = queryWords(query);
  const number = isOneName(knowledge.index, words)
    ? undefined
    : await meaningOfNumber(knowledge, partNumberKeys(query));
  return number ?? meaningOfWords(knowledge, words);
}

function isOneName(index: PartIndex, [word, ...others]: readonly string[]): boolean {
  return word !== undefined && others.length === 0 && (isYear(word) || index.words.isWord(word));
}

/** @returns undefined when no part has such a number */
export async function meaningOfNumber(
  { db, index }: Knowledge,
  keys: readonly string[],
): Promise<Meaning | undefined> {
  const numbered = await partsOfNumber(db, keys);
  return numbered.length > 0 ? { find: () => toHits(index, numbered) } : undefined;
}

/** Parts that have every one of the words, or what else it is called. */
export async function meaningOfWords(
  { db, index, stemmer, synonyms }: Knowledge,
  words: readonly string[],
  corrections: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Meaning> {
  const bare = queryTerms(words).map((term) => corrected(term, corrections));
  const terms = withSynonyms(bare, synonyms, await stemmer(db, allWords(bare)));
  const stems = await stemmer(db, allWords(terms));
  const mayBeNumber = (word: string) =>
    isNumberWord(word) || (word.length >= shortestUnknown && !isKnown(index.words, stems, word, true));
  const typed = new Set(terms.flatMap((term) => term.typed));
  const ids = await partsOfBeginnings(db, [...typed].filter(mayBeNumber));
  const numbered = () =>
    new Map(
      [...ids].map(([word, some]) => [word, toHits(index, [{ nearness: fieldWeights.rest, ids: some }])]),
    );
  return { words, find: () => findTerms({ index, stems, numbered: numbered() }, terms) };
}

const allWords = (terms: readonly QueryTerm[]): string[] =>
  terms.flatMap(({ typed, others, names }) => [...typed, ...others.flat(), ...names.flat()]);

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
function withSynonyms(bare: readonly QueryTerm[], synonyms: Synonyms, stems: Stems): QueryTerm[] {
  const words = bare.map(({ typed }) => typed[0] ?? '');
  const terms: QueryTerm[] = [];
  for (let place = 0; place < words.length;) {
    const found = synonyms.at(words, place, stems);
    const length = found?.length ?? 1;
    const span = bare.slice(place, place + length);
    terms.push({
      typed: span.flatMap(({ typed }) => typed),
      isBeginning: span.at(-1)?.isBeginning ?? false,
      others: [
        ...span.flatMap(({ others }) => others),
        ...(length === 1 ? carPhrases(words[place] ?? '', words) : []),
      ],
      names: found?.others ?? [],
    });
    place += length;
  }
  return terms;
}
