/** What is suggested while typing: shown after a pause, and a late answer never replaces a newer one. */
import { useEffect, type RefObject } from 'react';
import { suggestionDebounceMs, suggestionMinLength } from '../../../domain/constants.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { passing, passingHere } from '../../../domain/answer-caches.ts';
import { after, sinceOpened } from '../../browser/time.ts';
import { useStores } from '../../stores/stores.tsx';
import { suggestionsFor, type Suggestion } from './suggested.ts';

const none: readonly Suggestion[] = [];

/**
 * A device that carries the whole catalogue looks during the pause, and the shop is not asked then.
 *
 * @param query what stands in the box; empty clears them, unless they are wanted before anything is typed
 * @param typedAt when it was typed, by the clock of the page's events: the pause begins there
 * @param isWanted whether any are shown at all
 * @param isEager asks for names without a query too
 */
export function useSuggestions(
  query: string,
  typedAt: RefObject<number>,
  { isListWanted: isWanted, isEager, onFound }: Pick<SearchBelow, 'isListWanted' | 'isEager' | 'onFound'>,
): void {
  const { api } = useStores();
  const words = query.trim();
  const isAsked = isWanted && (isEager || words.length >= suggestionMinLength);

  useEffect(() => {
    if (!isAsked) return onFound(none);
    const lookUp = (how: typeof passing | typeof passingHere) =>
      suggestionsFor(words, (asked) => api.search({ query: asked }, 'near', how));
    const ahead = lookUp(passingHere).catch(() => undefined);
    let isCurrent = true;
    const cancel = after(typedAt.current + suggestionDebounceMs - sinceOpened(), async () => {
      // Suggestions are a help: without them one still searches.
      const found = (await ahead) ?? (await lookUp(passing).catch(() => []));
      if (isCurrent) onFound(found);
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [words, typedAt, isAsked, api, onFound]);
}

/** What the search box and what opens under it tell each other. */
export type SearchBelow = {
  readonly listId: string;
  readonly query: string;
  readonly typedAt: RefObject<number>;
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
