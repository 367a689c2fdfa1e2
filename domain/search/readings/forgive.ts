/** A query that found nothing: what its unknown words were probably meant to be. */
import { createRemembered } from '../../remembered.ts';
import type { PartIndex } from '../index/part-index.ts';
import { isKnown } from './find-words.ts';
import { queryTerms } from '../query/query-terms.ts';
import { beginningHeard, correctionsOf, longerNear, type KnownWord } from '../query/typing-errors.ts';

/** Shorter words (`c3`, `a4`) are not corrected: everything is one slip away from them. */
const shortestMended = 3;
/** The same of one that is typed alone, where others sound as it does. */
const shortestHeard = 2;

/** Shorter beginnings begin half the catalogue. */
const shortestAbbreviation = 4;
/** Most letters of a word that is near to others by chance. */
const mostByChance = 4;
/** Most words that an abbreviation stands for. */
const mostLonger = 3;

/** Words that are abbreviated so (`centr.`), the commonest first. */
function longerThan(word: string, known: Iterable<KnownWord>): string[] {
  if (word.length < shortestAbbreviation || /\d/.test(word)) return [];
  return [...known]
    .filter((one) => one.word.startsWith(word))
    .sort((one, other) => other.parts - one.parts)
    .slice(0, mostLonger)
    .map((one) => one.word);
}

/** `ventolino`, `marmittone`: small and big ones. */
const alteration = /^([a-z]{4,}?)(?:c)?(?:in|on|ett|ell|acci)[oaie]$/;

/** The words of which a word is the diminutive or its contrary, the commonest first. */
function unalteredOf(word: string, known: Iterable<KnownWord>): string[] {
  const [, root] = alteration.exec(word) ?? [];
  if (root === undefined) return [];
  return [...known]
    .filter(
      (one) => one.word.length === root.length + 1 && one.word.startsWith(root) && /[aeo]$/.test(one.word),
    )
    .sort((one, other) => other.parts - one.parts)
    .slice(0, mostLonger)
    .map((one) => one.word);
}

/** What a mistyped word stands for: words near to it, those it abbreviates, or those that begin nearly so while it is being typed. */
function meantBy(
  word: string,
  known: readonly KnownWord[],
  { isBeginning, isBorne }: { readonly isBeginning: boolean; readonly isBorne: (word: string) => boolean },
): string[] {
  if (word.length < shortestMended) return beginningHeard(word, known);
  const meant = [...unalteredOf(word, known), ...correctionsOf(word, known), ...longerThan(word, known)];
  if (!isBeginning) return meant;
  // What no part bears (`cappello`) says little against a longer word that is only begun: `cappeli`.
  if (meant.some(isBorne)) return meant;
  const begun = [...longerNear(word, known), ...beginningHeard(word, known)];
  return [...new Set([...begun.filter(isBorne), ...meant, ...begun])];
}

/** What is written as the trade writes it is no mistake, also where no part bears it; but it may be the beginning of one: `bone` of `bonet`. */
function meantAs(
  word: string,
  {
    isBeginning,
    isOfTrade,
    isBorne,
  }: {
    readonly isBeginning: boolean;
    readonly isOfTrade: boolean;
    readonly isBorne: (word: string) => boolean;
  },
  words: () => KnownWords,
): string[] {
  if (!/^[a-z]+$/.test(word) || (isOfTrade && !isBeginning)) return [];
  const { known, meant } = words();
  return meant(`${word} ${isBeginning}`, () =>
    isOfTrade ? longerNear(word, known) : meantBy(word, known, { isBeginning, isBorne }),
  );
}

/** The words of the catalogue and the trade as they were last read, and what others were found to mean among them: who types asks with each key. */
type KnownWords = {
  readonly version: number;
  readonly trade: ReadonlySet<string>;
  readonly known: readonly KnownWord[];
  readonly meant: (word: string, find: () => string[]) => string[];
};

const lastKnown = new WeakMap<PartIndex, KnownWords>();

/** Mistyped words whose meanings are kept. */
const mostMeant = 1_000;

function knownWords(index: PartIndex, trade: ReadonlySet<string>): KnownWords {
  const last = lastKnown.get(index);
  const version = index.version();
  if (last?.version === version && last.trade === trade) return last;
  const { words } = index;
  const ofTrade = [...trade].filter((word) => !words.isWord(word)).map((word) => ({ word, parts: 0 }));
  const known = [...words.words(), ...ofTrade];
  const read = { version, trade, known, meant: createRemembered<string, string[]>(mostMeant) };
  lastKnown.set(index, read);
  return read;
}

export type Mended = {
  /** Mistyped words with the known ones nearest to them. */
  readonly corrections: ReadonlyMap<string, readonly string[]>;
  /** Words that nothing in the catalogue is near to. */
  readonly unknown: ReadonlySet<string>;
};

/**
 * @param typed what found nothing
 * @param trade words of the trade: they may be what was meant, though no part bears them
 * @param isNamed whether a word is known otherwise: by its synonyms, or as the name of a car
 * @param heard names of cars that sound as a word does: they are meant before what is spelt alike
 */
export function forgiveTypingErrors(
  index: PartIndex,
  typed: readonly string[],
  trade: ReadonlySet<string>,
  isNamed: (word: string) => boolean,
  heard: (word: string) => readonly string[],
): Mended {
  const { words } = index;
  const corrections = new Map<string, readonly string[]>();
  const unknown = new Set<string>();
  for (const {
    typed: [word = ''],
    isBeginning,
  } of queryTerms(typed)) {
    // What was only begun may be heard in the first two letters (`iu` of a Hyundai), where nothing stands before it.
    const isAlone = isBeginning && typed.length === 1;
    const isTooShort = word.length < (isAlone ? shortestHeard : shortestMended);
    if (isTooShort || isNamed(word) || isKnown(words, word, isBeginning)) continue;
    const spelt = meantAs(
      word,
      { isBeginning, isOfTrade: trade.has(word), isBorne: (one) => words.count(one) > 0 },
      () => knownWords(index, trade),
    );
    const names = heard(word).filter((one) => words.count(one) > 0);
    const meant = [...new Set([...names, ...spelt])];
    if (meant.length > 0) corrections.set(word, meant);
    else unknown.add(word);
  }
  // Of short words alone nothing is left that was written right: `dog food` is no fog light.
  const isGuess =
    corrections.size > 1 &&
    corrections.size === typed.length &&
    typed.every(({ length }) => length <= mostByChance);
  if (isGuess) return { corrections: new Map(), unknown: new Set([...unknown, ...corrections.keys()]) };
  return { corrections, unknown };
}
