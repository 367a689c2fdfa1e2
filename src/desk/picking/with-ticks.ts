/** Pieces to be fetched with what was ticked off on this phone: what waits for a line, and what was answered after they were asked for. */
import type { DeskItem, PickingList } from '../../../domain/contract/desk-orders.ts';
import { isWaiting, type PickTick } from '../../offline/desk-picking/pick-ticks.ts';

type Pickable = Pick<DeskItem, 'id' | 'pickedAt' | 'pickedBy'>;

/** `isWaiting`: the shop does not know of it yet. */
export type Ticked<Item> = Item & { readonly isWaiting: boolean };
export type PickItem = Ticked<PickingList['items'][number]>;

/** @param at when they were asked for, in milliseconds since 1970 */
export function withTicks<Item extends Pickable>(
  items: readonly Item[],
  at: number,
  ticks: ReadonlyMap<string, PickTick>,
): Ticked<Item>[] {
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
