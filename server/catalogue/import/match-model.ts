/** Finds the model that a yard means: `Panda 2012`, `Panda (319)`, `Golf 6`, `Classe A`. Pure. */
import { wordsOf } from './letters.ts';
import type { KnownModel } from '../writing/known-names.ts';
import { nearestOf } from './nearest.ts';

export type ModelMatch =
  | {
      readonly model: KnownModel;
      /** Whether it is what a slip of the hand probably meant. */
      readonly isGuess: boolean;
      /** Generations that were built in the same year too, and could have been meant as well. */
      readonly others: readonly KnownModel[];
    }
  /** What else the text could mean; empty when nothing is like it. */
  | { readonly model?: undefined; readonly candidates: readonly KnownModel[] };

const romans: Readonly<{ [word: string]: string }> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
};

/** Generations count the same in Roman and in Arabic numerals. */
const keyWords = (name: string): string[] => wordsOf(name).map((word) => romans[word] ?? word);

const withoutCode = (name: string): string => name.replace(/\s*\([^)]*\)\s*$/, '');
const withoutGeneration = (name: string): string => withoutCode(name).replace(/\s+[IVX]+$/, '');

/** Ways to be alike, the strictest first. */
const likenesses: readonly ((typed: string[], name: string) => boolean)[] = [
  (typed, name) => same(typed, keyWords(name)),
  (typed, name) => same(typed, keyWords(withoutCode(name))),
  (typed, name) => same(typed, keyWords(withoutGeneration(name))),
  (typed, name) => name.split('/').some((variant) => same(typed, keyWords(withoutCode(variant)))),
  (typed, name) => beginsWith(keyWords(name), typed),
];

/**
 * @param text as the yard wrote it; a year at its end tells the generation
 * @param models those of the make
 * @param year of the donor car, when known; it wins over a year in the text
 * @returns the model, or what it could have been. Where two generations were built in the same year, the later one
 */
export function matchModel(text: string, models: readonly KnownModel[], year: number | null): ModelMatch {
  const bare = text.replace(engine, '');
  const { name, yearInText } = splitYear(bare);
  const builtIn = year ?? yearInText;
  const spellings = [...new Set([text, bare, name])].map(keyWords);
  let candidates: readonly KnownModel[] = [];
  for (const isLike of likenesses) {
    const alike = models.filter((model) => spellings.some((words) => isLike(words, model.name)));
    const found = oneOf(alike, builtIn);
    if (found) return { ...found, isGuess: false };
    candidates = candidates.length > 0 ? candidates : alike;
  }
  if (candidates.length > 0) return { candidates };
  const near = nearestOf(
    keyWords(name).join(' '),
    models.flatMap((model) => spellingsOf(model).map((spelling) => [spelling, model] as const)),
  );
  const guess = oneOf(near, builtIn);
  return guess ? { ...guess, isGuess: true } : { candidates: near };
}

/** A single model is meant whatever its years: cars are registered after the last was built. Of several the latest of that year. */
function oneOf(alike: readonly KnownModel[], builtIn: number | null) {
  const [only] = alike;
  if (only && alike.length === 1) return { model: only, others: [] };
  const [model, ...others] = alike
    .filter((one) => builtIn !== null && wasBuiltIn(one, builtIn))
    .toSorted((one, other) => (other.yearFrom ?? 0) - (one.yearFrom ?? 0));
  return model && { model, others };
}

/** The size of the engine and what follows it: `Panda 1.2 Dynamic`, `Golf 1.9 TDI`. */
const engine = /\s+\d[.,]\d\b.*$/;

const spellingsOf = ({ name }: KnownModel): string[] => [
  ...new Set(
    [name, withoutCode(name), withoutGeneration(name), ...name.split('/').map(withoutCode)].map((variant) =>
      keyWords(variant).join(' '),
    ),
  ),
];

function splitYear(text: string): { name: string; yearInText: number | null } {
  const [, name, year] = /^(.*\S)\s+((?:19|20)\d{2})$/.exec(text) ?? [];
  return { name: name ?? text, yearInText: year ? Number(year) : null };
}

const wasBuiltIn = ({ yearFrom, yearTo }: KnownModel, year: number): boolean =>
  year >= (yearFrom ?? -Infinity) && year <= (yearTo ?? Infinity);

const same = (one: string[], other: string[]): boolean => one.join(' ') === other.join(' ') && one.length > 0;

const beginsWith = (words: string[], beginning: string[]): boolean =>
  beginning.length > 0 && beginning.every((word, at) => words[at] === word);
