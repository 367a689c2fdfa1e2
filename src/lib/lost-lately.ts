/** That the shop could not be reached a moment ago: a page that is opened then need not wait to find it out for itself. */
import { readStored, store } from '../browser/storage.ts';
import { now } from '../browser/time.ts';

/** Under which this browser remembers it. */
const lostKey = 'lost';
const latelyMs = 60_000;

export const noteLoss = (isLost: boolean): void => store(lostKey, isLost ? now() : undefined);

export function wasLostLately(): boolean {
  const at = readStored(lostKey);
  return typeof at === 'number' && Math.abs(now() - at) < latelyMs;
}
