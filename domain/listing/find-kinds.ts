/** Kinds of pieces by what somebody at the shelf types of them: half words, the trade's other names, a slip of the finger. Pure. */
import { slipsBetween } from '../edit-distance.ts';
import type { ListingKind } from '../contract/desk-listing.ts';
import type { Locale } from '../constants.ts';
import { queryWords } from '../query-words.ts';
import { wordsOf } from '../fold.ts';
import { stemsOf } from '../search/index/stems.ts';
import { saysAxle, saysSideOrSize } from './place-in-words.ts';

/** What of a kind is looked through; its own name is the first. */
type Searchable = { readonly kind: ListingKind; readonly phrases: readonly (readonly string[])[] };

export type KindFinder = {
  /** @returns the kinds that are meant, the likeliest first; none for an empty text */
  find(typed: string, most: number): readonly ListingKind[];
};

/** In a word of so many letters one slip is forgiven. */
const shortestMistyped = 5;
/** A shorter word alone does not say what a piece is. */
const shortestTelling = 3;

/**
 * @param recent ids of kinds that were listed last, the latest first: of those that are as likely they come before others
 */
export function createKindFinder(
  kinds: readonly ListingKind[],
  locale: Locale,
  recent: readonly number[] = [],
): KindFinder {
  const others = locale === 'it' ? ('en' as const) : ('it' as const);
  const all: Searchable[] = kinds.map((kind) => ({
    kind,
    phrases: withoutParted([kind[locale], ...kind.words, kind[others]].map(wordsOf)),
  }));
  const ageOf = (id: number) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return {
    find(typed, most) {
      const meant = (words: readonly string[], match: Match) =>
        all
          .map(({ kind, phrases }) => ({ kind, cost: costOfKind(words, phrases, match) }))
          .filter(({ cost }) => cost < Infinity)
          .toSorted((one, other) => one.cost - other.cost || ageOf(one.kind.id) - ageOf(other.kind.id))
          .slice(0, most)
          .map(({ kind }) => kind);
      const ways = waysToSay(queryWords(typed));
      // To look for slips takes ten times as long, and a phone does it with every key.
      for (const match of [exactly, forgiving, inPart]) {
        for (const words of ways) {
          const found = meant(words, match);
          if (found.length > 0) return found;
        }
      }
      return [];
    },
  };
}

/** What was typed; without what no kind is called by; and without the axle, which some kinds tell apart by name and most do not. */
function waysToSay(words: readonly string[]): (readonly string[])[] {
  const kind = words.filter((word) => !saysSideOrSize(word));
  const anywhere = kind.filter((word) => !saysAxle(word));
  return [words, kind, anywhere].filter(
    (way, nth, all) => way.length > 0 && way.length !== all[nth - 1]?.length,
  );
}

/** `porta mozzo` is `portamozzo` in two words, and no door: where both are said, the whole one says it. */
function withoutParted(phrases: Searchable['phrases']): Searchable['phrases'] {
  const words = new Set(phrases.filter(({ length }) => length === 1).flat());
  return phrases.filter((phrase) => phrase.length === 1 || !words.has(phrase.join('')));
}

const slipCost = 100;
/** What begins as it was typed comes before what only has it within; there the shop's own names, few and plain, come first. */
const withinCost = 20;
const withinOwnCost = 10;
/** A name of the trade's is a little less than the shop's own. */
const synonymCost = 2;
const unfinishedCost = 1;
/** `motori` may go on as `motorino`. */
const pluralCost = 3;
const longerCost = 0.5;

const least = (costs: readonly number[]): number => Math.min(Infinity, ...costs);

/** Of several that begin alike the one that is called just so comes first: `centralina` is the engine's. */
function costOfKind(words: readonly string[], phrases: Searchable['phrases'], match: Match): number {
  const isCalledSo = phrases.some((phrase) => phrase.join(' ') === words.join(' '));
  const [own = Infinity, ...others] = phrases.map((phrase, at) =>
    costOfPhrase(words, phrase, match, at === 0 ? withinOwnCost : withinCost),
  );
  return least([own, least(others) + synonymCost]) - (isCalledSo ? 1 : 0);
}

/**
 * How far a phrase is from what was typed; Infinity where it is not meant.
 *
 * @param within what it costs that the first word stands not in front
 */
function costOfPhrase(
  words: readonly string[],
  phrase: readonly string[],
  { slipsIn, strangeCost }: Match,
  within: number,
): number {
  let cost = 0;
  let isCalled = false;
  for (const [nth, word] of words.entries()) {
    const places = phrase.map((said, place) => ({ place, said, slips: slipsIn(word, said) }));
    const [best] = places
      .filter(({ slips }) => slips < Infinity)
      .toSorted((one, other) => one.slips - other.slips || one.place - other.place);
    if (!best) {
      cost += strangeCost;
      continue;
    }
    isCalled ||= word.length >= shortestTelling;
    const isWhole = best.said === word;
    if (nth === 0 && best.place > 0) cost += isWhole ? within : withinCost;
    // `porta` is a door sooner than a glove box, which is called `portaoggetti`.
    cost += best.slips * slipCost + (isWhole ? 0 : best.said.startsWith(word) ? unfinishedCost : pluralCost);
  }
  // `faro` is a headlight sooner than a headlight of a special sort.
  return isCalled || strangeCost === Infinity ? cost + (phrase.length - words.length) * longerCost : Infinity;
}

type Match = {
  readonly slipsIn: Slips;
  /** What a word costs that is none of a kind's. */
  readonly strangeCost: number;
};

/** Slips between what was typed of a word and the beginning of the word. */
type Slips = (typed: string, said: string) => number;

const noSlips: Slips = (typed, said) => (said.startsWith(typed) || isOneWord(typed, said) ? 0 : Infinity);

/** One of several, or several of one: `portiere` are doors. */
const isOneWord = (typed: string, said: string): boolean => {
  const stems = stemsOf(said);
  return stemsOf(typed).some((stem) => stems.includes(stem));
};

const slipsAtStart: Slips = (typed, said) => {
  if (noSlips(typed, said) === 0) return 0;
  if (typed.length < shortestMistyped) return Infinity;
  return least([0, 1, -1].map((more) => slipsBetween(typed, said.slice(0, typed.length + more)))) <= 1
    ? 1
    : Infinity;
};

const exactly: Match = { slipsIn: noSlips, strangeCost: Infinity };
const forgiving: Match = { slipsIn: slipsAtStart, strangeCost: Infinity };
/** What else was typed says whose it is, or of what sort: `pinze brembo`, `testa 1.9 jtd`. */
const inPart: Match = { slipsIn: slipsAtStart, strangeCost: 2 * slipCost };
