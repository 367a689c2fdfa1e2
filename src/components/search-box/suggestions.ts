/** What is suggested while typing: looked up after a pause, and a late answer never replaces a newer one. */
import { useEffect, useState } from 'react';
import { suggestionDebounceMs, suggestionMinLength } from '../../../domain/constants.ts';
import type { SearchOptions, SearchResult } from '../../../domain/contract/search.ts';
import { passing } from '../../../domain/kept-answers.ts';
import { carName } from '../../../domain/my-car.ts';
import { after } from '../../browser/time.ts';
import { useStores } from '../../stores/stores.tsx';
import { carOptions } from './suggested-car.ts';

/** Most suggestions shown at once: what fits under the box of a phone with its keyboard open. */
const shownAtMost = 6;
/** Names beside whatever else there is. */
const namesAtLeast = 3;

/**
 * @param query what stands in the box; empty clears them, unless they are wanted before anything is typed
 * @param isWanted whether any are shown at all
 * @param isEager asks for names without a query too
 */
export function useSuggestions(query: string, isWanted: boolean, isEager: boolean): readonly Suggestion[] {
  const { api } = useStores();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const words = query.trim();
  const isAsked = isWanted && (isEager || words.length >= suggestionMinLength);

  useEffect(() => {
    if (!isAsked) return setSuggestions([]);
    let isCurrent = true;
    const cancel = after(suggestionDebounceMs, () => {
      api.search({ query: words }, 'near', passing).then(
        (result) => isCurrent && setSuggestions(toSuggestions(result)),
        // Suggestions are a help: without them one still searches.
        () => isCurrent && setSuggestions([]),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [words, isAsked, api]);

  return suggestions;
}

/** Unique names (specification 5), after numbers and before cars and kinds. */
function toSuggestions({ parts, suggestions: { numbers, cars, categories } }: SearchResult): Suggestion[] {
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

/** What the search box and what opens under it tell each other. */
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

export type SearchBelow = {
  readonly listId: string;
  readonly query: string;
  readonly isListWanted: boolean;
  /** Names are wanted before anything is typed. */
  readonly isEager: boolean;
  readonly isEarlierWanted: boolean;
  /** What was found, as far as it is shown now. */
  readonly shown: readonly Suggestion[];
  /** Place of the one chosen with the arrow keys; -1 for the box itself. */
  readonly chosen: number;
  readonly onFound: (found: readonly Suggestion[]) => void;
  readonly onChoose: (options: SearchOptions) => void;
};
