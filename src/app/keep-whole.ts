/** While nobody does anything, the worker brings what is missing of the shop's files: what an install leaves for later, and what went. */
import { refillMessage } from '../../domain/release.ts';
import { now } from '../browser/time.ts';
import { onReturn, untilAtRest } from '../browser/activity.ts';
import { askWorker, isWatched } from '../browser/service-worker.ts';

import { keepTrying } from '../lib/keep-trying.ts';

/** For so long nobody has pressed, written or scrolled. */
const restMs = 2_000;
/** A tab that is left open looks again when somebody comes back to it, no more often than this. */
const lookEveryMs = 10 * 60 * 1000;

/** To be called once the page is alive; where there is no worker, nothing is done. */
export async function keepWhole(): Promise<void> {
  if (!(await isWatched())) return;
  let lookedAt = 0;
  // On a bad line files are missing for longer than that, and one that asks for them is enough.
  let isTrying = false;
  const look = (): void => {
    if (isTrying || now() - lookedAt < lookEveryMs) return;
    isTrying = true;
    lookedAt = now();
    void keepTrying(async () => {
      await untilAtRest(restMs);
      if (!(await askWorker({ type: refillMessage }))) throw new Error('Some files are missing.');
    }).finally(() => (isTrying = false));
  };
  look();
  onReturn(look);
}
