/** Sends what waits on this phone for as long as somebody is at the desk: at once, when the line is back, and now and then until then. */
import { useEffect, useState } from 'react';
import { onReturn } from '../../browser/activity.ts';
import { onLineBack } from '../../browser/network.ts';
import { askToSync } from '../../browser/service-worker.ts';
import { askToStay } from '../../browser/storage.ts';
import { after } from '../../browser/time.ts';
import type { Box } from '../../offline/outbox/box.ts';
import type { Flushed } from '../../offline/send-to-desk.ts';

/** A line that comes back is not always told. */
const pauseMs = 15_000;

/** Told to whoever sends: more waits. */
const queued = 'queued';

export type Waiting = {
  readonly box: Pick<Box<unknown>, 'onChange'>;
  /** Forgets what a phone that died has left. */
  clearUp(): Promise<void>;
  flush(): Promise<Flushed>;
};

/** Something is done and waits: it goes now, or when the browser finds a network, also where the desk is closed by then. */
export function tellWaiting(box: Pick<Box<unknown>, 'tell'>, tag: string): void {
  box.tell(queued);
  void askToStay();
  void askToSync(tag);
}

/**
 * @param waiting the same each time
 * @returns whether what waits needs somebody to sign in first
 */
export function useFlushing(waiting: Waiting): boolean {
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    let isGone = false;
    let isUnderWay = false;
    let isWanted = false;
    async function go(): Promise<void> {
      cancel();
      isWanted = true;
      if (isUnderWay) return;
      isUnderWay = true;
      while (isWanted && !isGone) {
        isWanted = false;
        const became = await waiting.flush();
        if (isGone) return;
        setSignedOut(became === 'signed_out');
        if (became === 'left' && !isWanted) cancel = after(pauseMs, () => void go());
      }
      isUnderWay = false;
    }
    void waiting.clearUp().then(go);
    const stops = [
      onReturn(() => void go()),
      onLineBack(() => void go()),
      waiting.box.onChange((told) => {
        if (told === queued) void go();
      }),
    ];
    return () => {
      isGone = true;
      cancel();
      for (const stop of stops) stop();
    };
  }, [waiting]);
  return isSignedOut;
}
