/** Words beside what is sought that say nothing of it: that a code behind them is an engine's, and how many somebody wants. */
import { wordsOf } from '../../fold.ts';
import { isColourWord, isFuelWord } from '../index/car-facts-in-words.ts';
import { sideOf } from '../index/sides.ts';
import { stemsOf } from '../index/stems.ts';
import { isAskingWord, isPartWord } from '../query/asking-words.ts';
import type { Knowledge } from './meaning.ts';

type Known = Pick<Knowledge, 'cars' | 'index' | 'synonyms'>;

const engineWords: ReadonlySet<string> = new Set('motore motor engine mot propulsore'.split(' '));

/** What is said of a code besides: `codice motore bkc`, `motore sigla bkc`. */
const codeWords: ReadonlySet<string> = new Set('codice cod code sigla numero nr n'.split(' '));

const counts: ReadonlySet<string> = new Set(
  'due tre quattro cinque two three four five 2 3 4 5 coppia coppie paio paia pair pairs couple both set entrambi entrambe ambedue n nr'.split(
    ' ',
  ),
);

/** Also `2x`. */
const isCountWord = (word: string): boolean => counts.has(word) || /^(?:[2-5]x|x[2-5])$/.test(word);

/** In one query: each of its words, whether it is of a phrase of the trade that began before it, and whether it names a kind. */
function readEach({ cars, index, synonyms }: Known, words: readonly string[]) {
  const whole = [...words, ''];
  let end = 0;
  return words.map((word, at) => {
    const phrase = at < end ? undefined : synonyms.at(whole, at);
    const isInner = at < end;
    if (phrase) end = at + phrase.length;
    const isOther =
      cars.isName(word) || sideOf([word]) !== undefined || isFuelWord(word) || isColourWord(word);
    const isHead = [word, ...stemsOf(word)].some(index.words.isHead);
    return {
      word,
      isInner,
      isPhrase: (phrase?.length ?? 0) > 1,
      isKind: !isOther && (phrase !== undefined || isHead),
    };
  });
}

/** Words without those of asking; the letter of a class (`classe c`) is none. */
export const withoutAsking = (cars: Known['cars'], words: readonly string[]): string[] =>
  words.filter((word, at) => !isAskingWord(word) || cars.modelsAt(words, at - 1)?.length === 2);

/** Whether any of the words says which kind of part is sought. */
export const namesKind = (known: Known, words: readonly string[]): boolean =>
  readEach(known, words).some(({ isKind }) => isKind);

/** Letters alone are few in a code; longer words that stand on parts alone are their colours. */
const codeShape = /^(?:[a-z]{3,4}|(?=[a-z]*\d)[a-z\d]{3,})$/;

/** Said of what makes a car go, and of what is sought only where no other kind is. */
const fuelled: ReadonlySet<string> = new Set('impianto alimentazione motore engine system'.split(' '));

/**
 * Words without those that only say that a fuel is the car's: `tucson impianto gpl frizione`, `panda motore diesel alternatore`.
 *
 * @returns undefined where there is none such, or no other kind is named
 */
export function withoutFuelSystem(known: Known, words: readonly string[]): readonly string[] | undefined {
  const isSaying = (at: number): boolean =>
    fuelled.has(words[at] ?? '') && [words[at - 1], words[at + 1]].some((word) => isFuelWord(word ?? ''));
  const left = words.filter((_, at) => !isSaying(at));
  return left.length < words.length && namesKind(known, left) ? left : undefined;
}

/** What is said of an engine that is sought whole. */
const whole: ReadonlySet<string> = new Set(
  'completo completa intero nudo smontato revisionato semicompleto complete whole entire bare'.split(' '),
);

/**
 * Words with that of an engine before them, where its code alone says what is sought: `un 1krfe`, `bkc completo`.
 *
 * @param typed the query
 * @returns undefined where a kind is named, or parts of any sort are asked for
 */
export function askingForEngine(
  known: Known,
  typed: string,
  words: readonly string[],
): readonly string[] | undefined {
  const said = wordsOf(typed);
  const isOne = said.some(
    (word, at) => /^(?:una?|an?)$/.test(said[at - 1] ?? '') && isEngineCode(known, word),
  );
  const isWhole = words.some((word) => whole.has(word)) && words.some((word) => isEngineCode(known, word));
  if ((!isOne && !isWhole) || words.some(isPartWord)) return undefined;
  const left = withoutAsking(known.cars, words).filter((word) => !whole.has(word));
  return namesKind(known, left) ? undefined : ['motore', ...left];
}

/** Whether parts bear it and it is no word of a name or a car, nor their fuel or colour: the code of an engine. */
export const isEngineCode = ({ index }: Pick<Known, 'index'>, word: string): boolean =>
  codeShape.test(word) &&
  index.words.count(word) > 0 &&
  !index.words.isWord(word) &&
  !isFuelWord(word) &&
  !isColourWord(word);

/**
 * Words without those that only say of a code that it is an engine's: `scatola filtro aria motore caga`, `motore sigla bkc`. Where no
 * other word names a kind the engine itself is meant, and in a phrase (`supporto motore`) it is part of the kind.
 *
 * @param isEngine whether all that names the engine was taken out of the words
 * @returns undefined where there is none such
 */
export function withoutEngineWord(
  known: Known,
  words: readonly string[],
  isEngine: boolean,
): readonly string[] | undefined {
  const isSaying = (at: number): boolean =>
    codeWords.has(words[at] ?? '') || engineWords.has(words[at] ?? '');
  const isBeforeCode = (at: number): boolean => {
    let next = at + 1;
    while (isSaying(next)) next += 1;
    return isEngineCode(known, words[next] ?? '');
  };
  const bare = words.filter((word, at) => !codeWords.has(word) || !isBeforeCode(at));
  const each = readEach(known, bare);
  const place = each.findIndex(
    ({ word, isInner, isPhrase }, at) =>
      engineWords.has(word) && !isInner && !isPhrase && (isEngine || isEngineCode(known, bare[at + 1] ?? '')),
  );
  const isNamed = each.some(({ isKind, isInner }, at) => at !== place && isKind && !isInner);
  const left = place >= 0 && isNamed ? bare.filter((_, at) => at !== place) : bare;
  return left.length > 0 && left.length < words.length ? left : undefined;
}

/**
 * Words without those that say how many are wanted of the kind behind them: `quattro cerchi`, `pair of mirrors`. One that belongs to
 * the kind's name (`set sedili`) or to the car's (`golf 4`, `audi quattro`) stays.
 *
 * @returns undefined where there is none such
 */
export function withoutCounts(known: Known, words: readonly string[]): readonly string[] | undefined {
  const each = readEach(known, words);
  const isOfCar = (at: number): boolean => {
    const [before = '', word = ''] = words.slice(at - 1, at + 1);
    if (at === 0 || !known.cars.isName(before)) return false;
    // The 4 of a Golf, of a Renault, and Audi's `quattro`.
    const isDigit = /^\d$/.test(word);
    const isGeneration = known.cars.generationAt(words, at) !== undefined;
    return word === 'quattro' || (isDigit && (isGeneration || !known.cars.isModel(before)));
  };
  const isCount = (at: number): boolean => {
    const { isInner = false, isPhrase = false } = each[at] ?? {};
    return isCountWord(words[at] ?? '') && !isInner && !isPhrase && !isOfCar(at);
  };
  const isCounting = (at: number): boolean =>
    isCount(at) && (isCounting(at + 1) || (each[at + 1]?.isKind ?? false));
  const left = words.filter((_, at) => !isCounting(at));
  return left.length < words.length ? left : undefined;
}
