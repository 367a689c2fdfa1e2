/** Words of the trade that mean the same, laid over a query: what is typed also finds what others call it. */
import { queryWords } from '../../query-words.ts';
import { stemsOf } from '../index/stems.ts';
import type { SameName } from '../query/query-terms.ts';

type Entry = {
  readonly phrase: SameName;
  /** Each word of the phrase with its stems. */
  readonly forms: readonly (readonly string[])[];
  /** What else is meant by it. */
  readonly same: readonly SameName[];
};

export type Synonyms = {
  /**
   * The longest known phrase that begins at a place of a query; `fari` and `faro` are the same here.
   *
   * @returns how many words it takes, and what else it is called
   */
  at(
    words: readonly string[],
    place: number,
  ): { readonly length: number; readonly others: readonly SameName[] } | undefined;
  /** What the phrases are called of which the words from a place on are only the beginning: `squib cl`, `tamp`. */
  begun(words: readonly string[], place: number): readonly SameName[];
  /** All words of the phrases. */
  readonly words: ReadonlySet<string>;
};

/** From so many letters on the beginning of a word is one of the trade's. */
const shortestBeginning = 4;
/** The same where nothing else was found, at the first word of a phrase. */
const shortestBegun = 2;

/** @param table phrases that mean the same in each row, the shop's own name first */
export function createSynonyms(table: readonly (readonly string[])[]): Synonyms {
  const groups = table.map((phrases) =>
    phrases.map((phrase) => queryWords(phrase)).filter((phrase) => phrase.length > 0),
  );
  const byFirst = new Map<string, Entry[]>();
  /** Words with which own names of several words begin, each with the groups that are called so. */
  const beginners = Map.groupBy(
    groups.filter(([own = []]) => own.length > 1),
    ([own = []]) => own[0] ?? '',
  );
  for (const group of groups) {
    const names = group.map((phrase, nth) => ({ phrase, isOwn: nth === 0 }));
    // Who asks for a `fanale` may mean a headlight; who asks for a headlight does not mean a `fanale posteriore`.
    const isNameOfOthers = ({ phrase: [word = '', ...more], isOwn }: SameName) =>
      !isOwn && more.length === 0 && (beginners.get(word)?.some((other) => other !== group) ?? false);
    group.forEach((phrase, nth) => {
      const forms = phrase.map((word) => formsOf(word));
      const others = names.filter((_, other) => other !== nth);
      const sure = others.filter((name) => !isNameOfOthers(name));
      const same = sure.length > 0 ? sure : others;
      const entry = { phrase: { phrase, isOwn: nth === 0 }, forms, same };
      for (const form of forms[0] ?? []) byFirst.set(form, [...(byFirst.get(form) ?? []), entry]);
    });
  }
  const all = [...new Set([...byFirst.values()].flat())];
  const places = new Map(all.map((entry, place) => [entry, place]));
  /** By the first letters of their first word: the table has thousands of phrases, and each key that is pressed asks. */
  const byLetters = new Map<string, Entry[]>();
  for (const entry of all)
    for (const letters of new Set(entry.forms[0]?.map((form) => form.slice(0, shortestBegun)))) {
      const some = byLetters.get(letters);
      if (some) some.push(entry);
      else byLetters.set(letters, [entry]);
    }
  const beginningLike = (word: string): readonly Entry[] => byLetters.get(word.slice(0, shortestBegun)) ?? [];
  const sharing = (forms: readonly string[]): Entry[] => [
    ...new Set(forms.flatMap((form) => byFirst.get(form) ?? [])),
  ];
  return {
    at(words, place) {
      const first = words[place];
      if (first === undefined) return undefined;
      const alike = sharing(formsOf(first));
      // Most words are none of the trade's, and every piece of a mistyped one is asked.
      if (alike.length === 0 && place < words.length - 1) return undefined;
      const typed = words.slice(place).map((word) => ({ word, forms: formsOf(word) }));
      const isHere = ({ forms }: Entry, isBegun: boolean): boolean =>
        forms.length <= typed.length &&
        forms.every((expected, nth) => {
          const here = typed[nth];
          if (!here) return false;
          const isLast = nth === typed.length - 1;
          return (
            here.forms.some((form) => expected.includes(form)) ||
            (isBegun && isLast && (expected[0]?.startsWith(here.word) ?? false))
          );
        });
      const whole = alike.filter((entry) => isHere(entry, false));
      // The last word may still be being typed, unless it is one of the trade's already.
      const mayBeBegun = whole.length === 0 && (words.at(-1)?.length ?? 0) >= shortestBeginning;
      const candidates = typed.length === 1 ? beginningLike(first) : alike;
      const found = mayBeBegun ? candidates.filter((entry) => isHere(entry, true)) : whole;
      const length = Math.max(0, ...found.map(({ forms }) => forms.length));
      if (length === 0) return undefined;
      return {
        length,
        others: found.filter(({ forms }) => forms.length === length).flatMap(({ same }) => same),
      };
    },
    begun(words, place) {
      const rest = words.slice(place);
      const last = rest.at(-1) ?? '';
      if (rest.length === 0 || (rest.length === 1 && last.length < shortestBegun)) return [];
      const before = rest.slice(0, -1).map((word) => formsOf(word));
      const isBegun = ({ forms }: Entry) =>
        forms.length >= rest.length &&
        before.every((own, nth) => own.some((form) => forms[nth]?.includes(form))) &&
        (forms[rest.length - 1]?.some((form) => form.startsWith(last)) ?? false);
      const [first] = before;
      const candidates = first
        ? sharing(first).sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
        : beginningLike(last);
      return candidates.filter(isBegun).flatMap(({ phrase, same }) => [phrase, ...same]);
    },
    words: new Set(groups.flat(2)),
  };
}

const formsOf = (word: string): string[] => [word, ...stemsOf(word).filter((stem) => stem !== word)];
