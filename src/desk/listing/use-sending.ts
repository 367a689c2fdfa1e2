/** Sends what waits on this phone for as long as somebody is at the desk: at once, when the line is back, and now and then until then. */
import { useEffect, useState } from 'react';
import { onReturn } from '../../browser/activity.ts';
import { onLineBack } from '../../browser/network.ts';
import { askToSync } from '../../browser/service-worker.ts';
import { askToStay } from '../../browser/storage.ts';
import { after, now } from '../../browser/time.ts';
import { flushPieces, piecesTag } from '../../offline/desk-listing/flush-pieces.ts';
import { clearUpPieces, pieceBox } from '../../offline/desk-listing/pieces.ts';

/** A line that comes back is not always told. */
const pauseMs = 15_000;

/** Told to whoever sends: another piece waits. */
const queued = 'queued';

/** A piece is done and waits: it goes now, or when the browser finds a network, also where the desk is closed by then. */
export function tellQueued(): void {
  pieceBox.tell(queued);
  void askToStay();
  void askToSync(piecesTag);
}

/** @returns whether what waits needs somebody to sign in first */
export function useSending(): boolean {
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
        const became = await flushPieces((...call) => fetch(...call), now);
        if (isGone) return;
        setSignedOut(became === 'signed_out');
        if (became === 'left' && !isWanted) cancel = after(pauseMs, () => void go());
      }
      isUnderWay = false;
    }
    void clearUpPieces(now()).then(go);
    const stops = [
      onReturn(() => void go()),
      onLineBack(() => void go()),
      pieceBox.onChange((told) => {
        if (told === queued) void go();
      }),
    ];
    return () => {
      isGone = true;
      cancel();
      for (const stop of stops) stop();
    };
  }, []);
  return isSignedOut;
}
