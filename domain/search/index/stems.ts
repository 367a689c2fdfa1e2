/** Stems of words, Italian and English, as snowball makes them: `fari` and `faro` have the same. */

/** The stems of a word; none for what has digits, is a Roman number or too short to have one. */
export type Stems = (word: string) => readonly string[];

/** Finds the stems of words that are looked up next. */
export type Stemmer = (words: Iterable<string>) => Promise<Stems>;

/** Generations of a car (`vii`) have none: it would be that of others (`viii`). */
export const mayHaveStem = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !/^[ivx]+$/.test(word);
