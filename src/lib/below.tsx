/** What lies further down than anybody sees first. */
import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import { isAlive } from '../browser/page-lifecycle.ts';

/** Whether the page began as the bare shell, and is looked at from its top. */
export const BeginsAtTop = createContext(false);

/**
 * Shown a moment after what stands above it, on a page that the browser makes all by itself: a slow phone needs half of its
 * time for what nobody sees yet. Everywhere else it is there at once.
 */
export function Below({ children }: { children: ReactNode }) {
  const isFirst = useContext(BeginsAtTop) && !isAlive();
  return useDeferredValue(true, !isFirst) && children;
}
