/** Columns of a yard's own codes, told by what stands in them: on nearly every line, nearly never twice. Pure. */
import { looksLikeNumber } from '../number-looks.ts';
import type { Described } from './described.ts';
import { mostlyNumbers } from './score-columns.ts';

/** Longest number that counts pieces, in signs; what is longer comes from a platform. */
export const longestCount = 6;

/** Share of the lines that a yard's own code stands on, and of different ones among them. */
const nearlyAll = 0.9;
const nearlyUnique = 0.98;
/** Fewer lines are alike by chance. */
const leastOfSeries = 4;

/** A code of a person or a program for a piece: short, with figures, no date, no price, no year. */
const looksLikeOwnCode = (text: string): boolean =>
  text.length <= 20 &&
  /\d/.test(text) &&
  !/\s\S+\s/.test(text) &&
  !/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|^\d+[.,]\d{1,2}$|^https?:|^(?:19|20)\d{2}$|€/.test(text);

/** Whether a column stands on nearly every line, and nearly never says the same twice. */
export const tellsApart = ({ texts, rows }: Pick<Described, 'texts' | 'rows'>): boolean =>
  texts.length > 1 && texts.length >= rows * nearlyAll && new Set(texts).size >= texts.length * nearlyUnique;

/** Whether a column may be the yard's own code by its cells alone: on nearly every line, nearly never twice, no shape of car makers' numbers. */
export function isOwnCode(column: Pick<Described, 'texts' | 'rows'>): boolean {
  const { texts } = column;
  const share = (look: (text: string) => boolean): number => texts.filter(look).length / texts.length;
  return (
    tellsApart(column) &&
    share(looksLikeOwnCode) >= nearlyAll &&
    share((text) => looksLikeNumber(text) && text.length > longestCount) < mostlyNumbers
  );
}

/** Most signs of a number that counts pieces, and no car maker's number. */
const longestPlain = 7;

/**
 * Whether a column that looks like numbers of car makers holds the yard's own: all written alike (`T-118421`, `E24/001`), each once, on nearly every
 * line, and with a letter in front or too short for a number.
 */
export function isSeries({ texts, rows }: Pick<Described, 'texts' | 'rows'>): boolean {
  const shapes = Map.groupBy(texts, (text) => text.replace(/\d/g, '9').replace(/[A-Z]/gi, 'A'));
  const [shape = '', same = []] =
    [...shapes].toSorted((one, other) => other[1].length - one[1].length)[0] ?? [];
  return (
    texts.length > leastOfSeries &&
    tellsApart({ texts, rows }) &&
    ((/^[A-Z]{1,4}(?:9{1,4}[-/. ]|[-/. ]?)9{1,8}$/i.test(shape) && same.length >= texts.length * nearlyAll) ||
      (/^9+$/.test(shape) &&
        (shape.length <= longestPlain || texts.every((text) => text.startsWith('0'))) &&
        same.length >= texts.length * nearlyUnique))
  );
}

/** Written with letters in front, as no count and few car makers write. */
export const isPrefixed = ({ texts }: Pick<Described, 'texts'>): boolean =>
  texts.every((text) => /^[A-Z]/i.test(text));
