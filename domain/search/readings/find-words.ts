/** Parts that have every term of a query, found in the index. */
import { isYear } from '../../query-words.ts';
import {
  inAll,
  inAny,
  inLaidOut,
  isMuchLonger,
  layOut,
  lessened,
  nothing,
  scoredAs,
  scoredFrom,
  unscored,
  type Hits,
  type LaidOut,
} from '../index/hits.ts';
import { ofModels, ofYear } from '../index/of-cars.ts';
import type { PartIndex } from '../index/part-index.ts';
import type { BufferPool } from '../index/buffer-pool.ts';
import { stemsOf } from '../index/stems.ts';
import { fieldWeights, type WordIndex } from '../index/word-index.ts';
import type { QueryTerm, SameName } from '../query/query-terms.ts';

/** What a word is looked up by. */
export type Lookup = {
  readonly index: PartIndex;
  /** Parts by the words that may be the beginning of their number. */
  readonly numbered: ReadonlyMap<string, Hits>;
  /** The names of groups count too: `freni` finds what brakes are made of. */
  readonly withGroups?: boolean;
};

/** In one search: what its words were found to stand for. Its phrases share most of them. */
type Remembering = Lookup & { readonly found: Map<string, Everywhere> };

/** What a word finds in all parts. */
type Everywhere = Hits & { laidOut?: LaidOut };

/** Whether the catalogue has the word, or one of the same stem, or one that begins so where that counts. A bare stem is an abbreviation. */
export const isKnown = (words: WordIndex, word: string, isBeginning: boolean): boolean =>
  words.isWritten(word) ||
  stemsOf(word).some((stem) => stem !== word && words.isWord(stem)) ||
  (isBeginning && words.isBeginning(word));

/**
 * Parts that have every term, scored by what was typed alone: what is only also called so comes after it. Each word counts
 * by the best field where it stands, near or far from the others.
 */
export function findTerms(by: Lookup, terms: readonly QueryTerm[]): Hits {
  const lookup: Remembering = { ...by, found: new Map() };
  const { pool } = lookup.index;

  const findPhrase = (phrase: readonly QueryWord[], among?: Hits): Hits =>
    findAll(
      pool,
      phrase,
      (word) => countWord(lookup, word),
      (word, where) => findWord(lookup, word, where),
      among,
    );

  const findTerm = ({ typed, others, names, models }: Ways, among?: Hits): Hits => {
    if (models) return inAll(pool, [findPhrase(typed, among), ofModels(lookup.index, models)]);
    return inAny(pool, [
      findPhrase(typed, among),
      ...others.map((phrase) => unscored(pool, findPhrase(phrase, among))),
      ...names.flatMap(({ phrase, isOwn }) => {
        const hits = findPhrase(phrase, among);
        if (hits.rows.length === 0) return [];
        // A door is meant by `porta` rather than its lock, though that bears the word.
        const telling = isOwn ? phrase.slice(0, 1) : phrase;
        const heads = inAny(
          pool,
          // A word alone was scored by itself already.
          (phrase.length === 1
            ? [hits]
            : telling.map((word) => findWord(lookup, word, unscored(pool, hits)))
          ).map((found) => scoredFrom(pool, fieldWeights.head, found)),
        );
        const scored = scoredAs(pool, isOwn ? sameNameScores.own : sameNameScores.other, heads);
        return !isOwn && phrase.some(({ word }) => isHead(lookup, word))
          ? [scored]
          : [unscored(pool, hits), scored];
      }),
    ]);
  };

  const countTerm = ({ typed, others, names }: Ways): number =>
    [typed, ...others, ...names.map(({ phrase }) => phrase)].reduce(
      (sum, phrase) => sum + Math.min(...phrase.map((word) => countWord(lookup, word))),
      0,
    );

  return findAll(pool, terms.map(waysToSay), countTerm, findTerm);
}

/** A word with how it is looked for. */
type QueryWord = {
  readonly word: string;
  /** Longer words count too. */
  readonly isBeginning?: boolean;
  /** Only in the name or the donor car, and not in a group or among what else it fits. */
  readonly isName?: boolean;
};

/** A term as it was typed, and what else would be right. */
type Ways = {
  readonly typed: readonly QueryWord[];
  readonly others: readonly (readonly QueryWord[])[];
  readonly names: readonly { readonly phrase: readonly QueryWord[]; readonly isOwn: boolean }[];
  readonly models: QueryTerm['models'];
};

/**
 * What a part scores that is called otherwise: less than one that is called just so, more than one that only bears the word. What
 * others call it counts only as the word that says what it is, where it is one that does: no belt is a `seat`.
 */
const sameNameScores = { own: fieldWeights.head - 2, other: fieldWeights.fit } as const;

const waysToSay = ({ typed, isBeginning, others, names, models }: QueryTerm): Ways => ({
  models,
  typed: typed.map((word, at) => ({
    word,
    isBeginning: isBeginning && at === typed.length - 1,
    // A `pompa benzina` is no water pump of a car that takes petrol.
    isName: typed.length > 1 && names.length > 0,
  })),
  others: others.map((phrase) => phrase.map((word) => ({ word }))),
  names: namesBeyond(typed, names).map(({ phrase, isOwn }) => ({
    phrase: phrase.map((word) => ({ word, isName: true })),
    isOwn,
  })),
});

/** Each once, and none that finds only what is found by what was typed, and no better: a `motore intero` is a `motore`. */
function namesBeyond(typed: QueryTerm['typed'], names: readonly SameName[]): readonly SameName[] {
  const beyond = names.filter(
    ({ phrase, isOwn }) => isOwn || !typed.every((word) => phrase.some((other) => findTheSame(word, other))),
  );
  return [...new Map(beyond.map((name) => [`${name.isOwn} ${name.phrase.join(' ')}`, name])).values()];
}

/** Whether two words find the same parts, though not equally well. */
function findTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [forms, others] = [formsOf(one), formsOf(other)];
  return forms.length === others.length && forms.every((form, at) => form === others[at]);
}

/**
 * What all of some find: the rarest in all parts, each other one only among what was found so far.
 *
 * @param count how many parts one finds, at most and by a glance
 * @param among where to look; everywhere when left out
 */
function findAll<Sought>(
  pool: BufferPool,
  all: readonly Sought[],
  count: (one: Sought) => number,
  find: (one: Sought, among?: Hits) => Hits,
  among?: Hits,
): Hits {
  const [first] = all;
  if (first && all.length === 1) return find(first, among);
  const counted = all
    .map((one) => ({ one, parts: count(one) }))
    .sort((one, other) => one.parts - other.parts);
  let found: Hits | undefined;
  for (const { one } of counted) {
    const hits = find(one, found ? unscored(pool, found) : among);
    if (hits.rows.length === 0) return nothing;
    found = found ? inAll(pool, [found, hits]) : hits;
  }
  return found ?? nothing;
}

/**
 * Among few parts a word is looked up there alone; else once for all phrases.
 *
 * @param among parts that score nothing: each is found as well among them as everywhere
 */
function findWord(lookup: Remembering, sought: QueryWord, among?: Hits): Hits {
  const { found, index } = lookup;
  const key = `${sought.word} ${sought.isBeginning ?? false} ${sought.isName ?? false}`;
  const known = found.get(key);
  if (!known && among && isMuchLonger(countWord(lookup, sought), among.rows.length))
    return lookUp(lookup, sought, among);
  const everywhere: Everywhere = known ?? { ...lookUp(lookup, sought) };
  found.set(key, everywhere);
  if (!among) return everywhere;
  if (!isBroad(index, everywhere)) return inAll(index.pool, [among, everywhere]);
  everywhere.laidOut ??= layOut(index.pool, everywhere);
  return inLaidOut(index.pool, among, everywhere.laidOut);
}

/** So many that they are laid out over all rows sooner than walked through twice. */
const isBroad = (index: PartIndex, { rows }: Hits): boolean => rows.length > index.size() / 64;

function lookUp(lookup: Lookup, { word, isBeginning, isName }: QueryWord, among?: Hits): Hits {
  const { index, numbered } = lookup;
  const { pool, words } = index;
  // `centralina` says what is sought: it is not everything of the group `Centraline ed elettronica`.
  // Of a name only the names are wanted in the end, and groups need not be left out before.
  const withGroups = isName || ((lookup.withGroups ?? false) && !isHead(lookup, word));
  const narrowed = (hits: Hits): Hits => (among ? inAll(pool, [among, hits]) : hits);
  const forms = formsOf(word);
  const isWritten = words.isWritten(word);
  const found = inAny(pool, [
    ...forms.map((form) => {
      const hits = words.having(form, narrowed, withGroups);
      return isWritten && form !== word ? lessened(pool, bentCosts, hits) : hits;
    }),
    ...(isWritten && !forms.includes(word) ? [words.having(word, narrowed, withGroups)] : []),
    ...(isBeginning ? [words.beginning(word, narrowed, withGroups)] : []),
    ...(isYear(word) ? [ofYear(index, Number(word), among?.rows)] : []),
    narrowed(numbered.get(word) ?? nothing),
  ]);
  return isName ? scoredFrom(pool, fieldWeights.donor, found) : found;
}

/** What a word counts less by where it stands in another form, though some part has it just so: a `Starter motor` is no `motore`. */
const bentCosts = 6;

function countWord(lookup: Lookup, { word, isBeginning }: QueryWord): number {
  const { index, numbered } = lookup;
  const exact = formsOf(word).reduce((sum, form) => sum + index.words.count(form), 0);
  const longer = isBeginning ? index.words.countBeginning(word) : 0;
  return exact + longer + (isYear(word) ? index.size() : 0) + (numbered.get(word)?.rows.length ?? 0);
}

const isHead = (lookup: Lookup, word: string): boolean => formsOf(word).some(lookup.index.words.isHead);

/** By what a word is looked up: whatever has a word has its stems too, in the same field or a better one. */
function formsOf(word: string): readonly string[] {
  const itsStems = stemsOf(word);
  return itsStems.length > 0 ? itsStems : [word];
}
