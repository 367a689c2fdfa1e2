/** The numbers of a line of a foreign file, in its columns, its name and its remarks. Pure. */
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { plainText } from './cells/clean-text.ts';
import {
  isTelephone,
  numbersAlone,
  numbersInProse,
  numbersInSentences,
  readPartNumbers,
} from './cells/part-numbers.ts';
import { descriptionsOf, type ForeignLine } from './foreign-line.ts';
import { isVin } from './number-looks.ts';
import { saysNothing } from './says-nothing.ts';

/** Where nothing tells a piece's code but its number: the code of a line. */
export const firstNumberOf = (line: Pick<ForeignLine, 'cells'>): string => numbersOf(line).numbers[0] ?? '';

/** The numbers of all columns that hold some, the first one first; then those that a description announces. */
export function numbersOf(line: Pick<ForeignLine, 'cells'>): { numbers: string[]; leftOut: string[] } {
  const cells = line.cells('serialNumber');
  // Cells that are empty on this line say no more than none; where one says a number the name may say one more, behind who made it.
  const inName = cells.some(({ text }) => !saysNothing(text)) ? numbersInProse : numbersInTitle;
  const read = [
    ...cells.map(({ text }) => readPartNumbers(decoded(text))),
    ...line.cells('nameIt').map(({ text }) => ({ numbers: inName(plainText(text)), leftOut: [] })),
  ];
  const remarks = descriptionsOf(line);
  const described = remarks.flatMap(numbersInProse);
  const hasNone = (): boolean => described.length === 0 && read.every((one) => one.numbers.length === 0);
  // A list without a column for them has them in its remarks, where they are all that one says.
  if (hasNone())
    described.push(...remarks.flatMap((text) => [...numbersAlone(text), ...numbersInSentences(text)]));
  if (hasNone()) described.push(...remarks.flatMap(numbersInShortRemark));
  const seen = new Set<string>();
  const isNew = (number: string): boolean => {
    const key = normalizePartNumber(number);
    return !seen.has(key) && seen.add(key) !== undefined;
  };
  return {
    numbers: [...read.flatMap(({ numbers }) => numbers), ...described].filter(isNew),
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  };
}

/** Where no column holds numbers the title does: whole words, of signs as car makers use them. */
function numbersInTitle(title: string): string[] {
  return title
    .replace(spacedNumber, (number) => number.replaceAll(' ', ''))
    .split(/[\s,;/|]+/)
    .map((word) => word.replace(/[.!)]+$/, ''))
    .filter((word) => isNumberInTitle(word) && !isVin(word));
}

/** As Volkswagen, BMW and Mercedes-Benz space theirs: `1K3 837 401`, `12 41 7 823 700`, `6577 9184432`, `A 169 820 01 61`. */
const spacedNumber =
  /\b(?:(?=\w*\d)[0-9A-Z]{3} \d{3} \d{3}(?: [A-Z]{1,2}\b)?|\d{2} \d{3} \d{3}|\d{2} \d{2} \d \d{3} \d{3}|(?!19|20)\d{4} \d{7}|A ?\d{3} \d{3} \d{2} \d{2})\b/g;

/** With full stops and dashes, as suppliers of brakes and electrics write: `10.0206-0251.4`; no date. */
const isParted = (word: string): boolean =>
  /^(?=(?:\D*\d){8})[A-Z0-9]+(?:[.-][A-Z0-9]+)+$/.test(word) &&
  !/^\d{1,2}[.-]\d{1,2}[.-]\d{2,4}$|^\d{1,3}(?:\.\d{3})+$/.test(word) &&
  !/(?:^|[.-])(?:19|20)\d{2}(?:[.-]|$)/.test(word);

/** As Peugeot and Citroën print theirs: `3520.W9`. */
const ofPsa = /^\d{4}\.[A-Z][A-Z0-9]$/;

/** Of at least six signs and four digits; no years, kilometres or sizes. */
const isNumberInTitle = (word: string): boolean =>
  isParted(word) ||
  ofPsa.test(word) ||
  (/^[A-Z0-9][A-Z0-9-]{5,}$/.test(word) &&
    (word.match(/\d/g)?.length ?? 0) >= 4 &&
    !/^(?:19|20)\d{2}-/.test(word));

/** Longest remark that is about one piece, and shortest number in one: kilometres have fewer signs. */
const longestRemark = 120;
const shortestInRemark = 7;
const ofOthers =
  /(?<!\p{L})(?:tel|cell|whats|chiam|contatt|inform|call|phone|handy|anruf|(?:codice|code|radio-?) ?radio|radiocode)/iu;

/** A short remark says the number somewhere, as a title does; one with a telephone or a radio's code says those. */
const numbersInShortRemark = (text: string): string[] =>
  text.length > longestRemark || isTelephone(text) || ofOthers.test(text)
    ? []
    : numbersInTitle(text).filter((number) => number.length >= shortestInRemark && !isTelephone(number));

/** Line breaks part numbers. */
const decoded = (text: string): string => plainText(text, true);
