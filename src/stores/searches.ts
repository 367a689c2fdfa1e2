/** What this person searched for before, the latest first; kept in this browser alone. */
import { signal, type ReadonlySignal } from '@preact/signals-react';

type Shelf = typeof import('./searches-shelf.ts');

export function createSearches() {
  const queries = signal<readonly string[]>([]);

  /** Where it cannot be kept or read, one still searches. */
  const change = (work: (shelf: Shelf) => Promise<readonly string[]>): Promise<void> =>
    import('./searches-shelf.ts').then(work).then(
      (kept) => void (queries.value = kept),
      () => {},
    );

  return {
    /** Empty until they were read. */
    queries: queries as ReadonlySignal<readonly string[]>,
    load: () => change((shelf) => shelf.readSearches()),
    /** @param query as it was searched for; an empty one is none */
    add: (query: string) => change((shelf) => shelf.putInFront(query)),
    remove: (query: string) => change((shelf) => shelf.takeAway(query)),
    clear: () => change((shelf) => shelf.forgetSearches()),
  };
}
