/** What the words of a query may stand for besides parts: numbers, cars and kinds, among those that were found. */
import type { Locale } from '../../constants.ts';
import type { SearchResult, Suggestions } from '../../contract/search.ts';
import type { PartSummary } from '../../contract/parts.ts';
import { normalizePartNumber, partNumberKeys } from '../../part-number.ts';
import { wordsOf } from '../../fold.ts';
import { isYear, queryWords } from '../../query-words.ts';
import { createCarNames, type CarNames } from '../cars/car-names.ts';
import type { SoldCars } from '../cars/sold-cars.ts';
import type { SidedKinds } from '../index/sides.ts';
import { known, type KnownNames } from '../cars/known-names.ts';

/** Of each sort: what fits under the box of a phone beside the names of parts. */
const mostOfEach = 3;

/** A name as it is looked for. */
type Entry = { readonly id: number; readonly name: string; readonly words: readonly string[] };

export type SuggestedNames = {
  readonly known: KnownNames;
  readonly cars: CarNames;
  readonly sidedKinds: SidedKinds;
  readonly brands: ReadonlyMap<number, Entry>;
  readonly models: ReadonlyMap<number, Entry>;
  readonly categories: Record<Locale, ReadonlyMap<number, Entry>>;
};

/** What is known of cars and kinds besides what the catalogue holds. */
export type TradeFacts = {
  readonly soldCars: SoldCars;
  /** Slugs of the kinds of which there is a left and a right one. */
  readonly sidedKinds: ReadonlySet<string>;
};

export function namesToSuggest(names: KnownNames, { soldCars, sidedKinds }: TradeFacts): SuggestedNames {
  const entries = <Row extends { id: number }>(
    rows: ReadonlyMap<number, Row>,
    nameOf: (row: Row) => string,
  ) =>
    new Map(
      [...rows].map(([id, row]) => [id, { id, name: nameOf(row), words: wordsOf(nameOf(row)) }] as const),
    );
  return {
    known: names,
    cars: createCarNames(names, soldCars),
    sidedKinds: new Set(
      [...names.categories].filter(([, { slug }]) => sidedKinds.has(slug)).map(([id]) => id),
    ),
    brands: entries(names.brands, ({ name }) => name),
    models: entries(names.models, ({ name }) => name),
    categories: {
      it: entries(names.categories, ({ nameIt }) => nameIt),
      en: entries(names.categories, ({ nameEn }) => nameEn),
    },
  };
}

/**
 * @param facets of what the query found, the commonest first: nothing else is suggested
 * @param parts of the page
 */
export function suggest(
  names: SuggestedNames,
  { query, lang }: { readonly query: string; readonly lang: Locale },
  facets: SearchResult['facets'],
  parts: readonly PartSummary[],
): Suggestions {
  const words = queryWords(query);
  const kinds = (some: readonly string[]) => matching(names.categories[lang], facets.categories, some);
  return {
    numbers: numbersLike(query, parts),
    cars: carsNamed(names, words, facets).map(({ left, ...car }) => {
      const kind = kinds(left).find(({ taken }) => taken.length === left.length);
      return { ...car, category: kind ? idAndName(kind.entry) : null, query: kind ? '' : left.join(' ') };
    }),
    categories: kinds(words)
      .slice(0, mostOfEach)
      .map(({ entry, taken }) => ({ ...idAndName(entry), query: without(words, taken).join(' ') })),
  };
}

const idAndName = ({ id, name }: Entry) => ({ id, name });

/** Numbers of the parts, as they are written on them. */
function numbersLike(query: string, parts: readonly PartSummary[]): string[] {
  const keys = partNumberKeys(query);
  const isLike = (number: string) => {
    const whole = normalizePartNumber(number);
    return keys.some((key) => whole.startsWith(key) || whole.endsWith(key));
  };
  const numbers = parts.flatMap(({ serialNumber, manufacturerCode }) => [
    ...(serialNumber === '' ? [] : [serialNumber]),
    ...(manufacturerCode === null ? [] : [manufacturerCode]),
  ]);
  return [...new Set(numbers)].filter(isLike).slice(0, mostOfEach);
}

/** Models that are named, with their make; a make alone where no model of it is. */
function carsNamed(
  { known: all, brands, models }: SuggestedNames,
  words: readonly string[],
  facets: SearchResult['facets'],
): (Omit<Suggestions['cars'][number], 'category' | 'query'> & { readonly left: readonly string[] })[] {
  const namedBrands = matching(brands, facets.brands, words);
  const namedModels = matching(models, facets.models, words)
    .map((match) => {
      const { brandId } = known(all.models, match.entry.id);
      const brand = namedBrands.find(({ entry }) => entry.id === brandId);
      return { ...match, brandId, taken: [...match.taken, ...(brand?.taken ?? [])] };
    })
    .sort((one, other) => other.taken.length - one.taken.length);
  const best = namedModels[0]?.taken.length ?? 0;
  const cars = namedModels
    .filter(({ taken }) => taken.length === best)
    .map(({ entry, brandId, taken }) => ({
      brand: idAndName(known(brands, brandId)),
      model: idAndName(entry),
      taken,
    }));
  const makes = namedBrands
    .filter(({ entry }) => !cars.some(({ brand }) => brand.id === entry.id))
    .map(({ entry, taken }) => ({ brand: idAndName(entry), model: null, taken }));
  return [...cars, ...makes].slice(0, mostOfEach).map(({ brand, model, taken }) => {
    // Peugeot has a model of that name.
    const year = words.find((word) => isYear(word) && !taken.includes(word));
    return {
      brand,
      model,
      year: year === undefined ? null : Number(year),
      left: without(words, year === undefined ? taken : [...taken, year]),
    };
  });
}

type Match = { readonly entry: Entry; readonly taken: readonly string[] };

/** The counted entries whose name begins with a word of the query; those with more words of it first. */
function matching(
  entries: ReadonlyMap<number, Entry>,
  counts: readonly { id: number }[],
  words: readonly string[],
): Match[] {
  if (words.length === 0) return [];
  return counts
    .flatMap(({ id }) => {
      const entry = entries.get(id);
      const [first] = entry?.words ?? [];
      if (!entry || first === undefined || !words.some((word, at) => isSame(first, word, at, words)))
        return [];
      return {
        entry,
        taken: words.filter((word, at) => entry.words.some((own) => isSame(own, word, at, words))),
      };
    })
    .sort((one, other) => other.taken.length - one.taken.length);
}

/** Shortest beginning of a name that is suggested. */
const beginningMinLength = 2;

/** The last word may still be being typed; the others may end otherwise (`fari` for `faro`). */
function isSame(own: string, word: string, at: number, words: readonly string[]): boolean {
  // Nearly all names end here, and every name that was found is asked.
  if (own[0] !== word[0]) return false;
  if (own === word) return true;
  if (at === words.length - 1 && word.length >= beginningMinLength && own.startsWith(word)) return true;
  return word.length > 3 && stemOf(own) === stemOf(word);
}

/** Without the letter that tells one from many in both languages. */
const stemOf = (word: string): string => word.replace(/[aeios]$/, '');

const without = (words: readonly string[], taken: readonly string[]): string[] =>
  words.filter((word) => !taken.includes(word));
