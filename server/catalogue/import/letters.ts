/**
 * Words of a yard's file as they are compared: folded as everywhere (`domain/fold.ts`), quickly, as a file has millions of them, and with the
 * letters of the north and of Croatia, which no browser has to bring for them.
 */
import { fold as foldAnywhere } from '../../../domain/fold.ts';

/** Nothing to take apart in it, as in nearly all words. */
const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Lower case without accents. An `ø` that stands alone is a diameter, and no letter. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : foldAnywhere(text)
        .replace(/(?<=\p{L})ø|ø(?=\p{L})/gu, 'o')
        .replaceAll('æ', 'ae')
        .replaceAll('đ', 'd');

/** `vatRate` as `vat Rate`: names of programs, whose words only a capital parts. */
export const spacedCamelCase = (name: string): string => name.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');

/** The words and numbers of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];
