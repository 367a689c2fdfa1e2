/** Pieces that were ticked off on this phone are told to the shop for as long as somebody is at the desk, whichever of its pages is open. */
import { now } from '../../browser/time.ts';
import { flushTicks, ticksTag } from '../../offline/desk-picking/flush-ticks.ts';
import { tickBox } from '../../offline/desk-picking/pick-ticks.ts';
import { tellWaiting, useFlushing, type Waiting } from '../room/use-flushing.ts';

const ticks: Waiting = {
  box: tickBox,
  clearUp: async () => {},
  flush: () => flushTicks((...call) => fetch(...call), now),
};

export const tellTicked = (): void => tellWaiting(tickBox, ticksTag);

export function useTickSending(): void {
  useFlushing(ticks);
}
