/** A typed query as words and as the database's text query. Nothing of what was typed reaches the database unfolded. */
import { fold, wordsOf } from '../fold.ts';
import { yearLexeme } from '../writing/search-document.ts';

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

/** Displacements (`1.2`, `1,9`) tell engines apart, but parts do not carry them. */
const displacement = /(?<![\d.,])\d[.,]\d(?![\d.,])/g;

/** The words of a query that parts are looked up by, without glue; each once, in the order typed. */
export function queryWords(query: string): string[] {
  const all = wordsOf(fold(query).replace(displacement, ' '));
  const telling = all.filter((word) => !glue.has(word));
  return [...new Set(telling.length > 0 ? telling : all)].slice(0, mostWords);
}

/** A word of the query with the words it stands for: itself, or what it was probably meant to be. */
export type QueryTerm = { readonly alternatives: readonly string[]; readonly isBeginning: boolean };

/** The last word may still be being typed, so it counts as a beginning too; so does a long number. */
export function queryTerms(words: readonly string[]): QueryTerm[] {
  return words.map((word, at) => ({
    alternatives: [word],
    isBeginning:
      (at === words.length - 1 && (word.length > 1 || words.length === 1)) ||
      (word.length >= numberBeginning && /\d/.test(word)),
  }));
}

/** A term in the syntax of a tsquery, its stems left to `stemsOf`. Words are `[a-z0-9]+`, so quoting is enough. */
export function termQuery(
  { alternatives, isBeginning }: QueryTerm,
  stemsOf: (word: string) => readonly string[],
): string {
  const lexemes = alternatives.flatMap((word) => [
    `'${word}'${isBeginning ? ':*' : ''}`,
    ...stemsOf(word).map((stem) => `'${stem}'`),
    ...(isYear(word) ? [`'${yearLexeme(Number(word))}'`] : []),
  ]);
  return `(${[...new Set(lexemes)].join(' | ')})`;
}

/** Four digits that can be a car's year. */
export function isYear(word: string): boolean {
  return /^(19[5-9]\d|20[0-4]\d)$/.test(word);
}
