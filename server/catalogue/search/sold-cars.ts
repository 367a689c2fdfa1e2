/** Makes and models that are sold in Italy, whether the shop has any of them or not (`facts/cars/generations.csv`), by single words. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { wordsOf } from '../../../domain/fold.ts';
import { isAskingWord } from '../../../domain/search/asking-words.ts';

const generations = parse<{ make: string; model: string }>(
  readFileSync(new URL('../facts/cars/generations.csv', import.meta.url)),
  { columns: true, delimiter: ';' },
);

/** The `Model` of a Tesla is what everybody says of any car. */
const isTelling = (word: string): boolean => word.length > 2 && !/^\d+$/.test(word) && !isAskingWord(word);

const models: ReadonlySet<string> = new Set(
  generations.flatMap(({ model }) => wordsOf(model)).filter(isTelling),
);
const makes: ReadonlySet<string> = new Set(
  generations.flatMap(({ make }) => wordsOf(make)).filter(isTelling),
);
const numberedModels: ReadonlySet<string> = new Set(
  // Round ones are displacements and powers as well.
  generations.map(({ model }) => model).filter((model) => /^\d{3}$/.test(model) && !model.endsWith('00')),
);

/** Makes, and models of one word of which there is one, by that word. */
const writtenNames = new Map<string, string | undefined>();
for (const [make, some] of Map.groupBy(generations, ({ make }) => make)) {
  writtenNames.set(wordsOf(make)[0] ?? '', make);
  for (const model of new Set(some.map(({ model }) => model))) {
    const [word = '', ...others] = wordsOf(model);
    const isOfSeveral = writtenNames.has(word);
    if (others.length === 0 && word.length > 2)
      writtenNames.set(word, isOfSeveral ? undefined : `${make} ${model}`);
  }
}

/** Models of several words of which the last is a digit or a letter, folded: `serie 7`, `classe s`. Each word alone is half the catalogue's. */
export const lettered = new Set(
  generations.map(({ model }) => wordsOf(model).join(' ')).filter((name) => isLettered(name)),
);

/** Whether the words of a model's name tell it together alone. */
export function isLettered(name: string): boolean {
  return /^[a-z]{2,}(?: [a-z]+)* (?:\d|[a-z])$/.test(name);
}

/** Whether a make or a model is called so, or has the word in its name. */
export const isSoldName = (word: string): boolean => makes.has(word) || models.has(word);

/** The same of a model, and not only of its maker. */
export const isSoldModel = (word: string): boolean => models.has(word);

/** Whether a model is called by this number alone: `145`. Many other numbers are, too. */
export const isNumberedModel = (word: string): boolean => numberedModels.has(word);

/** How a make or a model of that word alone is written: `Subaru`, `Renault Espace`. Undefined where several or none are. */
export const soldNameOf = (word: string): string | undefined => writtenNames.get(word);
