/** What the search box and what opens under it tell each other. */
import type { SearchOptions } from '../../../domain/contract/search.ts';

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
