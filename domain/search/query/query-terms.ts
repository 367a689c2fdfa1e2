/** The words of a query as what parts are looked up by. */

/** Words that are meant together: a part has the phrase when it has all of them. */
export type Phrase = readonly string[];

/** What else a part is called. */
export type SameName = {
  readonly phrase: Phrase;
  /** The shop's own name of it, among those that mean the same. */
  readonly isOwn: boolean;
};

/** A stretch of the query: as it was typed, and what else would be right. */
export type QueryTerm = {
  readonly typed: Phrase;
  /** Still being typed: the last word counts as a beginning. */
  readonly isBeginning: boolean;
  /** What would be right as well. */
  readonly others: readonly Phrase[];
  /** What a part of that kind is also called: looked for in its name, and not in that of its group. */
  readonly names: readonly SameName[];
  /** Only parts of these models, or for them; of any when left out. */
  readonly models?: readonly number[];
};

/** Each word as a term. The last may still be being typed, so it counts as a beginning too. */
export function queryTerms(words: readonly string[]): QueryTerm[] {
  return words.map((word, at) => ({
    typed: [word],
    isBeginning: at === words.length - 1 && (word.length > 1 || words.length === 1),
    others: [],
    names: [],
  }));
}
