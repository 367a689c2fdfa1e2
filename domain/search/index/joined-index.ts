/** A saved index in few long lists: a browser's storage copies a list with all of the memory behind it, and is slow with thousands. */
import { joinPostings, partPostings, type JoinedPostings } from './postings.ts';
import type { SavedIndex } from './part-index.ts';
import type { SavedWords } from './word-index.ts';

export type JoinedIndex = Omit<SavedIndex, 'words'> & {
  readonly words: Omit<SavedWords, 'postings'> & { readonly postings: JoinedPostings };
};

/** @returns with lists of its own, none of them the index's */
export const joinIndex = ({ words, wordMarks, ...rest }: SavedIndex): JoinedIndex => ({
  ...rest,
  wordMarks: wordMarks.slice(),
  words: { ...words, postings: joinPostings(words.postings) },
});

export const partedIndex = ({ words, ...rest }: JoinedIndex): SavedIndex => ({
  ...rest,
  words: { ...words, postings: partPostings(words.postings) },
});
