/** What a query means: a part number, words with whatever else they are called, or nothing that can be found. */
import { sql, type SQL } from 'drizzle-orm';
import { partNumberKeys } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';
import { createStemmer, type Stems } from '../writing/stems.ts';
import { carPhrases } from './car-words.ts';
import { numberMeaning } from './number-meaning.ts';
import { isYear, queryTerms, queryWords, termQuery, typedQuery, type QueryTerm } from './query-words.ts';
import type { Synonyms } from './synonyms.ts';

export type Meaning = {
  /** The meaning in a line: equal for queries that mean the same. */
  readonly text: string;
  /** Condition on `parts`; absent when the query is empty. */
  readonly condition?: SQL;
  /** Order of relevance, best first; to be followed by the newest first. */
  readonly relevance?: SQL;
  /** The words it was understood by, when it was understood as words. */
  readonly words?: readonly string[];
};

/** Weights of D, C, B and A: numbers and years, fits and group, donor car, name. */
const weights = sql`'{0.1, 0.3, 0.6, 1}'::float4[]`;

/** Understands a query: number first, then words (api). A single word that is a model's name or a year is a word. */
export async function understand(db: Executor, synonyms: Synonyms, query: string): Promise<Meaning> {
  if (query === '') return { text: '' };
  const words = queryWords(query);
  const number = (await isOneName(db, words)) ? undefined : await numberMeaning(db, partNumberKeys(query));
  if (number) return number;
  return words.length === 0
    ? { text: 'nothing', condition: sql`false` }
    : meaningOfWords(db, synonyms, words);
}

async function isOneName(db: Executor, words: readonly string[]): Promise<boolean> {
  const [word] = words;
  if (word === undefined || words.length > 1 || !/\d/.test(word)) return false;
  if (isYear(word)) return true;
  const { rows } = await db.execute(sql`select 1 from search_words where word = ${word}`);
  return rows.length > 0;
}

/** Parts that have every one of the words, or what else it is called. */
export async function meaningOfWords(
  db: Executor,
  synonyms: Synonyms,
  words: readonly string[],
  corrections: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Meaning> {
  const stemmer = createStemmer();
  const bare = queryTerms(words).map((term) => corrected(term, corrections));
  const queryStems = await stemmer(db, allWords(bare));
  const terms = withSynonyms(bare, synonyms, queryStems);
  const stems = await stemmer(db, allWords(terms));
  const text = terms.map((term) => termQuery(term, stems)).join(' & ');
  // Ranked as alternatives: every term then counts by the best place it has in the part, near or far from the others.
  // By what was typed alone: what is only also called so comes after it.
  const ranked = terms.map((term) => typedQuery(term, stems)).join(' | ');
  return {
    text,
    words,
    condition: sql`parts.search @@ ${text}::tsquery`,
    relevance: sql`parts.available > 0 desc, ts_rank(${weights}, parts.search, ${ranked}::tsquery) desc`,
  };
}

const allWords = (terms: readonly QueryTerm[]): string[] =>
  terms.flatMap(({ typed, others, names }) => [...typed, ...others.flat(), ...names.flat()]);

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
