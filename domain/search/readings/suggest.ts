/** What the words of a query may stand for besides parts: numbers, cars and kinds, among those that were found. */
import type { Locale } from '../../constants.ts';
import type { SearchResult, Suggestions } from '../../contract/search.ts';
import type { PartSummary } from '../../contract/parts.ts';
import { normalizePartNumber, partNumberKeys } from '../../part-number.ts';
import { wordsOf } from '../../fold.ts';
import { isYear, queryWords } from '../../query-words.ts';
import { slipsBetween } from '../../edit-distance.ts';
import { makeAliases } from '../cars/make-aliases.ts';
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

/** Models that are named, with their make; where none is, the make alone and then its commonest models. */
function carsNamed(
  { known: all, brands, models }: SuggestedNames,
  words: readonly string[],
  facets: SearchResult['facets'],
): (Omit<Suggestions['cars'][number], 'category' | 'query'> & { readonly left: readonly string[] })[] {
  const written = matching(brands, facets.brands, words);
  const namedBrands = written.length > 0 ? written : otherwiseWritten(brands, facets.brands, words);
  const brandOf = (model: number) => {
    const { brandId } = known(all.models, model);
    return { brandId, brand: namedBrands.find(({ entry }) => entry.id === brandId) };
  };
  // One letter tells a model of the make that is named beside it, and none of another.
  const leastOf = (model: number) => (brandOf(model).brand ? 1 : beginningMinLength);
  const namedModels = matching(models, facets.models, words, leastOf)
    .map((match) => ({ ...match, ...brandOf(match.entry.id) }))
    .map(({ brand, ...match }) => ({ ...match, taken: [...match.taken, ...(brand?.taken ?? [])] }))
    .sort((one, other) => other.taken.length - one.taken.length);
  const modelsOf = (makes: readonly Match[]) =>
    makes.flatMap(({ entry: make, taken }) =>
      facets.models.flatMap(({ id }) => {
        const entry = models.get(id);
        const isIts = entry && known(all.models, id).brandId === make.id;
        return isIts ? [{ brand: idAndName(make), model: idAndName(entry), taken }] : [];
      }),
    );
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
  const commonest = cars.length > 0 ? [] : modelsOf(namedBrands);
  return [...cars, ...makes, ...commonest].slice(0, mostOfEach).map(({ brand, model, taken }) => {
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

/** The commonest make of what was found, where a word is another name of it or its name with a slip: the search has forgiven it. */
function otherwiseWritten(
  brands: ReadonlyMap<number, Entry>,
  [commonest]: readonly { id: number }[],
  words: readonly string[],
): Match[] {
  const entry = commonest && brands.get(commonest.id);
  const [name] = entry?.words ?? [];
  if (!entry || name === undefined) return [];
  const isMeant = (word: string) =>
    makeAliases[word]?.startsWith(name) || (word.length >= shortestMistyped && isNear(word, name));
  const taken = words.filter(isMeant);
  return taken.length > 0 ? [{ entry, taken }] : [];
}

/** Shorter words are near too many. */
const shortestMistyped = 4;

/** One slip in a short word, two in a longer one, of the name or of its beginning. */
const isNear = (word: string, name: string): boolean =>
  Math.min(slipsBetween(word, name), slipsBetween(word, name.slice(0, word.length))) <=
  (word.length <= 5 ? 1 : 2);

type Match = { readonly entry: Entry; readonly taken: readonly string[] };

/**
 * The counted entries whose name begins with a word of the query; those with more words of it first.
 *
 * @param leastOf letters of a word still being typed that tell an entry
 */
function matching(
  entries: ReadonlyMap<number, Entry>,
  counts: readonly { id: number }[],
  words: readonly string[],
  leastOf: (id: number) => number = () => beginningMinLength,
): Match[] {
  if (words.length === 0) return [];
  return counts
    .flatMap(({ id }) => {
      const entry = entries.get(id);
      const [first] = entry?.words ?? [];
      if (!entry || first === undefined) return [];
      const isSame = sameAs(words, leastOf(id));
      if (!words.some((word, at) => isSame(first, word, at))) return [];
      return {
        entry,
        taken: words.filter((word, at) => entry.words.some((own) => isSame(own, word, at))),
      };
    })
    .sort((one, other) => other.taken.length - one.taken.length);
}

/** Shortest beginning of a name that is suggested. */
const beginningMinLength = 2;

/** The last word may still be being typed, `least` letters of it at least; the others may end otherwise (`fari` for `faro`). */
const sameAs =
  (words: readonly string[], least: number) =>
  (own: string, word: string, at: number): boolean => {
    // Nearly all names end here, and every name that was found is asked.
    if (own[0] !== word[0]) return false;
    if (own === word) return true;
    if (at === words.length - 1 && word.length >= least && own.startsWith(word)) return true;
    return word.length > 3 && stemOf(own) === stemOf(word);
  };

/** Without the letter that tells one from many in both languages. */
const stemOf = (word: string): string => word.replace(/[aeios]$/, '');

const without = (words: readonly string[], taken: readonly string[]): string[] =>
  words.filter((word) => !taken.includes(word));
