/** What somebody looked for in vain, as the beginning of a piece that is put on sale for it. Pure. */
import { partNumberKeys } from '../part-number.ts';
import { isNumberWord } from '../query-words.ts';

export type Wanted = {
  /** As they are written in the field of numbers; '' for none. */
  readonly numbers: string;
  /** What else was typed, which may say what kind of piece it is. */
  readonly words: string;
};

/** Words with a digit that stand beside each other may be one number in groups: `51 810 268`. */
const hasDigit = (word: string): boolean => /\d/.test(word);

/** The letters of a revision, or of a make, are a number’s where nothing else stands beside it: `1K0 941 006 S`. */
const longestLetters = 2;

export function wantedFrom(query: string): Wanted {
  const typed = query.trim().split(/\s+/).filter(Boolean);
  const isOneNumber = typed.every((word) => hasDigit(word) || word.length <= longestLetters);
  const runs: string[][] = [];
  for (const [at, word] of typed.entries()) {
    const isMore = isOneNumber || (hasDigit(word) && hasDigit(typed[at - 1] ?? ''));
    const last = runs.at(-1);
    if (isMore && last) last.push(word);
    else runs.push([word]);
  }
  const said = runs.map((run) => run.join(' '));
  return {
    numbers: said
      .filter(isNumber)
      .map((number) => number.toUpperCase())
      .join(', '),
    words: said.filter((run) => !isNumber(run)).join(' '),
  };
}

const isNumber = (run: string): boolean =>
  partNumberKeys(run).some((key) => isNumberWord(key) && /\d{3}/.test(key));

/**
 * As many of the words as kinds are called by, those in front first: behind them stand makes and models.
 *
 * @param isKnown whether any kind is found by it
 */
export function kindWordsOf(words: string, isKnown: (typed: string) => boolean): string {
  const all = words.split(/\s+/).filter(Boolean);
  const beginnings = all.map((_, at) => all.slice(0, all.length - at).join(' '));
  return [...beginnings, ...all.slice(1)].find(isKnown) ?? '';
}
