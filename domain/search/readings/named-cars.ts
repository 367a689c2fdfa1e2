/** The cars that the words of a query name, among those of which something was found. */
import type { SearchResult, Suggestions } from '../../contract/search.ts';
import { isYear } from '../../query-words.ts';
import { known, type KnownNames } from '../cars/known-names.ts';
import { correctionsOf, longerNear } from '../query/typing-errors.ts';
import { makeAliases } from '../cars/make-aliases.ts';
import { beginningMinLength, idAndName, matching, without, type Entry, type Match } from './matched-names.ts';

/** Makes and models by their names, and what is known of them. */
type CarsByName = {
  readonly known: KnownNames;
  readonly brands: ReadonlyMap<number, Entry>;
  readonly models: ReadonlyMap<number, Entry>;
};

type NamedCar = Pick<Suggestions['cars'][number], 'brand' | 'model' | 'year'> & {
  /** The words that say none of it. */
  readonly left: readonly string[];
};

type Facets = SearchResult['facets'];

/** Models that are named, with their make; where none is, the make alone and then its commonest models. */
export function carsNamed(names: CarsByName, words: readonly string[], facets: Facets): NamedCar[] {
  const written = matching(names.brands, facets.brands, words);
  const makes = written.length > 0 ? written : otherwiseWritten(names.brands, facets.brands, words);
  const models = modelsNamed(names, words, facets, makes);
  const withoutModel = makes
    .filter(({ entry }) => !models.some(({ brand }) => brand.id === entry.id))
    .map(({ entry, taken }) => ({ brand: idAndName(entry), model: null, taken }));
  const commonest = models.length > 0 ? [] : makes.flatMap((make) => modelsOf(names, facets, make));
  return [...models, ...withoutModel, ...commonest].map(({ brand, model, taken }) => {
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

/** Those of which most words are said, their make's among them. */
function modelsNamed(
  { known: all, brands, models }: CarsByName,
  words: readonly string[],
  facets: Facets,
  makes: readonly Match[],
) {
  const brandOf = (model: number) => known(all.models, model).brandId;
  const makeOf = (model: number) => makes.find(({ entry }) => entry.id === brandOf(model));
  // One letter tells a model of the make that is named beside it, and none of another.
  const leastOf = (model: number) => (makeOf(model) ? 1 : beginningMinLength);
  const named = matching(models, facets.models, words, leastOf).map(({ entry, taken }) => ({
    brand: idAndName(known(brands, brandOf(entry.id))),
    model: idAndName(entry),
    taken: [...taken, ...(makeOf(entry.id)?.taken ?? [])],
  }));
  const most = Math.max(...named.map(({ taken }) => taken.length));
  return named.filter(({ taken }) => taken.length === most);
}

/** What was found of a make, the commonest first. */
const modelsOf = ({ known: all, models }: CarsByName, facets: Facets, { entry: make, taken }: Match) =>
  facets.models.flatMap(({ id }) => {
    const entry = models.get(id);
    const isIts = entry && known(all.models, id).brandId === make.id;
    return isIts ? [{ brand: idAndName(make), model: idAndName(entry), taken }] : [];
  });

/** The commonest make of what was found, where a word is another name of it or its name with a slip: the search has forgiven it. */
function otherwiseWritten(
  brands: ReadonlyMap<number, Entry>,
  [commonest]: readonly { id: number }[],
  words: readonly string[],
): Match[] {
  const entry = commonest && brands.get(commonest.id);
  const [name] = entry?.words ?? [];
  if (!entry || name === undefined) return [];
  const candidates = [{ word: name, parts: 1 }];
  const isMistyped = (word: string) =>
    word.length >= shortestMistyped &&
    [correctionsOf, longerNear].some((near) => near(word, candidates).length > 0);
  const taken = words.filter((word) => makeAliases[word]?.startsWith(name) || isMistyped(word));
  return taken.length > 0 ? [{ entry, taken }] : [];
}

/** Shorter words are near too many. */
const shortestMistyped = 4;
