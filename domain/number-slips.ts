/** Part numbers that somebody may have meant who made one slip: in typing, in copying, or in reading a worn label. */
import { normalizePartNumber, partNumberKeys } from './part-number.ts';

/** Shorter numbers are not guessed at: everything is one slip away from them. */
const shortestMeant = 7;
/** No maker's number is longer, colour and revision included. */
const longestTyped = 24;
/** Makers' numbers have more; one may have been misread or left out. */
const fewestDigits = 3;
/** Longer words without a digit (`golf`) are no piece of a number. */
const mostLetters = 3;

const digits = [...'0123456789'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Letters that are read for a digit, and digits for a letter, where a label is worn. */
const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...['O0', 'I1', 'S5', 'B8', 'Z2', 'G6'].flatMap(([letter = '', digit = '']) => [
    [letter, digit] as const,
    [digit, letter] as const,
  ]),
  // As it is typed small.
  ['L', '1'],
]);

/**
 * The keys that are one slip away from a typed number, the likeliest slips first: letters taken for the digits they look like,
 * two neighbours that changed places, another digit or another letter, a sign too many, a sign too few.
 *
 * @returns keys of 7 signs and more; none for what does not look like a number
 */
export function keysOneSlipFrom(typed: string): string[] {
  if (!looksLikeNumber(typed)) return [];
  const key = normalizePartNumber(typed);
  const meant = [readAsDigits, misread, swapped, mistyped, withoutOne, withOneMore].flatMap((slip) => [
    ...slip(key),
  ]);
  // The Fiat group's zeros before a number are kept by nobody.
  const keys = new Set(meant.flatMap(partNumberKeys));
  for (const own of partNumberKeys(key)) keys.delete(own);
  return [...keys].filter(({ length }) => length >= shortestMeant);
}

/** Whether a query is a part number as a whole, typed rightly or not, rather than words. */
export function looksLikeNumber(typed: string): boolean {
  const key = normalizePartNumber(typed);
  const words = typed.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  return (
    // The number that was meant may have one sign more.
    key.length >= shortestMeant - 1 &&
    key.length <= longestTyped &&
    key.replace(/\D/g, '').length >= fewestDigits &&
    words.every((word) => /\d/.test(word) || word.length <= mostLetters)
  );
}

const changed = (key: string, at: number, signs: string, taken = signs.length): string =>
  key.slice(0, at) + signs + key.slice(at + taken);

/** Who reads one letter for a digit reads them all so. */
function* readAsDigits(key: string): Generator<string> {
  yield key.replace(/[A-Z]/g, (letter) => lookAlikes.get(letter) ?? letter);
}

function* misread(key: string): Generator<string> {
  for (const [at, sign] of [...key].entries()) yield changed(key, at, lookAlikes.get(sign) ?? sign);
}

function* swapped(key: string): Generator<string> {
  for (let at = 1; at < key.length; at++) yield changed(key, at - 1, `${key[at]}${key[at - 1]}`);
}

function* mistyped(key: string): Generator<string> {
  for (const [at, sign] of [...key].entries())
    for (const other of /\d/.test(sign) ? digits : letters) yield changed(key, at, other);
}

function* withoutOne(key: string): Generator<string> {
  for (let at = 0; at < key.length; at++) yield changed(key, at, '', 1);
}

function* withOneMore(key: string): Generator<string> {
  for (let at = 0; at <= key.length; at++)
    for (const sign of [...digits, ...letters]) yield changed(key, at, sign, 0);
}
