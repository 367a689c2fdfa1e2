/** Names suggested while typing: looked up after a pause, and a late answer never replaces a newer one. */
import { useEffect, useState } from 'react';
import { suggestionDebounceMs, suggestionMinLength } from '../../../domain/constants.ts';
import { after } from '../../lib/browser.ts';
import { useStores } from '../../stores/stores.tsx';

/** Most names shown at once: what fits under the box of a phone with its keyboard open. */
const shownAtMost = 6;

/**
 * @param query what stands in the box; empty clears the names, unless they are wanted before anything is typed
 * @param isWanted whether names are shown at all
 * @param isEager asks for names without a query too
 * @returns unique part names
 */
export function useSuggestions(query: string, isWanted: boolean, isEager: boolean): readonly string[] {
  const { api } = useStores();
  const [names, setNames] = useState<readonly string[]>([]);
  const words = query.trim();
  const isAsked = isWanted && (isEager || words.length >= suggestionMinLength);

  useEffect(() => {
    if (!isAsked) return setNames([]);
    let isCurrent = true;
    const cancel = after(suggestionDebounceMs, () => {
      api.search({ query: words }).then(
        ({ parts }) =>
          isCurrent && setNames([...new Set(parts.map((part) => part.name))].slice(0, shownAtMost)),
        // Suggestions are a help: without them one still searches.
        () => isCurrent && setNames([]),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [words, isAsked, api]);

  return names;
}
