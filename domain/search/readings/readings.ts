/** What a query may mean, the likeliest first: whoever looks stops at the first that finds something. */
import { fold } from '../../fold.ts';
import { misreadKeys, partNumberKeys } from '../../part-number.ts';
import { isYear, queryWords } from '../../query-words.ts';
import { isAskingWord, isPartWord, isWantingWord, mayBecomeAskingWord } from '../query/asking-words.ts';
import { asCompounds } from '../query/compounds.ts';
import { inFigures } from '../query/dictated-numbers.ts';
import { numbersInQuery } from '../query/numbers-in-query.ts';
import { withSmartInOne } from '../query/spelled-out.ts';
import { withoutSymptoms } from '../query/symptoms.ts';
import { wordsTyped } from '../query/words-typed.ts';
import { nothing } from '../index/hits.ts';
import { stemsOf } from '../index/stems.ts';
import type { CarNames } from '../cars/car-names.ts';
import { isKnown } from './find-words.ts';
import {
  meaningOfNumber,
  meaningOfNumbers,
  meaningOfWords,
  understand,
  type Knowledge,
  type Reading,
} from './meaning.ts';
import { withEndOfCar, withoutNaturalEnd } from './by-nature.ts';
import { ofWindow } from './complaints.ts';
import { withFewerWords } from './fewer-words.ts';
import {
  askingForEngine,
  namesKind,
  withoutAsking,
  withoutCounts,
  withoutEngineWord,
  withoutFuelSystem,
} from './words-beside.ts';

/**
 * Gives one reading of a query after the other, made only when it is asked for:
 *
 * 1. numbers, where there is nothing else to say what is sought, or in words as they were dictated;
 * 2. words with an engine, by its code, or the engine itself;
 * 3. as it was typed;
 * 4. a number beside words that are on no such part;
 * 5. without the words of a question and what is wrong with a car, joined and parted, without what only says that a code is an engine's,
 *    where a kind is on every car, how a car is fuelled or how many are wanted, as what a complaint asks for, as the name of a group, and as the beginning of a phrase of the trade;
 * 6. letters taken for digits, and a number typed in pieces beside words;
 * 7. without what does not tell parts apart, mended, and at last without what nobody knows.
 */
export async function* readings(knowledge: Knowledge, typed: string): AsyncGenerator<Reading> {
  const { numbers, apart, rest, joined } = numbersInQuery(typed);
  const beside = withoutAsking(knowledge.cars, wordsTyped(rest));
  const isNumberAlone = numbers.length > 1 || (numbers.length === 1 && beside.length === 0);
  const ofNumbers = (some: readonly string[]) => meaningOfNumbers(knowledge, some.map(partNumberKeys));
  const together = numbers.length > 0 ? await ofNumbers(numbers) : undefined;
  const numbered = together ?? (apart.length > 0 ? await ofNumbers(apart) : undefined);
  if (numbered && isNumberAlone) yield { meaning: numbered, ignored: beside };
  const asOne = joined && (await meaningOfNumber(knowledge, partNumberKeys(joined)));
  if (asOne) yield { meaning: asOne, ignored: [] };

  const inWords = inFigures(fold(typed));
  const dictated = inWords === undefined ? undefined : numbersInQuery(inWords);
  const ofDictated = dictated && (await ofNumbers(dictated.numbers));
  if (ofDictated)
    yield { meaning: ofDictated, ignored: withoutAsking(knowledge.cars, wordsTyped(dictated.rest)) };

  const written = wordsTyped(typed);
  const engine = numbers.length === 0 ? knowledge.engines.asked(typed) : undefined;
  if (engine) {
    const others = withoutAsking(knowledge.cars, written).filter((word) => !engine.words.has(word));
    const ofEngine = async (
      some: readonly string[],
      abbreviated?: ReadonlySet<string>,
    ): Promise<Reading> => ({
      meaning: await meaningOfWords(knowledge, some, {
        engines: engine.codes,
        ...(abbreviated && { abbreviated }),
      }),
      ignored: [],
    });
    yield ofEngine(others);
    const unsaid = withoutEngineWord(knowledge, others, true);
    if (unsaid) yield ofEngine(unsaid);
    const compounds = compoundsIn(knowledge, others);
    if (compounds) yield ofEngine(compounds);
    const abbreviated = abbreviationsIn(knowledge, others);
    if (abbreviated.size > 0) yield ofEngine(others, abbreviated);
  }

  const ofWhole = askingForEngine(knowledge, typed, written);
  if (ofWhole) yield { meaning: await meaningOfWords(knowledge, ofWhole), ignored: [] };

  const meaning = await understand(knowledge, typed);
  yield { meaning, ignored: [] };
  if (!meaning.words) return;
  if (numbered && !isNumberAlone) yield { meaning: numbered, ignored: beside };
  for await (const reading of otherReadings(knowledge, typed, meaning.words)) {
    yield reading;
    // The letters at its end are its revision, and nothing that has only begun.
    if (reading.near && reading.near.length > 0) return;
  }
  const before = await beforeWhatIsBegun(knowledge, meaning.words);
  if (before) yield* readings(knowledge, before.join(' '));
}

/** The words before a last one that has only just begun to be typed: they need another reading. Undefined where it has not. */
async function beforeWhatIsBegun(
  { index, synonyms, cars }: Knowledge,
  words: readonly string[],
): Promise<readonly string[] | undefined> {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/^(?:[a-z]+|\d)$/.test(last)) return undefined;
  const before = words.slice(0, -1);
  // A digit may begin a model behind its maker (`pegeot 3`); behind other digits it is one more of a number.
  if (/\d/.test(last) && before.some((word) => /\d/.test(word))) return undefined;
  if (last.length === 1) return isOfCar(cars, words) ? undefined : before;
  const isWhole = cars.isName(last) || isKnown(index.words, last, false) || synonyms.at([last, ''], 0);
  return !isWhole && (last.length === 2 || mayBecomeAskingWord(last)) ? before : undefined;
}

/** Whether of the last word only the first letter is there; a digit behind a car's name is its generation, or part of the name. */
const isJustBegun = (cars: CarNames, words: readonly string[]): boolean =>
  words.length > 1 && words.at(-1)?.length === 1 && !isOfCar(cars, words);

/** Whether the last word stands behind the name of a car and belongs to it. */
const isOfCar = (cars: CarNames, words: readonly string[]): boolean =>
  cars.generationAt(words, words.length - 1) !== undefined ||
  words.some((_, at) => cars.modelsAt(words, at)?.length === words.length - at);

/**
 * What words may have meant otherwise. A number that is one slip away from others is none of these words: pieces of it that happen to
 * be a model (`145`) are not looked for.
 *
 * @param typed the query
 * @param words of it, which found nothing
 */
async function* otherReadings(
  knowledge: Knowledge,
  typed: string,
  words: readonly string[],
): AsyncGenerator<Reading> {
  const { numbers, index, synonyms, cars } = knowledge;
  // Parts of any sort are asked for.
  if (words.every((word) => isAskingWord(word) || isPartWord(word)) && words.some(isPartWord))
    yield { meaning: {}, ignored: [] };
  const asked = withoutAsking(cars, words);
  const telling = asked.length > 0 ? asked : words;
  const compounds = compoundsIn(knowledge, telling);
  const unharmed = withoutSymptoms(typed);
  if (unharmed && namesKind(knowledge, withoutAsking(cars, wordsTyped(unharmed))))
    yield* readings(knowledge, unharmed);
  if (isJustBegun(cars, telling))
    yield { meaning: await meaningOfWords(knowledge, telling.slice(0, -1)), ignored: [] };
  if (telling.length < words.length || compounds)
    yield { meaning: await meaningOfWords(knowledge, compounds ?? telling), ignored: [] };
  for (const said of [
    withoutEngineWord(knowledge, compounds ?? telling, false),
    withoutFuelSystem(knowledge, compounds ?? telling),
    withoutNaturalEnd(knowledge, compounds ?? telling),
    withEndOfCar(knowledge, compounds ?? telling),
    ofWindow(knowledge, words),
  ])
    if (said) yield { meaning: await meaningOfWords(knowledge, said), ignored: [] };
  const ofSmart = withSmartInOne(typed);
  const wordsOfSmart = ofSmart && queryWords(ofSmart).filter((word) => !isAskingWord(word));
  if (wordsOfSmart) yield { meaning: await meaningOfWords(knowledge, wordsOfSmart), ignored: [] };
  const uncounted = withoutCounts(knowledge, compounds ?? telling);
  if (uncounted)
    yield {
      meaning: await meaningOfWords(knowledge, uncounted),
      ignored: telling.filter((word) => !uncounted.includes(word)),
    };
  yield { meaning: await meaningOfWords(knowledge, compounds ?? telling, { withGroups: true }), ignored: [] };
  const last = telling.at(-1) ?? '';
  // The name alone of a car that the shop has nothing of is sooner the beginning of a phrase: `city servosterzo`.
  const isCar = cars.isName(last) && (telling.length > 1 || index.words.count(last) > 0);
  const isWhole = last.length > 1 && (isCar || isKnown(index.words, last, false));
  if (!isWhole && telling.some((_, place) => synonyms.begun(telling, place).length > 0))
    yield { meaning: await meaningOfWords(knowledge, telling, { isBegun: true }), ignored: [] };

  const abbreviated = abbreviationsIn(knowledge, telling);
  if (abbreviated.size > 0)
    yield { meaning: await meaningOfWords(knowledge, telling, { abbreviated }), ignored: [] };

  // A year alone is no number that was mistyped.
  const hasNumber = words.some((word) => /\d/.test(word) && !isYear(word));
  const number = hasNumber && (await meaningOfNumber(knowledge, misreadKeys(typed)));
  if (number) return yield { meaning: number, ignored: [] };

  const joined = withNumbersJoined(telling);
  if (joined) yield { meaning: await meaningOfWords(knowledge, joined), ignored: [] };

  const near = hasNumber ? await numbers.near(typed) : [];
  if (near.length > 0) return yield { meaning: { find: () => nothing }, ignored: [], near };

  const numbered = await numbers.beginning([...telling, ...(joined ?? [])].filter(mayBeginNumber));
  const isNumber = (word: string) => (numbered.get(word) ?? []).length > 0;
  const left = joined?.some(isNumber) ? joined : (compounds ?? telling);
  yield* withFewerWords(knowledge, left, {
    isNumber,
    wanted: words.slice(words.findLastIndex(isWantingWord) + 1),
  });
}

/** Words joined and parted as the catalogue and the trade have them. Undefined where they are so already. */
function compoundsIn({ index, synonyms, cars }: Knowledge, words: readonly string[]): string[] | undefined {
  // `altern` would make two words of `alternatoe`.
  const isBareStem = (word: string) => stemsOf(word).includes(word) && !synonyms.words.has(word);
  const isAnywhere = (word: string): boolean =>
    isKnown(index.words, word, false) ||
    cars.isName(word) ||
    (!isBareStem(word) && synonyms.at([word], 0) !== undefined);
  return asCompounds(words, isAnywhere, index.words.isWritten);
}

/** Longer ones are no abbreviations, shorter ones begin everything. */
const abbreviation = /^[a-z]{3,5}$/;

/** Words that nobody writes so, and that begin others: `mot avv` for `motorino avviamento`. */
const abbreviationsIn = (
  { index, synonyms, cars }: Knowledge,
  words: readonly string[],
): ReadonlySet<string> =>
  new Set(
    words.filter(
      (word, at) =>
        abbreviation.test(word) &&
        !cars.isName(word) &&
        !isKnown(index.words, word, false) &&
        synonyms.at([...words, ''], at) === undefined &&
        index.words.isBeginning(word),
    ),
  );

/** Whether a word may be the beginning of a part number, beside others. */
const mayBeginNumber = (word: string): boolean => word.length > 3 && /\d/.test(word) && !isYear(word);

/** `faro 1k0 941 006 s` as `faro 1k0941006s`: neighbours with digits as one number, its letters with it. Undefined when there are none. */
function withNumbersJoined(words: readonly string[]): string[] | undefined {
  const joined: string[] = [];
  let isJoining = false;
  for (const word of words) {
    const isPiece: boolean = isJoining ? /\d|^[a-z]{1,2}$/.test(word) : /\d/.test(word) && !isYear(word);
    if (isPiece && isJoining) joined.push((joined.pop() ?? '') + word);
    else joined.push(word);
    isJoining = isPiece;
  }
  return joined.length < words.length ? joined : undefined;
}
