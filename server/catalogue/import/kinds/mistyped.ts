/** Words of parts with a slip in them: `parafnago`, `altenatore`, `panello`. Pure. */
import { slipsBetween } from '../../../../domain/edit-distance.ts';
import { remembering } from '../nearest.ts';

/** Of shorter words everything is near. */
const shortest = 6;

/**
 * @param vocabulary words of parts, as they are compared
 * @param others words that stand beside them, and are meant as they are
 * @returns gives the one word that a word is with one slip; itself where it is known, begins one that is, is near several, or says a figure
 */
export function createMeantWords(
  vocabulary: ReadonlySet<string>,
  others: ReadonlySet<string>,
): (word: string) => string {
  const byFirst = Map.groupBy(
    [...vocabulary].filter((word) => word.length >= shortest - 1),
    ([first]) => first,
  );
  return remembering((word) => {
    if (word.length < shortest || /[^a-z]/.test(word) || vocabulary.has(word) || others.has(word))
      return word;
    const known = byFirst.get(word.charAt(0)) ?? [];
    if (known.some((one) => one.startsWith(word))) return word;
    const [near, ...more] = known.filter((one) => slipsBetween(word, one) === 1);
    return near !== undefined && more.length === 0 ? near : word;
  });
}
