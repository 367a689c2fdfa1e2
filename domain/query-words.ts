/** A typed query as words. */
import { fold, wordsOf } from './fold.ts';

/** Words that only join others, in both languages. */
const glue: ReadonlySet<string> = new Set(
  'a ai al alla allo con da dal dalla de dei del della delle di e gli i il in l la le lo o per su un una an and for from in of on or the to with'.split(
    ' ',
  ),
);

/** More words than anybody types; the rest would only cost time. */
const mostWords = 12;

/** From this length on a word with digits may be the beginning of a part number. */
const numberBeginning = 5;

/** Whether a word among others may be a part number, or the beginning of one. */
export const isNumberWord = (word: string): boolean =>
  word.length >= numberBeginning && /\d/.test(word) && !isYear(word);

/** An article or preposition before a vowel: `d'avviamento`, `dell'olio`. */
const elision = /\b(?:d|l|un|dell|nell|all|dall|sull)['’]/g;

/** Displacements (`1.2`, `1,9`, `1.33`) tell engines apart, but parts do not carry them. */
const displacement = /(^|[^\d.,])\d[.,]\d{1,2}(?![\d.,])/g;

/**
 * The words of a query that parts are looked up by, without glue; each once, in the order typed.
 *
 * @param isPassed words that leave first where there are too many
 */
export function queryWords(query: string, isPassed: (word: string) => boolean = () => false): string[] {
  const all = wordsOf(fold(query).replace(displacement, '$1 ').replace(elision, ' '));
  const telling = all.filter((word) => !glue.has(word));
  const words = [...new Set(telling.length > 0 ? telling : all)];
  const kept = words.length > mostWords ? words.filter((word) => !isPassed(word)) : words;
  return kept.slice(0, mostWords);
}

/** Four digits that can be a car's year. */
export function isYear(word: string): boolean {
  return /^(19[5-9]\d|20[0-4]\d)$/.test(word);
}
