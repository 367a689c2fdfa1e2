/** Words of the trade that mean the same, laid over a query: what is typed also finds what others call it. */
import { queryWords } from '../../query-words.ts';
import { once } from '../../remembered.ts';
import type { SameName } from '../query/query-terms.ts';
import { createEntries, formsOf, type SynonymEntry, type SynonymGroup } from './synonym-entries.ts';

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
export const groupsOf = (table: readonly (readonly string[])[]): SynonymGroup[] =>
  table.map((phrases) => phrases.map((phrase) => queryWords(phrase)).filter((phrase) => phrase.length > 0));

/** The first words of all phrases and their stems, each with the phrases, counted through all groups. */
export type FirstForms = readonly (readonly [form: string, phrases: readonly number[]])[];

/** Thousands of words have their stems looked for: who opens a catalogue again has saved what this gives. */
export function firstFormsOf(groups: readonly SynonymGroup[]): FirstForms {
  const byForm = new Map<string, number[]>();
  for (const [place, [first = '']] of groups.flat().entries())
    for (const form of formsOf(first)) {
      const some = byForm.get(form);
      if (some) some.push(place);
      else byForm.set(form, [place]);
    }
  return [...byForm];
}

export function createSynonyms(
  groups: readonly SynonymGroup[],
  firstForms: FirstForms = firstFormsOf(groups),
): Synonyms {
  const byFirst = new Map(firstForms);
  const entryAt = createEntries(groups);
  /** Of each phrase its place in the order in which their first words come. */
  const places = once(() => {
    const inOrder = new Set(firstForms.flatMap(([, phrases]) => phrases));
    return new Map([...inOrder].map((phrase, place) => [phrase, place]));
  });
  const inOrder = (phrases: Iterable<number>): SynonymEntry[] =>
    [...new Set(phrases)]
      .sort((one, other) => (places().get(one) ?? 0) - (places().get(other) ?? 0))
      .map(entryAt);
  /** By the first letters of their first word: the table has thousands of phrases, and each key that is pressed asks. */
  const byLetters = once(() => Map.groupBy(firstForms, ([form]) => form.slice(0, shortestBegun)));
  const beginningLike = (word: string): readonly SynonymEntry[] =>
    inOrder((byLetters().get(word.slice(0, shortestBegun)) ?? []).flatMap(([, phrases]) => phrases));
  const sharing = (forms: readonly string[]): number[] => [
    ...new Set(forms.flatMap((form) => byFirst.get(form) ?? [])),
  ];
  const allWords = once(() => new Set(groups.flat(2)));
  return {
    at(words, place) {
      const first = words[place];
      if (first === undefined) return undefined;
      const alike = sharing(formsOf(first)).map(entryAt);
      // Most words are none of the trade's, and every piece of a mistyped one is asked.
      if (alike.length === 0 && place < words.length - 1) return undefined;
      const typed = words.slice(place).map((word) => ({ word, forms: formsOf(word) }));
      const isHere = (entry: SynonymEntry, isBegun: boolean): boolean =>
        entry.phrase.phrase.length <= typed.length &&
        entry.forms.every((expected, nth) => {
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
      const candidates = () => (typed.length === 1 ? beginningLike(first) : alike);
      const found = mayBeBegun ? candidates().filter((entry) => isHere(entry, true)) : whole;
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
      const isBegun = ({ forms }: SynonymEntry) =>
        forms.length >= rest.length &&
        before.every((own, nth) => own.some((form) => forms[nth]?.includes(form))) &&
        (forms[rest.length - 1]?.some((form) => form.startsWith(last)) ?? false);
      const [first] = before;
      const candidates = first ? inOrder(sharing(first)) : beginningLike(last);
      return candidates.filter(isBegun).flatMap(({ phrase, same }) => [phrase, ...same]);
    },
    get words() {
      return allWords();
    },
  };
}
