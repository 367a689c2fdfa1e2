/** What is chosen from at the shelf: as this phone has it, and brought up to date whenever somebody is at the desk with a line. */
import { useEffect, useState } from 'react';
import type { ListingLists } from '../../../domain/contract/desk-listing.ts';
import { readLists, storeLists } from '../../offline/desk-listing/pieces.ts';
import type { DeskCalls } from '../room/calls.ts';

/** Takes the lists along, so that a phone that loses its line has them. */
export function useListsTakenAlong({ listing }: Pick<DeskCalls, 'listing'>): void {
  useEffect(() => {
    listing()
      .then(storeLists)
      // Then those of before stay.
      .catch(() => {});
  }, [listing]);
}

/** Undefined while nobody knows yet, and on a phone that has none and no line to have them by. */
export function useLists({ listing }: Pick<DeskCalls, 'listing'>): {
  readonly lists: ListingLists | undefined;
  readonly isKnown: boolean;
} {
  const [lists, setLists] = useState<ListingLists>();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function find(): Promise<void> {
      // The first time they may still be on their way; a phone without a line has none.
      const found = (await readLists()) ?? (await listing().catch(() => undefined));
      if (isGone) return;
      setLists(found);
      setKnown(true);
    }
    void find();
    return () => {
      isGone = true;
    };
  }, [listing]);
  return { lists, isKnown };
}
