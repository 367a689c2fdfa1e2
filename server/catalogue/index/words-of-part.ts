/** What a part can be found by besides its numbers and years: phrases of words, each with the place where it stands. */
import { makeAliases } from '../facts/make-aliases.ts';
import { slugOf, wordsOf } from '../../../domain/fold.ts';
import { known, type KnownNames } from '../writing/known-names.ts';
import { createRemembered } from './remembered.ts';
import type { Stems } from './stems.ts';
import type { Standing } from './word-index.ts';

export type WordedPart = {
  readonly categoryId: number;
  readonly nameIt: string;
  readonly nameEn: string;
  /** Model of the donor car. */
  readonly donorModelId: number | null;
  readonly engineCode: string | null;
  readonly fittedModelIds: readonly number[];
};

/** A name, a kind or a car in words: the same object wherever it stands, so that its words are worked out once. */
export type Phrase = {
  readonly words: readonly string[];
  /** The words and their stems; absent until they were learnt. */
  learnt?: readonly string[];
};

export type PhrasesOfPart = Readonly<Record<Standing, readonly Phrase[]>>;

/** Different names that are kept while parts are read. */
const mostRemembered = 50_000;

/** Reads the words of parts with the names of a moment. */
export function createWordReader(names: KnownNames): (part: WordedPart) => PhrasesOfPart {
  const texts = createRemembered<string, Phrase>(mostRemembered);
  const kinds = createRemembered<number, Phrase>(mostRemembered);
  const groups = createRemembered<number, Phrase>(mostRemembered);
  const models = createRemembered<number, Phrase>(mostRemembered);
  const ofText = (text: string) => texts(text, () => ({ words: wordsOf(text) }));
  const ofModel = (id: number) => models(id, () => ({ words: modelWords(id, names) }));
  const ofKind = (id: number) => kinds(id, () => ({ words: kindWords(id, names) }));
  const ofGroup = (id: number) =>
    groups(id, () => ({ words: kindWords(known(names.categories, id).parentId ?? id, names) }));
  return ({ categoryId, nameIt, nameEn, donorModelId, engineCode, fittedModelIds }) => ({
    name: [ofText(nameIt), ofText(nameEn), ofKind(categoryId)],
    donor: donorModelId === null ? [] : [ofModel(donorModelId)],
    fit: [ofGroup(categoryId), ...fittedModelIds.map(ofModel)],
    rest: engineCode === null ? [] : [ofText(engineCode)],
  });
}

/** Teaches phrases their stems. */
export function learn(phrases: Iterable<Phrase>, stems: Stems): void {
  for (const phrase of phrases)
    phrase.learnt = [...new Set(phrase.words.flatMap((word) => [word, ...stems(word)]))];
}

function kindWords(id: number, names: KnownNames): string[] {
  const { nameIt, nameEn } = known(names.categories, id);
  return [nameIt, nameEn].flatMap(wordsOf);
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
