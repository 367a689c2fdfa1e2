/** What was ticked off on this phone, as it is now. */
import { useEffect, useState } from 'react';
import { now } from '../../browser/time.ts';
import type { TickNews } from '../../offline/desk-picking/flush-ticks.ts';
import { isWaiting, readTicks, tickBox, type PickTick } from '../../offline/desk-picking/pick-ticks.ts';
import type { PickItem } from './with-ticks.ts';
import { tellTicked } from './use-tick-sending.ts';

export type Ticks = {
  readonly ticks: ReadonlyMap<string, PickTick>;
  /** Whether a line is waited for: what was only just pressed is on its way. */
  readonly isLeft: boolean;
  /** @returns false where this phone takes no more */
  tick(item: Pick<PickItem, 'id' | 'orderNumber' | 'sku'>, isPicked: boolean): Promise<boolean>;
  /** Somebody has read why the shop would not have them. */
  forget(itemIds: readonly string[]): Promise<void>;
};

export function useTicks(): Ticks {
  const [ticks, setTicks] = useState<readonly PickTick[]>([]);
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    let isGone = false;
    let asked = 0;
    async function look(): Promise<void> {
      const own = ++asked;
      const read = await readTicks();
      // One that was asked later may have answered before.
      if (isGone || own !== asked) return;
      setTicks(read);
      // What lies there when the page opens was left by another.
      if (own === 1) setLeft(read.some(isWaiting));
    }
    void look();
    const stop = tickBox.onChange((told) => {
      if (isNews(told)) setLeft(told.isAnyLeft);
      else void look();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return {
    ticks: new Map(ticks.map((tick) => [tick.itemId, tick])),
    isLeft,
    async tick({ id: itemId, orderNumber, sku }, isPicked) {
      const isStored = await tickBox.put(itemId, { itemId, orderNumber, sku, isPicked, at: now() });
      if (isStored) tellTicked();
      return isStored;
    },
    forget: (itemIds) => tickBox.remove(itemIds),
  };
}

const isNews = (told: unknown): told is TickNews =>
  typeof told === 'object' && told !== null && 'isAnyLeft' in told;
