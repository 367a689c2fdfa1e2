/** What an answer of the search suggests while somebody types. */
import type { SearchOptions, SearchResult } from '../../../domain/contract/search.ts';
import { carName } from '../../../domain/my-car.ts';
import { carOptions } from './suggested-car.ts';

/** Most suggestions shown at once: what fits under the box of a phone with its keyboard open. */
const shownAtMost = 6;
/** Names beside whatever else there is. */
const namesAtLeast = 3;

export type Suggestion = {
  /** A name and a kind may read alike. */
  readonly key: string;
  readonly sort: 'name' | 'number' | 'car' | 'category';
  readonly text: string;
  /** What has this number. */
  readonly what?: string | undefined;
  /** What is searched for when it is chosen. */
  readonly options: SearchOptions;
};

/** Unique names (specification 5), after numbers and before cars and kinds. */
export function toSuggestions({
  parts,
  suggestions: { numbers, cars, categories },
}: SearchResult): Suggestion[] {
  const ofNumbers = numbers.map((number) => ({
    ...suggestion('number', number, { query: number }),
    what: parts.find(({ serialNumber }) => serialNumber === number)?.name,
  }));
  const ofCars = cars.map((found) => {
    const car = carName(found);
    const { category } = found;
    return suggestion('car', category ? `${category.name} · ${car}` : car, carOptions(found));
  });
  // Beside a car the kind stands with it.
  const ofKinds = (cars.length > 0 ? [] : categories).map(({ id, name, query }) =>
    suggestion('category', name, { query, category: String(id) }),
  );
  const others = [...ofNumbers, ...ofCars, ...ofKinds].slice(0, shownAtMost - namesAtLeast);
  const ofNames = [...new Set(parts.map(({ name }) => name))]
    .slice(0, shownAtMost - others.length)
    .map((name) => suggestion('name', name, { query: name }));
  const isNumber = ({ sort }: Suggestion) => sort === 'number';
  return [...others.filter(isNumber), ...ofNames, ...others.filter((other) => !isNumber(other))];
}

function suggestion(sort: Suggestion['sort'], said: string, options: SearchOptions): Suggestion {
  // Words that are left over are searched for as well, and so they are said.
  const isRest = (sort === 'car' || sort === 'category') && options.query !== '';
  const text = isRest ? `${options.query} · ${said}` : said;
  return { key: `${sort} ${text}`, sort, text, options };
}
