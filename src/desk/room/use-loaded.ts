/** What a screen of the desk shows, fetched when it opens and whenever the phone comes back to it. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onReturn } from '../../browser/activity.ts';
import { useDesk } from './context.ts';
import { failedOf, type Failed } from './use-act.ts';

export type Loaded<Data> = {
  readonly data: Data | undefined;
  readonly failed: Failed | undefined;
  reload(): Promise<void>;
  /** What an act has answered. */
  setData(data: Data): void;
};

/** @param load is asked again when `key` changes */
export function useLoaded<Data>(load: () => Promise<Data>, key = ''): Loaded<Data> {
  const { endVisit } = useDesk();
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState<Failed>();
  const latest = useRef({ load, endVisit });
  // Before the first load, which is an effect that comes after this one.
  useLayoutEffect(() => {
    latest.current = { load, endVisit };
  });

  const reload = useCallback(async () => {
    try {
      setData(await latest.current.load());
      setFailed(undefined);
    } catch (error) {
      setFailed(failedOf(error, latest.current.endVisit));
    }
  }, []);

  useEffect(() => {
    setData(undefined);
    void reload();
    return onReturn(() => void reload());
  }, [reload, key]);

  return { data, failed, reload, setData };
}
