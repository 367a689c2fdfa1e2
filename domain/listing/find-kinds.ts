/** Kinds of pieces by what somebody at the shelf types of them: half words, the trade's other names, a slip of the finger. Pure. */
import { slipsBetween } from '../edit-distance.ts';
import type { ListingKind } from '../contract/desk-listing.ts';
import type { Locale } from '../constants.ts';
import { queryWords } from '../query-words.ts';
import { wordsOf } from '../fold.ts';

/** What of a kind is looked through; the sooner its phrase stands, the better it says the kind. */
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
    phrases: [kind[locale], ...kind.words, kind[others]].map(wordsOf),
  }));
  const ageOf = (id: number) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return {
    find(typed, most) {
      const words = queryWords(typed);
      if (words.length === 0) return [];
      return all
        .map(({ kind, phrases }) => ({
          kind,
          cost: least(phrases.map((phrase, at) => costOf(words, phrase, at))),
        }))
        .filter(({ cost }) => cost < Infinity)
        .toSorted((one, other) => one.cost - other.cost || ageOf(one.kind.id) - ageOf(other.kind.id))
        .slice(0, most)
        .map(({ kind }) => kind);
    },
  };
}

const least = (costs: readonly number[]): number => Math.min(Infinity, ...costs);

/**
 * How far a phrase is from what was typed; Infinity where a word that was typed begins none of the phrase's.
 *
 * @param at place of the phrase among those of its kind: its own name is the first
 */
function costOf(words: readonly string[], phrase: readonly string[], at: number): number {
  let cost = at === 0 ? 0 : 2;
  for (const [nth, word] of words.entries()) {
    const places = phrase.map((said, place) => ({ place, slips: slipsAtStart(word, said) }));
    const [best] = places
      .filter(({ slips }) => slips < Infinity)
      .toSorted((one, other) => one.slips - other.slips || one.place - other.place);
    if (!best) return Infinity;
    // The first word says most; one that was mistyped says less than one that was not.
    cost += best.slips * 10 + (best.place === nth ? 0 : 4);
  }
  // `faro` is a headlight sooner than a headlight of a special sort.
  return cost + (phrase.length - words.length) * 0.5;
}

/** Slips between what was typed of a word and the beginning of the word. */
function slipsAtStart(typed: string, said: string): number {
  if (said.startsWith(typed)) return 0;
  if (typed.length < shortestMistyped) return Infinity;
  return least([0, 1, -1].map((more) => slipsBetween(typed, said.slice(0, typed.length + more)))) <= 1
    ? 1
    : Infinity;
}
