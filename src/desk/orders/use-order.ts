/** An order as its page shows it: as the shop has it, with what was ticked off on this phone since. */
import { useEffect } from 'react';
import type { PricedDeskItem, WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { now } from '../../browser/time.ts';
import type { PickTick } from '../../offline/desk-picking/pick-ticks.ts';
import { useTicks, type Ticks } from '../picking/use-ticks.ts';
import { withTicks, type Ticked } from '../picking/with-ticks.ts';
import { useDesk } from '../room/context.ts';
import type { Failed } from '../room/use-act.ts';
import { useLoaded } from '../room/use-loaded.ts';

type TickedOrder = Omit<WholeDeskOrder, 'items'> & { readonly items: Ticked<PricedDeskItem>[] };

export type OrderShown = {
  readonly order: TickedOrder | undefined;
  readonly failed: Failed | undefined;
  /** Of this order. */
  readonly ticks: readonly PickTick[];
  readonly from: Ticks;
  reload(): Promise<void>;
  /** What an act has answered. */
  setOrder(order: WholeDeskOrder): void;
};

type Asked = { readonly at: number; readonly order: WholeDeskOrder };

export function useOrder(number: string): OrderShown {
  const { calls } = useDesk();
  const { data, failed, reload, setData } = useLoaded(async (): Promise<Asked> => {
    const at = now();
    return { at, order: await calls.order(number) };
  }, number);
  const from = useTicks();
  const ticks = [...from.ticks.values()].filter(({ orderNumber }) => orderNumber === number);
  // What was answered or refused since is about a state that this page does not know: what is to be done next, and who took it.
  const latest = Math.max(0, ...ticks.map(({ answer }) => answer?.at ?? 0));
  const isOld = data !== undefined && latest >= data.at;
  const refused = ticks.filter(({ refusal }) => refusal !== undefined).length;
  useEffect(() => {
    if (isOld || refused > 0) void reload();
  }, [isOld, latest, refused, reload]);
  return {
    order: data && { ...data.order, items: withTicks(data.order.items, data.at, from.ticks) },
    failed,
    ticks,
    from,
    reload,
    setOrder: (order) => setData({ at: now(), order }),
  };
}
