/** What somebody looked for in vain comes along in the address, into a piece of which nothing else has been said. */
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { isUntouched } from '../../../domain/listing/typed-piece.ts';
import { wantedFrom } from '../../../domain/listing/wanted.ts';
import type { Draft } from './use-draft.ts';

const parameter = 'cercato';

/** Where a piece is put on sale for what was looked for. */
export const listingFor = (query: string): string =>
  `/nuovo?${new URLSearchParams({ [parameter]: query }).toString()}`;

export function useWanted({ item, change, another }: Draft): void {
  const wanted = new URLSearchParams(useSearch()).get(parameter);
  /** The next piece is another one. */
  const isTaken = useRef(false);
  useEffect(() => {
    if (!wanted || !item || isTaken.current) return;
    isTaken.current = true;
    const begun = { wanted, numbers: wantedFrom(wanted).numbers };
    if (isUntouched(item.typed)) change(begun);
    else if (item.typed.wanted !== wanted) another(begun);
  });
}
