/** Notices on this telephone: switched on and off by a press, and kept with whoever is signed in. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { currentPush, endPush, onNoticePressed, subscribeToPush } from '../../browser/push.ts';
import { useDesk } from '../room/context.ts';
import { useLoaded } from '../room/use-loaded.ts';

export type Push = {
  /** Undefined until it is known. */
  readonly isOn: boolean | undefined;
  readonly failed: ReturnType<typeof useLoaded>['failed'];
  reload(): Promise<void>;
  begin(): Promise<'on' | 'refused' | 'unavailable'>;
  end(): Promise<void>;
};

export function usePush(): Push {
  const { calls } = useDesk();
  const { data, failed, reload, setData } = useLoaded(async () => {
    const [state, endpoint] = await Promise.all([calls.push(), currentPush()]);
    return { ...state, isOn: state.isOn && endpoint !== undefined };
  });
  return {
    isOn: data?.isOn,
    failed,
    reload,
    async begin() {
      if (!data) return 'unavailable';
      const subscription = await subscribeToPush(data.publicKey);
      if (typeof subscription === 'string') return subscription;
      await calls.beginPush(subscription);
      setData({ ...data, isOn: true });
      return 'on';
    },
    async end() {
      await calls.endPush();
      await endPush();
      if (data) setData({ ...data, isOn: false });
    },
  };
}

/** What this browser is told is whoever's is signed in: another one's ends here. */
export function usePushFollowed(): void {
  const { calls } = useDesk();
  useEffect(() => {
    async function follow(): Promise<void> {
      const endpoint = await currentPush();
      if (endpoint === undefined) return;
      const { isOn } = await calls.seePush(endpoint);
      if (!isOn) await endPush();
    }
    // Without a line the next opening tells it.
    void follow().catch(() => {});
  }, [calls]);
}

/** A press on a notice leads to its page, wherever at the desk one is. */
export function useNoticePresses(): void {
  const [, navigate] = useLocation();
  useEffect(() => onNoticePressed((path) => navigate(path.slice('/desk'.length) || '/')), [navigate]);
}
