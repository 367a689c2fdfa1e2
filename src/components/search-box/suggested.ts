/** What an answer of the search suggests while somebody types. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import type { SearchOptions, SearchResult } from '../../../domain/contract/search.ts';
import { fold } from '../../../domain/fold.ts';
import { carName } from '../../../domain/my-car.ts';
import { isMakeAlone } from '../../../domain/search/make-alone.ts';
import { carOptions } from './suggested-car.ts';

/** Most suggestions shown at once: what fits under the box of a phone with its keyboard open. */
const shownAtMost = 6;
/** Names beside whatever else there is; fewer beside the models of a make that was all that was typed. */
const namesAtLeast = 3;
const namesBesideMake = 1;
/** So many of the first parts are shown: a picture for each would leave the phone room for three. */
const picturesAtMost = 2;

export type Suggestion = {
  /** A name and a kind may read alike. */
  readonly key: string;
  /** `all`: what is typed, as it is. */
  readonly sort: 'name' | 'number' | 'car' | 'category' | 'all';
  readonly text: string;
  /** What has this number, and the car it comes from. */
  readonly what?: string | undefined;
  /** How much would be found. */
  readonly count?: number | undefined;
  /** What is shown beside it. */
  readonly part?: PartSummary | undefined;
  /** What is searched for when it is chosen. */
  readonly options: SearchOptions;
};

/** What is suggested for words: as long as the last of them fits nothing, since it is still being typed, for those before it. */
export async function suggestionsFor(
  words: string,
  search: (query: string) => Promise<SearchResult>,
): Promise<Suggestion[]> {
  const shown = toSuggestions(await search(words), words);
  const end = words.lastIndexOf(' ');
  return shown.length > 0 || end < 1 ? shown : suggestionsFor(words.slice(0, end).trim(), search);
}

/** Unique names (specification 5), after numbers and before cars and kinds; one that a kind has too is the kind's. */
export function toSuggestions(
  { parts, total, facets, suggestions: { numbers, cars, categories } }: SearchResult,
  query = '',
): Suggestion[] {
  const ofNumbers = numbers.map((number) => {
    const part = parts.find(({ serialNumber }) => serialNumber === number);
    return { ...suggestion('number', number, { query: number }), what: part && nameAndCar(part), part };
  });
  const ofCars = cars.map((found) => {
    const car = carName(found);
    const { category } = found;
    return suggestion('car', category ? `${category.name} · ${car}` : car, carOptions(found));
  });
  // Beside a car the kind stands with it.
  const ofKinds = (cars.length > 0 ? [] : categories).map(({ id, name, query }) => ({
    ...suggestion('category', name, { query, category: String(id) }),
    count: facets.categories.find((counted) => counted.id === id)?.count,
  }));
  const names = isMakeAlone(cars) ? namesBesideMake : namesAtLeast;
  const others = [...ofNumbers, ...ofCars, ...ofKinds].slice(0, shownAtMost - names);
  const ofNames = parts.map((part) => ({ ...suggestion('name', part.name, { query: part.name }), part }));
  const shown = eachOnce([...others, ...ofNames]).slice(0, shownAtMost);
  const inOrder = shown.toSorted((one, other) => places[one.sort] - places[other.sort]);
  const all = query && total > parts.length ? [{ ...suggestion('all', query, { query }), count: total }] : [];
  return [...withPictures(inOrder), ...all];
}

function nameAndCar({ name, models: [model] }: PartSummary): string {
  return model ? `${name} · ${carName({ brand: model.brand, model })}` : name;
}

const places: Readonly<Record<Suggestion['sort'], number>> = {
  number: 0,
  name: 1,
  car: 2,
  category: 2,
  all: 3,
};

/** The first of those that read alike. */
function eachOnce(all: readonly Suggestion[]): Suggestion[] {
  const read = new Set<string>();
  return all.filter(({ text }) => !read.has(fold(text)) && read.add(fold(text)));
}

/** Only the first of those that have one. */
function withPictures(all: readonly Suggestion[]): Suggestion[] {
  const shown = new Set(all.filter(({ part }) => part).slice(0, picturesAtMost));
  return all.map((one) => (shown.has(one) ? one : { ...one, part: undefined }));
}

function suggestion(sort: Suggestion['sort'], said: string, options: SearchOptions): Suggestion {
  // Words that are left over are searched for as well, and so they are said.
  const isRest = (sort === 'car' || sort === 'category') && options.query !== '';
  const text = isRest ? `${options.query} · ${said}` : said;
  return { key: `${sort} ${text}`, sort, text, options };
}
