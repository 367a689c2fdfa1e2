/** A query of which no part has all words: which of them may be passed over, the least telling first, never the number or the car. */
import { isYear } from '../../query-words.ts';
import { isNotUsedPart } from '../query/not-used-parts.ts';
import { sideOf } from '../index/sides.ts';
import { stemsOf } from '../index/stems.ts';
import { isEndWord } from './by-nature.ts';
import { forgiveTypingErrors } from './forgive.ts';
import { meaningOfWords, type Knowledge, type Reading } from './meaning.ts';
import { isSoftWord, withoutSoftWords } from '../query/soft-words.ts';
import { isEngineCode } from './words-beside.ts';

/** Letters alone are on half the catalogue. */
const shortestTelling = 3;

/** Words of so many letters are near to no other by chance. */
const shortestSure = 8;

/**
 * @param isNumber whether a word is the beginning of a number that parts have
 * @param wanted those that stand behind a word that says what is wanted
 */
export async function* withFewerWords(
  knowledge: Knowledge,
  words: readonly string[],
  { isNumber, wanted }: { readonly isNumber: (word: string) => boolean; readonly wanted: readonly string[] },
): AsyncGenerator<Reading> {
  const { index, synonyms, cars } = knowledge;
  const telling = withoutSoftWords(words) ?? words;
  // Of those that add something first only what no part bears.
  const borne = words.filter((word) => telling.includes(word) || index.words.count(word) > 0);
  const besides = (some: readonly string[]) => words.filter((word) => !some.includes(word));
  if (telling.length < borne.length && borne.length < words.length)
    yield { meaning: await meaningOfWords(knowledge, borne), ignored: besides(borne) };
  if (telling.length < words.length)
    yield { meaning: await meaningOfWords(knowledge, telling), ignored: besides(telling) };

  const ofPhrases = wordsOfPhrases(knowledge, words);
  const isNamed = (word: string) =>
    ofPhrases.has(word) ||
    isYear(word) ||
    isSoftWord(word) ||
    isNumber(word) ||
    isEngineCode({ index }, word) ||
    // A car that the shop has nothing for is none that is spelt alike.
    cars.isName(word) ||
    cars.isNumberedModel(word) ||
    cars.phrasesAt(words, words.indexOf(word)).length > 0 ||
    // Only the last word may still be being typed.
    synonyms.at(word === words.at(-1) ? [word] : [word, ''], 0) !== undefined;
  const { corrections, unknown: unread } = forgiveTypingErrors(
    index,
    words,
    synonyms.words,
    isNamed,
    cars.soundingLike,
  );
  // `alza cristalo`: beside what is mended a word may be half of a phrase.
  const read = words.map((word) => corrections.get(word)?.[0] ?? word);
  const inPhrases = wordsOfPhrases(knowledge, words, read);
  const unknown = new Set([...unread].filter((word) => !inPhrases.has(word)));
  if (corrections.size > 0 && unknown.size === 0)
    yield { meaning: await meaningOfWords(knowledge, words, { corrections }), ignored: [] };

  const known = telling.filter((word) => !unknown.has(word));
  const isNew = corrections.size > 0 || known.length < telling.length;
  // What nobody knows may be what is sought: it is passed over only where a kind and a car are named besides.
  // A long word is told by its letters also where one of them is wrong (`eletroventola renol scenic`).
  const mended = known.map((word) =>
    word.length < shortestSure ? word : (corrections.get(word)?.[0] ?? word),
  );
  const isTold =
    namesKindAndCar(knowledge, known) || (known.some(cars.isModel) && namesKindAndCar(knowledge, mended));
  const isEnough = unknown.size === 0 || (isTold && ![...unknown].some(isNotUsedPart));
  if (isNew && isEnough && known.length > 0 && known.length < words.length)
    yield { meaning: await meaningOfWords(knowledge, known, { corrections }), ignored: besides(known) };

  // A word that is near to another by chance (a town) is no word of the part.
  const sure = known.filter((word) => !corrections.has(word));
  const isOfModel = sure.some(cars.isModel) && namesKindAndCar(knowledge, sure);
  if (isEnough && sure.length < known.length && isOfModel)
    yield { meaning: await meaningOfWords(knowledge, sure), ignored: besides(sure) };

  // Two kinds are named, and no part is both: `cappelliera baule` is a parcel shelf, said more exactly than the catalogue does.
  const first = withoutOtherKinds(knowledge, words, wanted);
  if (first) yield { meaning: await meaningOfWords(knowledge, first), ignored: besides(first) };

  // The number is on another part than the words say.
  const unnumbered = known.filter((word) => !isNumber(word));
  const isTelling = unnumbered.some(({ length }) => length >= shortestTelling);
  if (isEnough && isTelling && unnumbered.length < known.length)
    yield {
      meaning: await meaningOfWords(knowledge, unnumbered, { corrections }),
      ignored: besides(unnumbered),
    };
}

/**
 * The words of phrases of several words that stand whole in the query: no half of one is passed over (`massa radiante`).
 *
 * @param read the words as they are understood
 */
function wordsOfPhrases(
  { synonyms }: Knowledge,
  words: readonly string[],
  read: readonly string[] = words,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length;) {
    const length = synonyms.at([...read, ''], at)?.length ?? 1;
    if (length > 1) for (const word of words.slice(at, at + length)) found.add(word);
    at += length;
  }
  return found;
}

/** The words without those that stand beside the first phrase of the trade that is wanted, where a model is named as well. */
function withoutOtherKinds(
  { cars, synonyms }: Knowledge,
  words: readonly string[],
  wanted: readonly string[],
): readonly string[] | undefined {
  const isBeside = (word: string, place: number) =>
    cars.isName(word) ||
    cars.phrasesAt(words, place).length > 0 ||
    isYear(word) ||
    isSoftWord(word) ||
    isEndWord(word) ||
    sideOf([word]) !== undefined;
  const phraseAt = (at: number) => (at < 0 ? undefined : synonyms.at([...words, ''], at));
  const first = words.findIndex((word, at) => !isBeside(word, at));
  const firstWanted = words.findIndex((word, at) => wanted.includes(word) && !isBeside(word, at));
  const place = phraseAt(firstWanted) ? firstWanted : first;
  const phrase = phraseAt(place);
  if (!phrase || !words.some(cars.isModel)) return undefined;
  const isKept = (word: string, at: number) =>
    (at >= place && at < place + phrase.length) || isBeside(word, at);
  const left = words.filter((word, at) => !isKept(word, at));
  if (left.length === 0 || left.some(isNotUsedPart)) return undefined;
  return words.filter(isKept);
}

/** Whether words say, without a mistake, what is sought and for which car. */
function namesKindAndCar({ index, cars, synonyms }: Knowledge, words: readonly string[]): boolean {
  const whole = [...words, ''];
  const isKind = (word: string, place: number) =>
    !cars.isName(word) &&
    ([word, ...stemsOf(word)].some(index.words.isWord) || synonyms.at(whole, place) !== undefined);
  // A digit is Mazda's, and a number of litres. An engine's code tells as much as a car's name.
  const isCar = (word: string) => (word.length > 1 && cars.isName(word)) || isEngineCode({ index }, word);
  return words.some(isCar) && words.some(isKind);
}
