/** A number that somebody looked for comes along in the address, into a piece of which nothing else has been said. */
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { isUntouched } from '../../../domain/listing/typed-piece.ts';
import type { Draft } from './use-draft.ts';

/** The parameter of the listing's address. */
export const wantedNumber = 'numero';

export function useWantedNumber({ item, change, another }: Draft): void {
  const numbers = new URLSearchParams(useSearch()).get(wantedNumber);
  /** The next piece is another one. */
  const isTaken = useRef(false);
  useEffect(() => {
    if (!numbers || !item || isTaken.current) return;
    isTaken.current = true;
    if (isUntouched(item.typed)) change({ numbers });
    else if (item.typed.numbers !== numbers) another({ numbers });
  });
}
