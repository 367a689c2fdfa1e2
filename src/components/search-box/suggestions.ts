/** What is suggested while typing: looked up after a pause, and a late answer never replaces a newer one. */
import { useEffect, useState } from 'react';
import { suggestionDebounceMs, suggestionMinLength } from '../../../domain/constants.ts';
import type { SearchOptions, SearchResult } from '../../../domain/contract/search.ts';
import { after } from '../../lib/browser.ts';
import { useStores } from '../../stores/stores.tsx';
import type { Suggestion } from './search-below.ts';

/** Most suggestions shown at once: what fits under the box of a phone with its keyboard open. */
const shownAtMost = 8;
/** Of these so many are names of parts at most, where there is something else. */
const namesAtMost = 6;

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
      api.search({ query: words }).then(
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

/** Unique names (specification 5); before them what the whole query stands for, after them what a part of it does. */
function toSuggestions({ parts, suggestions: { numbers, cars, categories } }: SearchResult): Suggestion[] {
  const others = [
    ...numbers.map((text) => suggestion('number', text, { query: text })),
    ...cars.map(({ brand, model, year, category, query }) => {
      const car = [brand.name, model?.name, year].filter(Boolean).join(' ');
      return suggestion('car', category ? `${category.name} · ${car}` : car, {
        query,
        brand: String(brand.id),
        model: model ? String(model.id) : undefined,
        year: year ?? undefined,
        category: category ? String(category.id) : undefined,
      });
    }),
    // Beside a car the kind stands with it.
    ...(cars.length > 0 ? [] : categories).map(({ id, name, query }) =>
      suggestion('category', name, { query, category: String(id) }),
    ),
  ];
  const names = [...new Set(parts.map(({ name }) => name))]
    .slice(0, Math.max(namesAtMost - others.length, shownAtMost - namesAtMost))
    .map((name) => suggestion('name', name, { query: name }));
  const isWhole = ({ sort, options }: Suggestion) => sort === 'number' || options.query === '';
  return [...others.filter(isWhole), ...names, ...others.filter((other) => !isWhole(other))].slice(
    0,
    shownAtMost,
  );
}

function suggestion(sort: Suggestion['sort'], said: string, options: SearchOptions): Suggestion {
  // Words that are left over are searched for as well, and so they are said.
  const isRest = (sort === 'car' || sort === 'category') && options.query !== '';
  const text = isRest ? `${options.query} · ${said}` : said;
  return { key: `${sort} ${text}`, sort, text, options };
}
