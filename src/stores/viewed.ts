/** The parts that this browser looked at, the latest first; also there without a connection. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Locale } from '../../domain/constants.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import { Problem } from '../../domain/problem.ts';
import type { Api } from '../lib/api.ts';
import { now } from '../lib/browser.ts';
import type { ViewedPart } from './viewed-shelf.ts';

/** What the server told longer ago than this is asked again: somebody may have bought the part. */
const freshMs = 600_000;
/** Questions at once: few enough for a slow line. */
const atOnce = 4;

export function createViewed(api: Api, locale: Locale) {
  const parts = signal<readonly PartSummary[] | undefined>(undefined);
  const openShelf = () => import('./viewed-shelf.ts');

  async function read(): Promise<ViewedPart[]> {
    const seen = await (await import('./read-viewed.ts')).readViewed();
    parts.value = seen.map(({ part }) => part);
    return seen;
  }

  async function askAgain({ part: { id } }: ViewedPart): Promise<void> {
    const { replaceOnShelf, toSummary } = await openShelf();
    try {
      const part = toSummary(await api.part(String(id)));
      await replaceOnShelf(id, { part, lang: locale, toldAt: now() });
    } catch (error) {
      if (error instanceof Problem && error.code === 'part_not_found') await replaceOnShelf(id, undefined);
      // Anything else is the connection: what was seen stays as it was seen.
    }
  }

  return {
    /** Undefined until they were read: the server knows of none. */
    parts: parts as ReadonlySignal<readonly PartSummary[] | undefined>,

    /** A part's page was opened. */
    async saw(part: Part): Promise<void> {
      const { putInFront } = await openShelf();
      await putInFront(part, locale, now());
    },

    /** Shows what is kept, then asks what has become of it. */
    async load(): Promise<void> {
      const seen = await read();
      const old = seen.filter(({ lang, toldAt }) => lang !== locale || now() - toldAt > freshMs);
      if (old.length === 0) return;
      while (old.length > 0) await Promise.all(old.splice(0, atOnce).map(askAgain));
      await read();
    },

    async clear(): Promise<void> {
      const { clearShelves } = await import('../offline/shelves.ts');
      await Promise.all([(await openShelf()).emptyShelf(), clearShelves()]);
      parts.value = [];
    },
  };
}
