/** The make of a car, however a line says it: by any of its names, before the model, by the model alone, or by the vehicle's number. */
import { slugOf } from '../../../../domain/fold.ts';
import { readVin } from '../../../../domain/search/query/vin.ts';
import type { KnownBrand } from '../../writing/known-names.ts';
import { saysNothing } from '../says-nothing.ts';
import type { KnownCatalogue } from '../known-catalogue.ts';
import { nearestOf } from '../nearest.ts';
import { remembering } from '../remembering.ts';
import { capitalised, longestName } from './car-name.ts';
import { makeNames, makesByCode, makesByModel, modelWords } from './car-table.ts';
import type { MadeNames } from './made-names.ts';

export type MakeRecogniser = {
  /** The make that a text names, by any of its names. */
  named(text: string): KnownBrand | undefined;
  /** The make with which a text begins, in up to three words. */
  leading(text: string): { readonly brand: KnownBrand; readonly rest: string } | undefined;
  /** `Punto 1.2 8v` says its make by itself. */
  ofModel(text: string): KnownBrand | undefined;
  /**
   * The makes of a line; several where its column of makes names several.
   *
   * @returns none where nothing says one. `rest` is what is left for the model
   */
  of(
    makeText: string,
    modelText: string,
    vin: string | null,
  ): { readonly brands: readonly KnownBrand[]; readonly rest: string };
};

/** A make has up to three words, and so has the beginning of a model's name. */
const mostWords = 3;

/** Many lines begin with the same words, and each is held against all makes. */
const nearestMakes = remembering((word: string) => nearestOf(slugOf(word), makeNames));

/** Makes of two words. */
const makesOfTwo = [...new Set(makeNames.values())].flatMap((name) => {
  const [first = '', second = '', ...more] = slugOf(name).split('-');
  return second === '' || more.length > 0 ? [] : [{ first, second, name }];
});

/** `M.BENZ`, `L. ROVER`: of two words the first is a letter, where one make alone is meant. */
const inFull = (text: string): string => {
  const [, letter = '', rest = ''] = /^(\p{L})\.\s?(\p{L}{3,})\.?$/u.exec(text) ?? [];
  if (letter === '') return text;
  const [only, ...others] = makesOfTwo.filter(
    ({ first, second }) => first.startsWith(slugOf(letter)) && second.startsWith(slugOf(rest)),
  );
  return only && others.length === 0 ? only.name : text;
};

export function createMakeRecogniser(catalogue: KnownCatalogue, made: MadeNames): MakeRecogniser {
  const ofTable = (text: string): string | undefined => makeNames.get(slugOf(text));

  function named(written: string): KnownBrand | undefined {
    const text = inFull(written);
    if (text === '' || saysNothing(text)) return undefined;
    const exact = catalogue.make(text);
    if (exact && !exact.isGuess) return exact.value;
    const name = ofTable(text);
    if (name !== undefined) return made.brand(name, false);
    return exact?.value;
  }

  function leading(text: string): { brand: KnownBrand; rest: string } | undefined {
    const words = text.trim().split(/\s+/);
    for (let count = Math.min(mostWords, words.length); count > 0; count--) {
      const name = words.slice(0, count).join(' ');
      const exact = catalogue.make(name);
      const brand = exact && !exact.isGuess ? exact.value : ofTable(name) ? named(name) : undefined;
      if (brand) return { brand, rest: words.slice(count).join(' ') };
    }
    return undefined;
  }

  function ofModel(text: string): KnownBrand | undefined {
    const words = modelWords(text);
    for (let count = Math.min(mostWords, words.length); count > 0; count--) {
      const [only, ...others] = makesByModel.get(words.slice(0, count).join(' ')) ?? [];
      if (only !== undefined && others.length === 0) return named(only);
    }
    return undefined;
  }

  /** `W211 E220` says its make by the maker's own code, where no other make has it. */
  function ofCode(text: string): KnownBrand | undefined {
    const codes = modelWords(text)
      .slice(0, mostWords)
      .filter((word) => /^[a-z]+\d{2,}$/.test(word));
    for (const code of codes) {
      const [only, ...others] = makesByCode.get(code) ?? [];
      if (only !== undefined && others.length === 0) return named(only);
    }
    return undefined;
  }

  /** `Hyundia i30`: a slip of the hand, where a model of that make stands behind it. */
  function mistyped(text: string): { brand: KnownBrand; rest: string } | undefined {
    const [first = '', ...others] = text.split(/\s+/);
    const [name, ...more] = nearestMakes(first);
    if (name === undefined || more.length > 0) return undefined;
    const rest = others.join(' ');
    const models = modelWords(rest).slice(0, mostWords);
    const isOfMake = models.some((_, nth) =>
      makesByModel.get(models.slice(0, nth + 1).join(' '))?.includes(slugOf(name)),
    );
    const brand = isOfMake ? named(name) : undefined;
    return brand && { brand, rest };
  }

  /** `FIAT/ALFA/LANCIA`: all of them, where each is a make. */
  function several(text: string): KnownBrand[] {
    const parts = text.split(/\s*[/|,;+&]\s*|\s+-\s+/).filter(Boolean);
    if (parts.length < 2) return [];
    const brands = parts.map(named);
    return brands.every((brand) => brand !== undefined) ? [...new Set(brands)] : [];
  }

  /** A make that nobody knows is the yard's own. */
  function ownOf(text: string): KnownBrand | undefined {
    const name = capitalised(text.replace(/\s+/g, ' ').trim());
    return /\p{L}{2}/u.test(name) && name.length <= longestName && slugOf(name) !== ''
      ? made.brand(name, true)
      : undefined;
  }

  return {
    named,
    leading,
    ofModel,
    of(makeText, modelText, vin) {
      const whole = named(makeText);
      const makes = whole ? [whole] : several(makeText);
      if (makes.length > 0) return { brands: makes, rest: modelText };
      const all = `${makeText} ${modelText}`.trim();
      const first = leading(all) ?? mistyped(all);
      if (first) return { brands: [first.brand], rest: first.rest };
      const ofVin = vin === null ? undefined : named(readVin(vin)?.make ?? '');
      const brand = ofVin ?? ownOf(makeText) ?? ofModel(modelText) ?? ofCode(modelText);
      return { brands: brand ? [brand] : [], rest: modelText };
    },
  };
}
