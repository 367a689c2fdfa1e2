/** The phrases of the trade's words, each with what it is looked for by and what else is meant by it, worked out when it is first wanted. */
import { once } from '../../remembered.ts';
import { stemsOf } from '../index/stems.ts';
import type { SameName } from '../query/query-terms.ts';

export type SynonymEntry = {
  readonly phrase: SameName;
  /** Each word of the phrase with its stems. */
  readonly forms: readonly (readonly string[])[];
  /** What else is meant by it. */
  readonly same: readonly SameName[];
};

/** Phrases that mean the same, as words, the shop's own name first. */
export type SynonymGroup = readonly (readonly string[])[];

/** A word and its stems. */
export const formsOf = (word: string): string[] => [word, ...stemsOf(word).filter((stem) => stem !== word)];

/** Makes each phrase's entry when it is first asked for, by the number that it has through all groups. */
export function createEntries(groups: readonly SynonymGroup[]): (place: number) => SynonymEntry {
  const phrases = groups.flatMap((group) => group.map((_, nth) => ({ group, nth })));
  /** Words with which own names of several words begin, each with the groups that are called so. */
  const beginners = once(() =>
    Map.groupBy(
      groups.filter(([own = []]) => own.length > 1),
      ([own = []]) => own[0] ?? '',
    ),
  );
  const made: SynonymEntry[] = [];

  const nameOf = (phrase: readonly string[], nth: number): SameName => ({ phrase, isOwn: nth === 0 });

  function namesBeside(group: SynonymGroup, nth: number): readonly SameName[] {
    // Who asks for a `fanale` may mean a headlight; who asks for a headlight does not mean a `fanale posteriore`.
    const isNameOfOthers = ({ phrase: [word = '', ...more], isOwn }: SameName) =>
      !isOwn &&
      more.length === 0 &&
      (beginners()
        .get(word)
        ?.some((other) => other !== group) ??
        false);
    const others = group.map(nameOf).filter((_, other) => other !== nth);
    const sure = others.filter((name) => !isNameOfOthers(name));
    return sure.length > 0 ? sure : others;
  }

  function make({ group, nth }: { readonly group: SynonymGroup; readonly nth: number }): SynonymEntry {
    const phrase = group[nth] ?? [];
    const forms = once(() => phrase.map((word) => formsOf(word)));
    const same = once(() => namesBeside(group, nth));
    return {
      phrase: nameOf(phrase, nth),
      get forms() {
        return forms();
      },
      get same() {
        return same();
      },
    };
  }

  return (place) => {
    const phrase = phrases[place];
    if (!phrase) throw new RangeError(`there is no ${place}th phrase`);
    return (made[place] ??= make(phrase));
  };
}
