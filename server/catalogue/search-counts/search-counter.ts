/** Counts searches in memory and writes them down now and then: no search waits for it. */
import type { SearchQuery } from '../../../domain/contract/search.ts';
import { filterNames } from '../../../domain/filters/filters.ts';
import { fold } from '../../../domain/fold.ts';
import { isPrivateQuery } from '../../../domain/private-query.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import type { Clock } from '../../clock.ts';
import type { SearchCount } from './search-counts.ts';

/** Longer ones are cut: what is looked for stands at the beginning. */
const longest = 80;

/** So many different queries are noted between two writings; of a flood the rest is not counted. */
const mostNoted = 1_000;

export type SearchCounter = {
  /**
   * A search was looked at. Counted is a first page that was asked for by words alone: with a filter, nothing found may be the
   * filter's doing.
   */
  shown(query: SearchQuery, total: number): void;
  /** A part was opened from what such a search found. */
  opened(query: string): void;
  /** Writes down what was noted since the last time. What cannot be written is lost: it is a count, and no order. */
  write(): Promise<void>;
};

/** @param add writes counts down */
export function createSearchCounter(
  clock: Clock,
  add: (counts: readonly SearchCount[]) => Promise<void>,
): SearchCounter {
  let noted = new Map<string, SearchCount>();

  function note(query: string, what: 'withoutResult' | 'withResult' | 'opened'): void {
    const folded = countedAs(query);
    if (folded === undefined) return;
    const day = dayInRome(clock());
    const key = `${day} ${folded}`;
    const known = noted.get(key);
    if (!known && noted.size >= mostNoted) return;
    const count = known ?? { day, query: folded, withoutResult: 0, withResult: 0, opened: 0 };
    noted.set(key, { ...count, [what]: count[what] + 1 });
  }

  return {
    shown(asked, total) {
      const isByWordsAlone = asked.page === 1 && filterNames.every((name) => !asked[name]);
      if (isByWordsAlone) note(asked.query, total === 0 ? 'withoutResult' : 'withResult');
    },
    opened: (query) => note(query, 'opened'),
    async write() {
      if (noted.size === 0) return;
      const counts = [...noted.values()];
      noted = new Map();
      await add(counts);
    },
  };
}

/** @returns the words as they are kept; undefined where there are none, or they may be somebody's own */
function countedAs(query: string): string | undefined {
  if (isPrivateQuery(query)) return undefined;
  const folded = fold(query)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim()
    .toWellFormed();
  return folded === '' ? undefined : folded;
}
