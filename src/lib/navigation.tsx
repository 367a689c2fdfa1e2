/** What components may know of moving between pages. The app provides it. */
import { createContext, useContext } from 'react';
import type { ReadonlySignal } from '@preact/signals-react';
import type { PartInView } from './page.ts';

export type Navigation = {
  /** Path without language prefix, and the query with its question mark, of what is shown. */
  readonly path: string;
  readonly search: string;
  /** The part whose page is shown. */
  readonly part: PartInView | undefined;
  /** Whether a page is being loaded that is not shown yet. */
  readonly isMoving: ReadonlySignal<boolean>;
  /** `keepsPlace`: the same page under another query, focus and scroll stay where they are. */
  readonly navigate: (to: string, options?: { replace?: boolean; keepsPlace?: boolean }) => void;
  /** Loads what is shown once more. */
  readonly again: () => void;
};

export const NavigationContext = createContext<Navigation | undefined>(undefined);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation outside of the app');
  return navigation;
}
