/** Finds the model that a yard means: `Panda 2012`, `Panda (319)`, `Golf 6`, `Classe A`. Pure. */
import { wordsOf } from '../fold.ts';
import type { KnownModel } from '../writing/known-names.ts';

export type ModelMatch =
  | { readonly model: KnownModel }
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
  const { name, yearInText } = splitYear(text);
  const builtIn = year ?? yearInText;
  const spellings = name === text ? [text] : [text, name];
  let candidates: KnownModel[] = [];
  for (const isLike of likenesses) {
    const alike = models.filter((model) => spellings.some((words) => isLike(keyWords(words), model.name)));
    if (alike.length === 0) continue;
    const [only] = alike;
    // A single model is meant whatever its years: cars are registered after the last was built.
    if (only && alike.length === 1) return { model: only };
    const fitting = alike.filter((model) => builtIn !== null && wasBuiltIn(model, builtIn));
    const latest = fitting.toSorted((one, other) => other.yearFrom - one.yearFrom)[0];
    if (latest) return { model: latest };
    candidates = candidates.length > 0 ? candidates : alike;
  }
  return { candidates };
}

function splitYear(text: string): { name: string; yearInText: number | null } {
  const [, name, year] = /^(.*\S)\s+((?:19|20)\d{2})$/.exec(text) ?? [];
  return { name: name ?? text, yearInText: year ? Number(year) : null };
}

const wasBuiltIn = ({ yearFrom, yearTo }: KnownModel, year: number): boolean =>
  year >= yearFrom && year <= (yearTo ?? Infinity);

const same = (one: string[], other: string[]): boolean => one.join(' ') === other.join(' ') && one.length > 0;

const beginsWith = (words: string[], beginning: string[]): boolean =>
  beginning.length > 0 && beginning.every((word, at) => words[at] === word);
