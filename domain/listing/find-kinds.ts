/** Kinds of pieces by what somebody at the shelf types of them: half words, the trade's other names, a slip of the finger. Pure. */
import { slipsBetween } from '../edit-distance.ts';
import type { ListingKind } from '../contract/desk-listing.ts';
import type { Locale } from '../constants.ts';
import { queryWords } from '../query-words.ts';
import { wordsOf } from '../fold.ts';

/** What of a kind is looked through; its own name is the first. */
type Searchable = { readonly kind: ListingKind; readonly phrases: readonly (readonly string[])[] };

export type KindFinder = {
  /** @returns the kinds that are meant, the likeliest first; none for an empty text */
  find(typed: string, most: number): readonly ListingKind[];
};

/** In a word of so many letters one slip is forgiven. */
const shortestMistyped = 5;

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
      const words = queryWords(typed);
      if (words.length === 0) return [];
      const meant = (slips: Slips) =>
        all
          .map(({ kind, phrases }) => ({ kind, cost: costOfKind(words, phrases, slips) }))
          .filter(({ cost }) => cost < Infinity)
          .toSorted((one, other) => one.cost - other.cost || ageOf(one.kind.id) - ageOf(other.kind.id))
          .slice(0, most)
          .map(({ kind }) => kind);
      const found = meant(noSlips);
      // To look for slips takes ten times as long, and a phone does it with every key.
      return found.length > 0 ? found : meant(slipsAtStart);
    },
  };
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
const longerCost = 0.5;

const least = (costs: readonly number[]): number => Math.min(Infinity, ...costs);

/** Of several that begin alike the one that is called just so comes first: `centralina` is the engine's. */
function costOfKind(words: readonly string[], phrases: Searchable['phrases'], slips: Slips): number {
  const isCalledSo = phrases.some((phrase) => phrase.join(' ') === words.join(' '));
  const [own = Infinity, ...others] = phrases.map((phrase, at) =>
    costOfPhrase(words, phrase, slips, at === 0 ? withinOwnCost : withinCost),
  );
  return least([own, least(others) + synonymCost]) - (isCalledSo ? 1 : 0);
}

/**
 * How far a phrase is from what was typed; Infinity where a word that was typed begins none of the phrase's.
 *
 * @param within what it costs that the first word stands not in front
 */
function costOfPhrase(
  words: readonly string[],
  phrase: readonly string[],
  slipsIn: Slips,
  within: number,
): number {
  let cost = 0;
  for (const [nth, word] of words.entries()) {
    const places = phrase.map((said, place) => ({ place, said, slips: slipsIn(word, said) }));
    const [best] = places
      .filter(({ slips }) => slips < Infinity)
      .toSorted((one, other) => one.slips - other.slips || one.place - other.place);
    if (!best) return Infinity;
    const isWhole = best.said === word;
    if (nth === 0 && best.place > 0) cost += isWhole ? within : withinCost;
    // `porta` is a door sooner than a glove box, which is called `portaoggetti`.
    cost += best.slips * slipCost + (isWhole ? 0 : unfinishedCost);
  }
  // `faro` is a headlight sooner than a headlight of a special sort.
  return cost + (phrase.length - words.length) * longerCost;
}

/** Slips between what was typed of a word and the beginning of the word. */
type Slips = (typed: string, said: string) => number;

const noSlips: Slips = (typed, said) => (said.startsWith(typed) ? 0 : Infinity);

const slipsAtStart: Slips = (typed, said) => {
  if (said.startsWith(typed)) return 0;
  if (typed.length < shortestMistyped) return Infinity;
  return least([0, 1, -1].map((more) => slipsBetween(typed, said.slice(0, typed.length + more)))) <= 1
    ? 1
    : Infinity;
};
