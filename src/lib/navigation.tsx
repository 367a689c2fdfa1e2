/** What components may know of moving between pages. The app provides it. */
import { createContext, useContext } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import { useKnown } from './use-known.ts';
import type { PartInView } from './page.ts';

/** Where one is. */
type Place = {
  /** Path without language prefix, and the query with its question mark, of what is shown. */
  readonly path: string;
  readonly search: string;
  /** The part whose page is shown. */
  readonly part: PartInView | undefined;
};

/** How one moves. */
type Moving = {
  /** Whether a page is being loaded that is not shown yet. */
  readonly isMoving: ReadonlySignal<boolean>;
  /** `keepsPlace`: the same page under another query, focus and scroll stay where they are. */
  readonly navigate: (to: string, options?: { replace?: boolean; keepsPlace?: boolean }) => void;
  /** Loads what is shown once more. */
  readonly again: () => void;
};

/** One object for as long as the page is open: where one is changes within it. */
type Navigation = Moving & {
  readonly place: ReadonlySignal<Place>;
  /** Where the page began. */
  readonly first: Place;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Place & Moving {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('no navigation');
  return { ...navigation, ...useKnown(navigation.place, navigation.first) };
}
