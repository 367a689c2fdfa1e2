/** What a part can be found by: its words, their stems, numbers and years, each with its weight. */
import { makeAliases } from '../facts/make-aliases.ts';
import { slugOf, wordsOf } from '../fold.ts';
import { known, type KnownNames } from './known-names.ts';
import type { Piece } from './piece.ts';
import type { Stems } from './stems.ts';

/** A what it is called, B the car it came from, C what else it fits and its group, D numbers and years. */
type Weight = 'A' | 'B' | 'C' | 'D';
type Words = Record<Weight, string[]>;

/** The lexeme of a year, apart from a model called 2008. */
export const yearLexeme = (year: number): string => `y${year}`;

/** The words of a piece by weight; `keys` are its normalised numbers. */
export function searchWordsOf(piece: Piece, keys: readonly string[], names: KnownNames): Words {
  const kind = known(names.categories, piece.kindId);
  const group = kind.parentId === null ? kind : known(names.categories, kind.parentId);
  const donorWords = piece.car ? modelWords(piece.car.modelId, names) : [];
  return {
    A: [piece.nameIt, piece.nameEn, kind.nameIt, kind.nameEn].flatMap(wordsOf),
    B: donorWords,
    C: [
      ...wordsOf(group.nameIt),
      ...wordsOf(group.nameEn),
      ...piece.fits.flatMap(({ modelId }) => modelWords(modelId, names)),
    ],
    D: [
      ...keys.map((key) => key.toLowerCase()),
      ...wordsOf(piece.car?.engineCode ?? ''),
      ...yearsOf(piece, names).map(yearLexeme),
    ],
  };
}

/** The document in the text form of a tsvector, every lexeme with the best of its weights. */
export function searchDocument(words: Words, stems: Stems): string {
  const weights = new Map<string, Weight>();
  for (const weight of ['D', 'C', 'B', 'A'] as const) {
    for (const word of words[weight]) {
      weights.set(word, weight);
      for (const stem of stems(word)) weights.set(stem, weight);
    }
  }
  // Words are letters and digits only (`wordsOf`), so that nothing needs escaping.
  return [...weights].map(([lexeme, weight]) => `'${lexeme}':1${weight === 'D' ? '' : weight}`).join(' ');
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

const joinedWords = (name: string): string[] => wordsOf(name.replace(/[-'’]/g, ''));

/** The donor car's year and every year that it fits; an open end reaches to the model's own, at most thirty years on. */
function yearsOf(piece: Piece, names: KnownNames): number[] {
  const years = new Set<number>(piece.car?.year ? [piece.car.year] : []);
  for (const fit of piece.fits) {
    const model = known(names.models, fit.modelId);
    const from = fit.from ?? model.yearFrom;
    const to = fit.to ?? model.yearTo ?? from + 30;
    for (let year = from; year <= Math.min(to, from + 40); year++) years.add(year);
  }
  return [...years];
}
