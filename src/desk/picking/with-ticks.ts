/** The picking list with what was ticked off on this phone: what waits for a line, and what was answered after the list was asked for. */
import type { PickingList } from '../../../domain/contract/desk.ts';
import { isWaiting, type PickTick } from '../../offline/desk-picking/pick-ticks.ts';

/** `isWaiting`: the shop does not know of it yet. */
export type PickItem = PickingList['items'][number] & { readonly isWaiting: boolean };

/** @param at when the list was asked for, in milliseconds since 1970 */
export function withTicks(
  { items }: PickingList,
  at: number,
  ticks: ReadonlyMap<string, PickTick>,
): PickItem[] {
  return items.map((item) => {
    const tick = ticks.get(item.id);
    if (tick && isWaiting(tick)) {
      const pickedAt = tick.isPicked ? new Date(tick.at).toISOString() : null;
      return { ...item, pickedAt, pickedBy: null, isWaiting: true };
    }
    const { answer } = tick ?? {};
    if (!answer || answer.at < at) return { ...item, isWaiting: false };
    return { ...item, pickedAt: answer.pickedAt, pickedBy: answer.pickedBy, isWaiting: false };
  });
}
