/** What a part can be found by besides its numbers and years: phrases of words, each with the field in which it stands. */
import { makeAliases } from '../cars/make-aliases.ts';
import type { Fuel } from '../../contract/catalogue.ts';
import { joinedWords, slugOf, wordsOf } from '../../fold.ts';
import { colourWords, fuelWords } from './car-facts-in-words.ts';
import { known, type KnownNames } from '../cars/known-names.ts';
import { createRemembered } from '../../remembered.ts';
import { stemsOf } from './stems.ts';

/** A name, a kind or a car in words: the same object wherever it stands, so that its words are worked out once. */
export type Phrase = {
  readonly words: readonly string[];
  /** The words and their stems, where it is found by these too. */
  readonly forms?: readonly string[];
};

/** Where a word stands in a part: `head` is the word that says what it is, `fit` what else it fits, `group` the group of its kind. */
export type Field = 'head' | 'name' | 'donor' | 'fit' | 'rest' | 'group';

/** Phrases by their fields: the same object for all parts that have the same ones. */
export type Worded = { readonly [Each in Field]?: readonly Phrase[] };

/** Of what it is, of its cars, and of what is known of its donor car. */
export type PhrasesOfPart = readonly Worded[];

export type WordReader = {
  ofNames(categoryId: number, nameIt: string, nameEn: string): Worded;
  ofCars(donorModelId: number | null, fittedModelIds: readonly number[]): Worded;
  /** @param colour as the yard wrote it, in Italian */
  ofFacts(engineCode: string | null, fuel: Fuel | null, colour: string | null): Worded;
};

/** Different names that are kept while parts are read. */
const mostRemembered = 50_000;

/** Reads the words of parts with the names of a moment. */
export function createWordReader(names: KnownNames): WordReader {
  const remember = <Key>(wordsFor: (key: Key) => readonly string[]) => {
    const phrases = createRemembered<Key, Phrase>(mostRemembered);
    return (key: Key) => phrases(key, () => withStems(wordsFor(key)));
  };
  const ofText = remember(wordsOf);
  const ofModel = remember((id: number) => modelWords(id, names));
  const ofKind = remember((id: number) => kindWords(id, names));
  const ofGroup = remember((id: number) => kindWords(known(names.categories, id).parentId ?? id, names));
  const ofEngine = remember(engineWords);
  const ofFuel = remember((fuel: Fuel) => fuelWords[fuel]);
  const ofColour = remember(colourWords);
  const headIt = remember(firstWord);
  const headEn = remember(lastWord);
  const headsOfKind = remember((id: number) => {
    const kind = known(names.categories, id);
    return [...firstWord(kind.nameIt), ...lastWord(kind.nameEn)];
  });
  const named = createRemembered<string, Worded>(mostRemembered);
  const fitting = createRemembered<string, Worded>(mostRemembered);
  const driven = createRemembered<string, Worded>(mostRemembered);
  return {
    ofNames: (categoryId, nameIt, nameEn) =>
      named(`${categoryId}\n${nameIt}\n${nameEn}`, () => ({
        head: [headIt(nameIt), headEn(nameEn), headsOfKind(categoryId)],
        name: [ofText(nameIt), ofText(nameEn), ofKind(categoryId)],
        group: [ofGroup(categoryId)],
      })),
    ofCars: (donorModelId, fittedModelIds) =>
      fitting(`${donorModelId} ${fittedModelIds.join()}`, () => ({
        donor: donorModelId === null ? [] : [ofModel(donorModelId)],
        fit: fittedModelIds.map(ofModel),
      })),
    ofFacts: (engineCode, fuel, colour) =>
      driven(`${engineCode}\n${fuel}\n${colour}`, () => ({
        rest: [
          ...(engineCode === null ? [] : [ofEngine(engineCode)]),
          ...(fuel === null ? [] : [ofFuel(fuel)]),
          ...(colour === null ? [] : [ofColour(colour)]),
        ],
      })),
  };
}

const withStems = (words: readonly string[]): Phrase => ({
  words,
  forms: [...new Set(words.flatMap((word) => [word, ...stemsOf(word)]))],
});

// The word that says what a part is: a `Motore completo` is an engine, a `Centralina motore` is none.

const firstWord = (nameIt: string): string[] => wordsOf(nameIt).slice(0, 1);

/** The last one before what is only added: `Engine control unit (ECU)`, `Hub with bearing`. */
const lastWord = (nameEn: string): string[] =>
  wordsOf(nameEn.replace(/[(,/].*| (?:with|for|and|of) .*/s, '')).slice(-1);

function kindWords(id: number, names: KnownNames): string[] {
  const { nameIt, nameEn } = known(names.categories, id);
  return [nameIt, nameEn].flatMap(wordsOf);
}

/** `1KR-FE` is found as `1krfe` and as `1kr fe`. */
export function engineWords(code: string): string[] {
  const words = wordsOf(code);
  return words.length > 1 ? [...words, words.join('')] : words;
}

/** `C-Max` is found as `c max` and as `cmax`, `Volkswagen` as `vw` too. */
function modelWords(modelId: number, names: KnownNames): string[] {
  const model = known(names.models, modelId);
  const brand = known(names.brands, model.brandId);
  const aliases = Object.keys(makeAliases).filter((alias) => makeAliases[alias] === brand.slug);
  return [
    ...[brand.name, model.name].flatMap((name) => [...wordsOf(name), ...joinedWords(name)]),
    ...aliases.flatMap(wordsOf),
    ...(brand.slug.includes('-') ? [slugOf(brand.name).replaceAll('-', '')] : []),
  ];
}
