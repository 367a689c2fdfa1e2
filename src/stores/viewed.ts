/** The parts that this browser looked at, the latest first; also there without a connection. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Locale } from '../../domain/constants.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import type { Api } from '../lib/api.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { now } from '../browser/time.ts';

export function createViewed(api: Api, locale: Locale) {
  const parts = signal<readonly PartSummary[] | undefined>(undefined);
  const openList = () => keepTrying(() => import('./viewed-list.ts'));

  return {
    /** Undefined until they were read: the server knows of none. */
    parts: parts as ReadonlySignal<readonly PartSummary[] | undefined>,

    /** A part's page was opened. */
    async saw(part: Part): Promise<void> {
      const { putInFront } = await openList();
      await putInFront(part, locale, now());
    },

    /** Shows what is stored, then asks what has become of it. */
    load: async (): Promise<void> =>
      (await openList()).loadViewed(api, locale, (seen) => (parts.value = seen)),

    async clear(): Promise<void> {
      const { clearCaches } = await import('../offline/cached-answers.ts');
      await Promise.all([(await openList()).clearList(), clearCaches()]);
      parts.value = [];
    },
  };
}
