/** What is suggested while typing: looked up after a pause, and a late answer never replaces a newer one. */
import { useEffect, useState } from 'react';
import { suggestionDebounceMs, suggestionMinLength } from '../../../domain/constants.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { passing } from '../../../domain/answer-caches.ts';
import { after } from '../../browser/time.ts';
import { useStores } from '../../stores/stores.tsx';
import { suggestionsFor, type Suggestion } from './suggested.ts';

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
      suggestionsFor(words, (asked) => api.search({ query: asked }, 'near', passing)).then(
        (found) => isCurrent && setSuggestions(found),
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

/** What the search box and what opens under it tell each other. */
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
