/** Makes and models that are sold in Italy, whether the shop has any of them or not, by single words. */
import { joinedWords, wordsOf } from '../../fold.ts';
import { isAskingWord } from '../query/asking-words.ts';

/** One generation of a model, among others of the same name. */
export type SoldCar = { readonly make: string; readonly model: string };

export type SoldCars = {
  /** Whether a make or a model is called so, or has the word in its name. */
  isName(word: string): boolean;
  /** The same of a model, and not only of its maker. */
  isModel(word: string): boolean;
  /** Whether a model is called by this number alone: `145`. Many other numbers are, too. */
  isNumberedModel(word: string): boolean;
  /** How a make or a model of that word alone is written: `Subaru`, `Renault Espace`. Undefined where several or none are. */
  nameOf(word: string): string | undefined;
  /** Each model once. */
  readonly cars: readonly SoldCar[];
  /** Models that all words of their name tell together alone, folded: `serie 7`, `classe s`. */
  readonly lettered: ReadonlySet<string>;
};

/** The `Model` of a Tesla is what everybody says of any car. */
const isTelling = (word: string): boolean => word.length > 2 && !/^\d+$/.test(word) && !isAskingWord(word);

/** Words of a model's name. The plus tells it from the second generation of the model without: `Qashqai+2`. */
export const wordsOfModel = (name: string): string[] => wordsOf(name.replace(/\+(?=\d)/, ' plus '));

/** Whether a name ends with a digit or a letter: each word alone is half the catalogue's. */
export const isLettered = (name: string): boolean => /^[a-z]{2,}(?: [a-z]+)* (?:\d|[a-z])$/.test(name);

/** The words by which they are asked for, as plain data: working them out takes longer than reading it. */
export type SoldNames = {
  readonly cars: readonly SoldCar[];
  readonly makes: readonly string[];
  readonly models: readonly string[];
  readonly numbered: readonly string[];
  readonly lettered: readonly string[];
  /** Null for a word of several. */
  readonly written: readonly (readonly [word: string, name: string | null])[];
};

/** @param generations as `facts/cars/generations.csv` has them */
export function soldNamesOf(generations: readonly SoldCar[]): SoldNames {
  const cars = [...new Map(generations.map((car) => [`${car.make} ${car.model}`, car])).values()];
  const models = [...new Set(cars.map(({ model }) => model))];
  const makes = [...new Set(cars.map(({ make }) => make))];
  const distinct = (words: readonly string[]): string[] => [...new Set(words)];
  return {
    cars,
    // `MG` is short, and all of its name.
    makes: distinct(
      makes.flatMap((make) => wordsOf(make).filter((word, _, all) => isTelling(word) || all.length === 1)),
    ),
    // `RX-8` is written `rx8` as well.
    models: distinct(models.flatMap((model) => [...wordsOf(model), ...joinedWords(model)]).filter(isTelling)),
    // Round ones are displacements and powers as well.
    numbered: models.filter((model) => /^\d{3}$/.test(model) && !model.endsWith('00')),
    lettered: distinct(models.map((model) => wordsOfModel(model).join(' ')).filter(isLettered)),
    written: [...writtenNames(cars)],
  };
}

export function createSoldCars(names: SoldNames): SoldCars {
  const [makes, models, numbered] = [new Set(names.makes), new Set(names.models), new Set(names.numbered)];
  const written = new Map(names.written);
  return {
    isName: (word) => makes.has(word) || models.has(word),
    isModel: (word) => models.has(word),
    isNumberedModel: (word) => numbered.has(word),
    nameOf: (word) => written.get(word) ?? undefined,
    cars: names.cars,
    lettered: new Set(names.lettered),
  };
}

/** Makes, and models of one word of which there is one, by that word. */
function writtenNames(sold: readonly SoldCar[]): ReadonlyMap<string, string | null> {
  const written = new Map<string, string | null>();
  for (const [make, some] of Map.groupBy(sold, ({ make: name }) => name)) {
    written.set(wordsOf(make)[0] ?? '', make);
    for (const model of new Set(some.map(({ model: name }) => name))) {
      const [word = '', ...others] = joinedWords(model);
      const isOfSeveral = written.has(word);
      if (others.length === 0 && word.length > 2) written.set(word, isOfSeveral ? null : `${make} ${model}`);
    }
  }
  return written;
}
