/** Words of parts with a slip in them: `parafnago`, `altenatore`, `panello`. Pure. */
import { slipsBetween } from '../../../../domain/edit-distance.ts';
import { remembering } from '../remembering.ts';

/** Of shorter words everything is near. */
const shortest = 6;

/**
 * @param vocabularies words of parts, as they are compared: of the shop's own languages, then of others
 * @param others words that stand beside them, and are meant as they are
 * @returns gives the one word of the first of them that a word is with one slip; itself where it is known, begins one that is, is near several, or says a figure
 */
export function createMeantWords(
  vocabularies: readonly ReadonlySet<string>[],
  others: ReadonlySet<string>,
): (word: string) => string {
  const isKnown = (word: string): boolean =>
    others.has(word) || vocabularies.some((vocabulary) => vocabulary.has(word));
  const byFirst = vocabularies.map((vocabulary) =>
    Map.groupBy(
      [...vocabulary].filter((word) => word.length >= shortest - 1),
      ([first]) => first,
    ),
  );
  return remembering((word) => {
    if (word.length < shortest || /[^a-z]/.test(word) || isKnown(word)) return word;
    const known = byFirst.map((words) => words.get(word.charAt(0)) ?? []);
    if (known.some((words) => words.some((one) => one.startsWith(word)))) return word;
    const near = known.map((words) => words.filter((one) => slipsBetween(word, one) === 1));
    const [meant, ...others] = near.find(({ length }) => length > 0) ?? [];
    return meant !== undefined && others.length === 0 ? meant : word;
  });
}
