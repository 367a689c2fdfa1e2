/** What is shown is fetched again once a refusal has told that it is no longer so: a 409 is about a state that the screen did not know. */
import { useEffect } from 'react';
import { Problem } from '../../../domain/problem.ts';

type Reload = () => Promise<void>;

/** How to fetch what the open screens show. */
const shown = new Set<Reload>();

/** For a screen on which nothing that is being typed depends on what it fetches. @param reload the same at each rendering */
export function useRefetchAfterConflict(reload: Reload): void {
  useEffect(() => {
    shown.add(reload);
    return () => void shown.delete(reload);
  }, [reload]);
}

export const isConflict = (error: unknown): boolean => error instanceof Problem && error.status === 409;

export const refetchShown = async (): Promise<void> =>
  void (await Promise.all([...shown].map((reload) => reload())));
