/** Makes, models and generations by the words with which people name them: `golf 5` for Golf V, `punto 2` for Punto (188), `320d` for Serie 3. */
import { joinedWords, wordsOf } from '../../fold.ts';
import { createCarSpelling, joinedNamesOf, type CarSpelling, type JoinedNames } from './car-spelling.ts';
import { createHeardNames, type HeardNames } from './heard-names.ts';
import { makeAliases } from './make-aliases.ts';
import type { KnownNames } from './known-names.ts';
import { isLettered, wordsOfModel, type SoldCars } from './sold-cars.ts';

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** BMW: the series and the displacement, with a letter for the engine. */
const bmwType = /^([1-8])\d{2}(?:d|i|xd|xi|td|ci|cd)?$/;
/** Mercedes-Benz: the class and the displacement. */
const mercedesType = /^([abces])\d{3}(?:d|cdi|k)?$/;

/** What is `Grand` in one language is `Grande` in the other, and `Gran` in between. */
const sameWords: Readonly<Record<string, readonly string[]>> = {
  gran: ['grand', 'grande'],
  grand: ['grande'],
  grande: ['grand'],
};

/** Words that a model's name has at most before its generation: `grande punto`, `classe a`. */
const mostWords = 3;

export type Generation = {
  /** By which its name is told from those of the others. */
  readonly word: string;
  /** The models that are called so. */
  readonly ids: readonly number[];
};

export type CarNames = {
  /**
   * Other ways to say the word at a place, as phrases of the catalogue.
   *
   * @param words folded
   */
  phrasesAt(words: readonly string[], place: number): string[][];
  /** The generation that a numeral behind a model's name means: `iv` for `golf 4`. Undefined where it means none. */
  generationAt(words: readonly string[], place: number): Generation | undefined;
  /** The models that are called as the words at a place, where only all of these tell which: `serie 7`. None where the shop knows none of them. */
  modelsAt(
    words: readonly string[],
    place: number,
  ): { readonly length: number; readonly ids: readonly number[] } | undefined;
  /** Whether a make or a model is called so, or begins so, also one of which the shop knows no more; Roman numbers and types are no names. */
  isName(word: string): boolean;
  /** Whether a model has such a code of its maker: it says so beside a car's name alone. */
  isCode(word: string): boolean;
  /** Whether a model is called so, and not only its maker. */
  isModel(word: string): boolean;
  /** Whether a model is called by this number alone: `145`. Many other numbers are, too. */
  isNumberedModel(word: string): boolean;
  /** How a make or a model of that word alone is written, also one of which the shop has nothing. */
  soldNameOf(word: string): string | undefined;
  readonly spelling: CarSpelling;
} & HeardNames;

/** 4 for `4` and `iv`, 0 for any other word. */
const numeralOf = (word: string): number =>
  /^\d{1,2}$/.test(word) ? Number(word) : romans.indexOf(word) + 1;

/** Digits alone are the generation of another model. */
const isTellingName = (word: string): boolean => word.length > 1 && !/^\d{1,2}$/.test(word);

/** Words that tell the generations of a model apart, the first one first. */
type Apart = readonly { readonly id: number; readonly from: number; readonly word: string }[];

/** The words of all names, as plain data: working them out takes longer than reading it. */
export type CarWords = {
  readonly names: readonly string[];
  readonly modelNames: readonly string[];
  /** Of platforms and types: `169`, `1k`, `w204`. */
  readonly codes: readonly string[];
  readonly tellingApart: readonly (readonly [name: string, apart: Apart])[];
  readonly byLetter: readonly (readonly [name: string, ids: readonly number[]])[];
  readonly joined: JoinedNames;
};

/** @param sold cars of which the shop may have nothing */
export function carWordsOf(
  { brands, models }: Pick<KnownNames, 'brands' | 'models'>,
  sold: SoldCars,
): CarWords {
  const names = new Set<string>();
  const modelNames = new Set<string>();
  const codes = new Set<string>();
  for (const { name } of brands.values()) for (const word of wordsOf(name)) names.add(word);
  for (const alias of Object.keys(makeAliases)) names.add(alias);
  const tellingApart = new Map<string, Apart>();
  const byLetter = new Map<string, number[]>([...sold.lettered].map((name) => [name, []]));
  for (const { id, name, yearFrom } of models.values()) {
    const { base, word } = partsOfName(name);
    const together = base.join(' ');
    if (isLettered(together)) byLetter.set(together, [...(byLetter.get(together) ?? []), id]);
    // `C-Max` is written `cmax` as well.
    const joined = name
      .split(' ')
      .filter((token) => token.includes('-'))
      .flatMap(joinedWords);
    for (const one of joined) for (const some of [names, modelNames]) some.add(one);
    for (const one of wordsOf(name.split('(')[1] ?? '')) codes.add(one);
    for (const one of base) {
      names.add(one);
      if (isTellingName(one)) modelNames.add(one);
    }
    if (word !== undefined)
      tellingApart.set(together, [...(tellingApart.get(together) ?? []), { id, from: yearFrom ?? 0, word }]);
  }
  return {
    names: [...names],
    modelNames: [...modelNames],
    codes: [...codes],
    tellingApart: [...tellingApart].map(
      ([name, some]) => [name, some.toSorted((one, other) => one.from - other.from)] as const,
    ),
    byLetter: [...byLetter],
    joined: joinedNamesOf({ brands, models }, sold),
  };
}

/** @param sold cars of which the shop may have nothing */
export function createCarNames(words: CarWords, sold: SoldCars): CarNames {
  const [names, modelNames, codes] = [new Set(words.names), new Set(words.modelNames), new Set(words.codes)];
  const [tellingApart, byLetter] = [new Map(words.tellingApart), new Map(words.byLetter)];

  /** Of the model that is named before a place. */
  function generationsBefore(words: readonly string[], place: number) {
    for (let count = Math.min(mostWords, place); count > 0; count -= 1) {
      const found = tellingApart.get(words.slice(place - count, place).join(' '));
      if (found) return found;
    }
    return undefined;
  }

  function generationAt(words: readonly string[], place: number): Generation | undefined {
    const nth = numeralOf(words[place] ?? '');
    const own = nth < 1 ? undefined : generationsBefore(words, place);
    const roman = romans[nth - 1];
    const isByRomans = own?.some((one) => romans.includes(one.word));
    const meant = own?.find((one) => one.word === roman) ?? (isByRomans ? undefined : own?.[nth - 1]);
    if (!own || !meant) return undefined;
    return { word: meant.word, ids: own.filter(({ word }) => word === meant.word).map(({ id }) => id) };
  }

  const isName = (word: string): boolean => names.has(word) || sold.isName(word);

  return {
    phrasesAt(words, place) {
      const word = words[place] ?? '';
      const [, series] = bmwType.exec(word) ?? [];
      if (series && (words.includes('bmw') || /[a-z]$/.test(word))) return [['serie', series]];
      const [, letter] = mercedesType.exec(word) ?? [];
      if (letter) return [['classe', letter]];
      const [, ofSeries] = /^s([1-8])$/.exec(word) ?? [];
      if (ofSeries && words.includes('bmw')) return [['serie', ofSeries]];
      const alike = sameWords[word];
      if (alike) return alike.map((other) => [other]);
      const other =
        generationAt(words, place)?.word ?? (/^\d/.test(word) ? romans[numeralOf(word) - 1] : undefined);
      return other === undefined || other === word ? [] : [[other]];
    },
    generationAt,
    modelsAt(words, place) {
      for (let length = mostWords; length > 1; length -= 1) {
        const ids = byLetter.get(words.slice(place, place + length).join(' '));
        if (ids && place + length <= words.length) return { length, ids };
      }
      return undefined;
    },
    isName,
    isCode: (word) => codes.has(word),
    isModel: (word) => modelNames.has(word) || sold.isModel(word),
    isNumberedModel: sold.isNumberedModel,
    soldNameOf: sold.nameOf,
    ...createHeardNames(names),
    spelling: createCarSpelling(words.joined, isName),
  };
}

/** `Golf IV (1J)` is `golf` and `iv`, `Punto (188)` is `punto` and `188`; one without either has no generations. */
function partsOfName(name: string): { readonly base: readonly string[]; readonly word: string | undefined } {
  const [outside = '', code = ''] = name.split('(');
  const words = wordsOfModel(outside.split('/')[0] ?? '');
  const last = words.at(-1) ?? '';
  if (words.length > 1 && romans.includes(last)) return { base: words.slice(0, -1), word: last };
  return { base: words, word: wordsOf(code)[0] };
}
