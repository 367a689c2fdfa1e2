/** The names that the words of a query begin, finish or otherwise say. */

/** A name as it is looked for. */
export type Entry = { readonly id: number; readonly name: string; readonly words: readonly string[] };

/** A name, and the words of the query that say it. */
export type Match = { readonly entry: Entry; readonly taken: readonly string[] };

/**
 * The counted entries whose name begins with a word of the query; those with more words of it first.
 *
 * @param leastOf letters of a word still being typed that tell an entry
 */
export function matching(
  entries: ReadonlyMap<number, Entry>,
  counts: readonly { id: number }[],
  words: readonly string[],
  leastOf: (id: number) => number = () => beginningMinLength,
): Match[] {
  if (words.length === 0) return [];
  return counts
    .flatMap(({ id }) => {
      const entry = entries.get(id);
      const [first] = entry?.words ?? [];
      if (!entry || first === undefined) return [];
      const isSame = sameAs(words, leastOf(id));
      if (!words.some((word, at) => isSame(first, word, at))) return [];
      return {
        entry,
        taken: words.filter((word, at) => entry.words.some((own) => isSame(own, word, at))),
      };
    })
    .sort((one, other) => other.taken.length - one.taken.length);
}

/** Shortest beginning of a name that is suggested. */
export const beginningMinLength = 2;

/** The last word may still be being typed, `least` letters of it at least; the others may end otherwise (`fari` for `faro`). */
const sameAs =
  (words: readonly string[], least: number) =>
  (own: string, word: string, at: number): boolean => {
    // Nearly all names end here, and every name that was found is asked.
    if (own[0] !== word[0]) return false;
    if (own === word) return true;
    if (at === words.length - 1 && word.length >= least && own.startsWith(word)) return true;
    return word.length > 3 && stemOf(own) === stemOf(word);
  };

/** Without the letter that tells one from many in both languages. */
const stemOf = (word: string): string => word.replace(/[aeios]$/, '');

export const without = (words: readonly string[], taken: readonly string[]): string[] =>
  words.filter((word) => !taken.includes(word));

export const idAndName = ({ id, name }: Entry) => ({ id, name });
