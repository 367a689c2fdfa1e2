/** A query as the catalogue writes it: names of cars and codes of engines, joined or parted where they were typed otherwise. */
import { fold } from '../../fold.ts';
import { digitOf, digitsOf } from '../query/number-words.ts';
import { isCountedWord } from '../query/soft-words.ts';
import type { Knowledge } from './meaning.ts';

type Known = Pick<Knowledge, 'cars' | 'index' | 'synonyms'>;

type Token = { readonly word: string; readonly from: number; readonly end: number };

/** Of an engine's code: `188a4 000`, `1kr fe cfa`. */
const mostPieces = 3;
const shortestCode = 3;

/** `renaultclio3`. */
const withGeneration = /^([a-z]{4,})(\d{1,2})$/;

/** Before a number in words it is none of a name: `i tre fari`, `a quattro porte`. */
const isArticle = (letters: string): boolean => /^[aeiodl]$/.test(letters);

/** What may stand between the pieces of one name; `n. 8` is none. */
const between = /^(?!\. )[\s.-]{1,2}$/;

/**
 * @param typed the query
 * @returns the same, folded, where there is something to join or to part; else just as it was typed
 */
export function respelled(known: Known, typed: string): string {
  const text = fold(typed);
  const tokens = [...text.matchAll(/[a-z0-9]+/g)].map(({ 0: word, index }) => ({
    word,
    from: index,
    end: index + word.length,
  }));
  const all = tokens.map(({ word }) => word);
  const written: string[] = [];
  let end = 0;
  for (let at = 0; at < tokens.length;) {
    const [first, ...behind] = tokens.slice(at, at + mostPieces);
    if (!first) break;
    const span = joined(known, text, [first, ...behind], all) ??
      inDigits(known, all, at) ??
      inFourDigits(known, all, at) ??
      parted(known, first.word, at === tokens.length - 1) ?? { length: 1, written: first.word };
    written.push(text.slice(end, first.from), span.written);
    at += span.length;
    end = tokens[at - 1]?.end ?? text.length;
  }
  const whole = written.join('') + text.slice(end);
  return whole === text ? typed : whole;
}

/** How many tokens are taken, and what is written for them. */
type Span = { readonly length: number; readonly written: string };

/**
 * @param tokens that may be pieces of one name
 * @param all words of the query
 */
function joined(
  { cars, index }: Known,
  text: string,
  tokens: readonly Token[],
  all: readonly string[],
): Span | undefined {
  const parting = tokens.findIndex(
    ({ from }, nth) => nth > 0 && !between.test(text.slice(tokens[nth - 1]?.end, from)),
  );
  const words = tokens.slice(0, parting < 0 ? tokens.length : parting).map(({ word }) => word);
  for (let length = words.length; length > 1; length -= 1) {
    const code = words.slice(0, length).join('');
    // What stands on parts and is no word of a name or a car is the code of an engine.
    const mayBeCode = code.length >= shortestCode && /\d/.test(code) && /[a-z]/.test(code);
    if (mayBeCode && index.words.count(code) > 0 && !index.words.isWord(code))
      return { length, written: code };
  }
  const [letters = '', digits = '', behind = ''] = words;
  const isCount = letters.length === 1 && isCountedWord(behind);
  const number = isArticle(letters) ? digits : (digitOf(digits) ?? digits);
  const name = isCount ? undefined : cars.spelling.together(letters, number, all);
  return name === undefined ? undefined : { length: 2, written: name };
}

/** A number in words that is a model's name, or what is said of one behind it: `peugeot duecentosei`, `serie tre`, `golf sei`. */
function inDigits({ cars }: Known, words: readonly string[], at: number): Span | undefined {
  const word = words[at] ?? '';
  const digits = digitsOf(word);
  const isModel = digits && !cars.isName(word) && (cars.isName(digits) || cars.isNumberedModel(digits));
  if (isModel) return { length: 1, written: digits };
  const digit = digitOf(word);
  if (digit === undefined || at === 0) return undefined;
  const written = [...words.slice(0, at), digit];
  const isLettered = cars.modelsAt(written, at - 1)?.length === 2;
  // Before something else it may say how many: `golf quattro cerchi`.
  const isGeneration = at === words.length - 1 && cars.generationAt(written, at) !== undefined;
  return isLettered || isGeneration ? { length: 1, written: digit } : undefined;
}

/** Round ones are a power, or a length as that of a Defender; others of the century are years where they stand behind a car. */
const shortYear = /^[89][1-9]$/;

/** The year of a car that is named before it: `lancia y 98`. One letter is a model's only behind its maker. */
function inFourDigits({ cars }: Known, words: readonly string[], at: number): Span | undefined {
  const [make = '', model = '', digits = '', behind = ''] = [at - 2, at - 1, at, at + 1].map(
    (nth) => words[nth],
  );
  if (!shortYear.test(digits) || /\d|^(?:cv|kw|hp|ps|cavalli)$/.test(behind)) return undefined;
  // Digits between digits are pieces of a number: `441 521 4-3.96`.
  if (!/[a-z]/.test(model) && !/[a-z]{2}/.test(make)) return undefined;
  const isModel = model.length > 1 ? cars.isModel(model) : cars.isName(make) && cars.isName(model);
  return isModel && !cars.isCode(digits) ? { length: 1, written: `19${digits}` } : undefined;
}

function parted({ cars, index, synonyms }: Known, word: string, isLast: boolean): Span | undefined {
  // What is a word as it stands needs no other reading.
  if (cars.isName(word) || index.words.count(word) > 0 || synonyms.at([word, ''], 0)) return undefined;
  const whole = cars.spelling.apart(word);
  const [, name = '', generation = ''] = withGeneration.exec(word) ?? [];
  const ofGeneration = whole ? undefined : cars.spelling.apart(name);
  if (ofGeneration) return { length: 1, written: [...ofGeneration, generation].join(' ') };
  const isBegun = isLast && !index.words.isBeginning(word) && synonyms.begun([word], 0).length === 0;
  const names = whole ?? (isBegun ? cars.spelling.begunApart(word) : undefined);
  return names && { length: 1, written: names.join(' ') };
}
