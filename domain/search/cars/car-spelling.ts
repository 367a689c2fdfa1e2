/** Names of cars typed in one where they are several words, and in two where they are one: `alfa147`, `grandepunto`, `rav 4`. */
import { joinedWords, slugOf } from '../../fold.ts';
import { createRemembered } from '../../remembered.ts';
import type { KnownNames } from './known-names.ts';
import { makeAliases } from './make-aliases.ts';
import type { SoldCars } from './sold-cars.ts';

export type CarSpelling = {
  /** The words of a name that was typed in one: of a model of several words, or of a make with its model. */
  apart(word: string): readonly string[] | undefined;
  /** The same of one that is still being typed: its make and the beginning of a model of it, or its first word and the beginning of the next. */
  begunApart(word: string): readonly string[] | undefined;
  /**
   * The name of a model that was typed as letters and digits.
   *
   * @param all words of the query: one letter (`a 3`) is a model's beside its maker, or where no car is named and it is no word
   */
  together(letters: string, digits: string, all: readonly string[]): string | undefined;
};

/** Shorter ones are the beginning of other words: `ds`, `vw`. */
const shortestMake = 3;

/** Of the second word of a name, behind a first one that may begin other words. */
const shortestBegun = 2;

/** More than there are. */
const mostMakes = 1_000;

/** Letters and digits that are one name: `rav4`, `ix20`. */
const lettersAndDigits = /^([a-z]{1,4})\d{1,2}$/;

/** A model's own name ends before its generation, its code, or another name of it: `RAV4 III (XA30)`. */
const beforeGeneration = /[(/]| [IVX]+\b/;

/** Letters that are words, in one language or the other: `cambio a 5 marce`. */
const words: ReadonlySet<string> = new Set('a e i o d l'.split(' '));

/** What names are in one piece, as plain data: working it out takes longer than reading it. */
export type JoinedNames = {
  /** By what it is in one piece. */
  readonly severalWords: readonly (readonly [whole: string, words: readonly string[]])[];
  /** Each model in one piece, by how its make is called. */
  readonly modelsOf: readonly (readonly [make: string, models: readonly string[]])[];
  /** Of models of letters and digits how their makers are called. */
  readonly makersOf: readonly (readonly [model: string, makers: readonly string[]])[];
};

export function joinedNamesOf(
  { brands, models }: Pick<KnownNames, 'brands' | 'models'>,
  { cars }: Pick<SoldCars, 'cars'>,
): JoinedNames {
  const severalWords = new Map<string, readonly string[]>();
  const modelsOf = new Map<string, Set<string>>();
  const makersOf = new Map<string, Set<string>>();
  const waysToCall = createRemembered<string, Ways>(mostMakes);

  function add(make: string, name: readonly string[]): void {
    const [whole, ways] = [name.join(''), waysToCall(make, () => waysOf(make))];
    if (name.length > 1) severalWords.set(whole, name);
    // Heard without its last letter, which the names know: `grancherokee`.
    if (name.length > 1 && name[0] === 'grand')
      severalWords.set(whole.replace('grand', 'gran'), ['gran', ...name.slice(1)]);
    for (const way of ways) {
      const called = way.join('');
      severalWords.set(called + whole, [...way, ...name]);
      modelsOf.set(called, (modelsOf.get(called) ?? new Set()).add(whole));
      if (lettersAndDigits.test(whole))
        makersOf.set(whole, (makersOf.get(whole) ?? new Set()).add(way[0] ?? ''));
    }
  }

  for (const { make, model } of cars) add(make, joinedWords(model));
  for (const { name, brandId } of models.values()) {
    const [base = ''] = name.split(beforeGeneration);
    add(brands.get(brandId)?.name ?? '', joinedWords(base));
  }

  const asLists = (sets: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...sets].map(([name, others]) => [name, [...others]] as const);
  return { severalWords: [...severalWords], modelsOf: asLists(modelsOf), makersOf: asLists(makersOf) };
}

/** @param isName whether a word is the name of a car */
export function createCarSpelling(
  { severalWords, modelsOf, makersOf: makers }: JoinedNames,
  isName: (word: string) => boolean,
): CarSpelling {
  const byWhole = new Map(severalWords);
  const makersOf = new Map(makers);
  /** A word that is being typed is looked for with each key: not among all names. */
  let byLetter: ReadonlyMap<string | undefined, JoinedNames['severalWords']> | undefined;

  return {
    apart: (word) => byWhole.get(word),
    begunApart(word) {
      for (const [make, names] of modelsOf) {
        if (make.length < shortestMake || word.length === make.length || !word.startsWith(make)) continue;
        const rest = word.slice(make.length);
        if (names.some((name) => name.startsWith(rest))) return [make, rest];
      }
      byLetter ??= Map.groupBy(byWhole, ([whole]) => whole[0]);
      for (const [whole, [first = '', second = '']] of byLetter.get(word[0]) ?? []) {
        const rest = word.slice(first.length);
        if (rest.length >= shortestBegun && whole.startsWith(word) && second.startsWith(rest))
          return [first, rest];
      }
      return undefined;
    },
    together(letters, digits, others) {
      const called = makersOf.get(letters + digits);
      if (!called) return undefined;
      const isAlone = !others.some((word) => word.length > 1 && isName(word));
      const isTold = letters.length > 1 || others.some((word) => called.includes(word));
      return isTold || (isAlone && !words.has(letters)) ? letters + digits : undefined;
    },
  };
}

type Ways = readonly (readonly string[])[];

/** All words of its name, and what else it is called: `alfa romeo`, `alfa`. */
function waysOf(make: string): Ways {
  const aliases = Object.keys(makeAliases).filter((alias) => makeAliases[alias] === slugOf(make));
  return [slugOf(make).split('-'), ...aliases.map((alias) => [alias])];
}
