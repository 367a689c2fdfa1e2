/** The words of a query as it is understood. */
import { queryWords } from '../../query-words.ts';
import { isAskingWord } from './asking-words.ts';
import { spelledOut } from './spelled-out.ts';

/** One letter may be that of a class. */
const isPassed = (word: string): boolean => word.length > 1 && isAskingWord(word);

/** Spelled out; of a sentence that is longer than what is looked up without the words of asking, so that its end counts as well. */
export const wordsTyped = (query: string): string[] => queryWords(spelledOut(query), isPassed);
