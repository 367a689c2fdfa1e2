/** What this person searched for before, the latest first; stored in this browser alone. */
import { signal, type ReadonlySignal } from '@preact/signals-react';

type History = typeof import('./search-history.ts');

export function createSearches() {
  const queries = signal<readonly string[]>([]);

  /** Where it cannot be stored or read, one still searches. */
  const change = (work: (history: History) => Promise<readonly string[]>): Promise<void> =>
    import('./search-history.ts').then(work).then(
      (stored) => void (queries.value = stored),
      () => {},
    );

  return {
    /** Empty until they were read. */
    queries: queries as ReadonlySignal<readonly string[]>,
    load: () => change((history) => history.readSearches()),
    /** @param query as it was searched for; an empty one is none */
    add: (query: string) => change((history) => history.putInFront(query)),
    remove: (query: string) => change((history) => history.takeAway(query)),
    clear: () => change((history) => history.forgetSearches()),
  };
}
