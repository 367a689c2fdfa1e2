/** What is shown where the shop does not answer and nobody knows who is there: pieces are listed, and ticked off the picking list that lies on this phone. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { now } from '../../browser/time.ts';
import { readPicking } from '../../offline/desk-picking/picking-list.ts';

/** The shop does not answer; or answers again, and somebody has to sign in. */
export type Away = 'away' | 'signed_out';

export const listingPath = '/nuovo';
export const pickingPath = '/prelievo';

export type AwayRooms = {
  /** Undefined until this phone was asked for a picking list. */
  readonly hasList: boolean | undefined;
  readonly isPicking: boolean;
  /** Somebody types: once the shop knows them again they are still there. */
  stay(): void;
};

export function useAway(away: Away | undefined): AwayRooms {
  const [path, navigate] = useLocation();
  const [hasList, setHasList] = useState<boolean>();
  const isAway = away !== undefined;
  useEffect(() => {
    if (isAway) void readPicking(now()).then((list) => setHasList(list !== undefined));
  }, [isAway]);
  const isPicking = isAway && path === pickingPath && hasList === true;
  return {
    hasList,
    isPicking,
    stay() {
      if (isAway && !isPicking && path !== listingPath) navigate(listingPath, { replace: true });
    },
  };
}
