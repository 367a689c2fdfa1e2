/** What the words of a query may stand for besides parts: numbers, cars and kinds, among those that were found. */
import type { Locale } from '../../constants.ts';
import type { SearchResult, Suggestions } from '../../contract/search.ts';
import type { PartSummary } from '../../contract/parts.ts';
import { normalizePartNumber, partNumberKeys } from '../../part-number.ts';
import { wordsOf } from '../../fold.ts';
import { queryWords } from '../../query-words.ts';
import { carWordsOf, createCarNames, type CarNames, type CarWords } from '../cars/car-names.ts';
import type { SoldCars } from '../cars/sold-cars.ts';
import type { SidedKinds } from '../index/sides.ts';
import type { KnownNames } from '../cars/known-names.ts';
import { isMakeAlone } from '../make-alone.ts';
import { idAndName, matching, without, type Entry } from './matched-names.ts';
import { carsNamed } from './named-cars.ts';

/** Of each sort: what fits under the box of a phone beside the names of parts. */
const mostOfEach = 3;
/** Who typed a make and nothing else is asked which model it is. */
const mostOfAMake = 5;

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

/** @param carWords of the same names, where they have been worked out before */
export function namesToSuggest(
  names: KnownNames,
  { soldCars, sidedKinds }: TradeFacts,
  carWords: CarWords = carWordsOf(names, soldCars),
): SuggestedNames {
  const entries = <Row extends { id: number }>(
    rows: ReadonlyMap<number, Row>,
    nameOf: (row: Row) => string,
  ) => new Map([...rows].map(([id, row]) => [id, entryOf(id, nameOf(row))] as const));
  return {
    known: names,
    cars: createCarNames(carWords, soldCars),
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

/** Its words are parted when they are first asked for: most names no query ever finds. */
function entryOf(id: number, name: string): Entry {
  let words: readonly string[] | undefined;
  return {
    id,
    name,
    get words() {
      return (words ??= wordsOf(name));
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
  const cars = carsNamed(names, words, facets)
    .slice(0, mostOfAMake)
    .map(({ left, ...car }) => {
      const kind = kinds(left).find(({ taken }) => taken.length === left.length);
      return { ...car, category: kind ? idAndName(kind.entry) : null, query: kind ? '' : left.join(' ') };
    });
  return {
    numbers: numbersLike(query, parts),
    cars: cars.slice(0, isMakeAlone(cars) ? mostOfAMake : mostOfEach),
    categories: kinds(words)
      .slice(0, mostOfEach)
      .map(({ entry, taken }) => ({ ...idAndName(entry), query: without(words, taken).join(' ') })),
  };
}

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
